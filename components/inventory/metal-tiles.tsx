import { type Metal, metals } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { MetalSwatch } from './metal-swatch';
import styles from './metal-tiles.module.scss';

interface Tile {
  metal: Metal;
  /** Its inventory, where nothing else is named. */
  href?: string;
  name?: string;
  /** Below the name. */
  note?: string;
  isCurrent?: boolean;
}

/** A tile for each metal. */
export const MetalTiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <ul className={styles.tiles}>
    {tiles.map(({ metal, href = routes.inventory(metal), name = metal.name, note, isCurrent }) => (
      <li key={metal.slug} data-metal={metal.slug}>
        <a className={styles.tile} href={href} aria-current={isCurrent ? 'page' : undefined}>
          <MetalSwatch metal={metal} />
          <span className={styles.name}>{name}</span>
          {note && <span className={styles.note}>{note}</span>}
        </a>
      </li>
    ))}
  </ul>
);

/** The strip that switches between the metals' inventories (spec §2), one below the other on small screens. */
export const MetalTabs = ({ current }: { current: Metal }) => (
  <nav className={`${styles.strip} no-print`} aria-label="Metals">
    <MetalTiles tiles={metals.map((metal) => ({ metal, isCurrent: metal === current }))} />
  </nav>
);
