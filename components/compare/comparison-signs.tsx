import styles from './comparison-table.module.scss';

const notInEvery = 'not in every grade';

/** A crossed equals sign, drawn because the site's fonts do not have it. */
export const UnlikeSign = () => (
  <svg
    className={styles.unlike}
    viewBox="0 0 12 12"
    width="12"
    height="12"
    role="img"
    aria-label={notInEvery}
  >
    <title>{notInEvery}</title>
    <path
      d="M1 4.5H11M1 8H11M8.5 1L3.5 11.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
    />
  </svg>
);
