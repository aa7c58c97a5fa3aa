import { CopyButton } from './copy-button';
import styles from './copyable.module.scss';

/** A number with a button that copies it, seen on hover, on focus, and where there is no mouse. */
export const Copyable = ({ value }: { value: string }) => (
  <span className={styles.copyable} translate="no">
    {value}
    <CopyButton value={value} />
  </span>
);
