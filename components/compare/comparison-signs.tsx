import styles from './comparison-table.module.scss';

/** Two lines, crossed or not: drawn because the site's fonts have no crossed equals sign. */
const Sign = ({
  className,
  name,
  path,
}: {
  className: string | undefined;
  name: string;
  path: string;
}) => (
  <svg
    className={className}
    viewBox="0 0 12 12"
    width="12"
    height="12"
    role="img"
    aria-label={name}
  >
    <title>{name}</title>
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.25" />
  </svg>
);

/** Beside a name that some of the grades lack. */
export const UnlikeSign = () => (
  <Sign
    className={styles.unlike}
    name="not in every grade"
    path="M1 4.5H11M1 8H11M8.5 1L3.5 11.5"
  />
);

/** Beside the label of a row whose values are the same. */
export const AlikeSign = () => (
  <Sign className={styles.alike} name="same" path="M1 4.5H11M1 8H11" />
);
