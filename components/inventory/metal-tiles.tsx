import { SiteLink } from '@/components/chrome/site-link';
import { metals } from '@/lib/metals';
import * as routes from '@/lib/routes';
import { MetalSwatch } from './metal-swatch';
import styles from './metal-tiles.module.scss';

/** The five metals as tiles that lead to their inventories, with how many grades each has. */
export function MetalTiles({ counts }: { counts?: Readonly<Record<string, number>> }) {
  return (
    <ul className={styles.tiles}>
      {metals.map((metal) => (
        <li key={metal.slug}>
          <SiteLink className={styles.tile} href={routes.inventory(metal)}>
            <MetalSwatch metal={metal} />
            <span className={styles.name}>{metal.name}</span>
            {counts?.[metal.slug] !== undefined && (
              <span className={styles.count}>{grades(counts[metal.slug]!)}</span>
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

const grades = (count: number) => (count === 1 ? '1 grade' : `${count} grades`);
