import type { ReactNode } from 'react';
import { CopyButton } from './copy-button';
import styles from './copyable.module.scss';

/** A number with a button that copies it, seen on hover, on focus, and where there is no mouse. */
export const Copyable = ({ value, children = value }: { value: string; children?: ReactNode }) => (
  <span className={styles.copyable}>
    {children}
    <CopyButton value={value} />
  </span>
);
