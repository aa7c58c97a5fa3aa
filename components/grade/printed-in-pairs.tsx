import type { ReactNode } from 'react';
import styles from './printed-in-pairs.module.scss';

/** Short sections, two beside each other on a wide screen and on the printed data sheet. */
export const PrintedInPairs = ({ children }: { children: ReactNode }) => (
  <div className={styles.pairs}>{children}</div>
);
