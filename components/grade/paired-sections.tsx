import type { ReactNode } from 'react';
import styles from './paired-sections.module.scss';

/** Short sections, two beside each other on a wide screen and on the printed data sheet. */
export const PairedSections = ({ children }: { children: ReactNode }) => (
  <div className={styles.sections}>{children}</div>
);
