import styles from './copyable.module.scss';

/** A number with a button that copies it, seen on hover, on focus, and where there is no mouse. */
export const Copyable = ({ value }: { value: string }) => (
  <span className={styles.copyable} translate="no">
    {value}
    <CopyButton value={value} />
  </span>
);

/** Copies a value by the script that `CopyNumbers` fetches at the first press. */
const CopyButton = ({ value }: { value: string }) => (
  <button
    type="button"
    className={`${styles.copy} needs-script no-print`}
    data-copy={value}
    aria-label={`Copy ${value}`}
  />
);
