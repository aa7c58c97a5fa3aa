import { type Metal, metals } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { MetalSwatch } from './metal-swatch';
import styles from './metal-tabs.module.scss';

/** The strip that switches between the metals' inventories (spec §2), one below the other on small screens. */
export function MetalTabs({ current }: { current: Metal }) {
  return (
    <nav className={`${styles.tabs} no-print`} aria-label="Metals">
      <ul>
        {metals.map((metal) => (
          <li key={metal.slug} data-metal={metal.slug}>
            <a
              className={styles.tab}
              href={routes.inventory(metal)}
              aria-current={metal === current ? 'page' : undefined}
            >
              <MetalSwatch metal={metal} />
              <span className={styles.name}>{metal.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
