import styles from './copyable.module.scss';

/** Copies a value by the script that `CopyNumbers` fetches at the first press. */
export const CopyButton = ({ value }: { value: string }) => (
  <button
    type="button"
    className={`${styles.copy} needs-script no-print`}
    data-copy={value}
    aria-label={`Copy ${value}`}
  />
);
