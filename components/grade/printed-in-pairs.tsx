import type { ReactNode } from 'react';
import styles from './printed-in-pairs.module.scss';

/** Short sections, one below the other on a screen, and two beside each other on the printed data sheet. */
export const PrintedInPairs = ({ children }: { children: ReactNode }) => (
  <div className={styles.pairs}>{children}</div>
);
