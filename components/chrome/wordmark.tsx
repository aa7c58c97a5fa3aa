import { site } from '@/lib/site/company';
import * as routes from '@/lib/routing/routes';
import styles from './wordmark.module.scss';

/** The name of the house behind its mark: a square section, half of it cut and hatched. */
export function Wordmark() {
  return (
    <a
      className={styles.wordmark}
      href={routes.home()}
      aria-label={`${site.brand}, home`}
      translate="no"
    >
      <svg className={styles.mark} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d="M5.5 2.5L2 6M9.5 2.5L2 10M10 6L2 14M10 10L2.5 17.5M10 14L6.5 17.5"
          strokeWidth="1"
        />
        <path d="M2 2.5H18V17.5H2ZM10 2.5V17.5" strokeWidth="2" />
      </svg>
      {site.brand}
    </a>
  );
}
