import styles from './copyable.module.scss';

/** A number with a button that copies it by the script of `CopyNumbers`, seen on hover, on focus, and where there is no mouse. */
export const Copyable = ({ value }: { value: string }) => (
  <span className={styles.copyable} translate="no">
    {value}
    <button
      type="button"
      className={`${styles.copy} needs-script no-print`}
      data-copy={value}
      aria-label={`Copy ${value}`}
    />
  </span>
);
