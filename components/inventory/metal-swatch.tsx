import type { Metal } from '@/lib/catalog/metals';
import styles from './metal-swatch.module.scss';

export function MetalSwatch({ metal }: { metal: Metal }) {
  return (
    <span className={styles.swatch} data-metal={metal.slug} aria-hidden="true">
      <svg className={styles.hatch}>
        <rect width="100%" height="100%" />
      </svg>
      <span className={styles.symbol}>{metal.symbol}</span>
    </span>
  );
}
