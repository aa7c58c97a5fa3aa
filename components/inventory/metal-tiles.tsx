import { metals } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { counted } from '@/lib/site/counted';
import { MetalSwatch } from './metal-swatch';
import styles from './metal-tiles.module.scss';

export function MetalTiles({ counts }: { counts?: Readonly<Record<string, number>> }) {
  return (
    <ul className={styles.tiles}>
      {metals.map((metal) => (
        <li key={metal.slug}>
          <a className={styles.tile} href={routes.inventory(metal)}>
            <MetalSwatch metal={metal} />
            <span className={styles.name}>{metal.name}</span>
            {gradeCount(counts?.[metal.slug])}
          </a>
        </li>
      ))}
    </ul>
  );
}

const gradeCount = (count: number | undefined) =>
  count !== undefined && <span className={styles.count}>{counted(count, 'grade')}</span>;
