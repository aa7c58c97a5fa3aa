import { SiteLink } from '@/components/primitives/site-link';
import * as routes from '@/lib/routing/routes';
import styles from './header-search.module.scss';
import { SearchBox } from './search-box';

/** Search in the head of every page: the box where there is room, else a link to the page of its own. */
export function HeaderSearch() {
  return (
    <>
      <div className={styles.box}>
        <SearchBox label="Search the site" />
      </div>
      <SiteLink className={styles.link} href={routes.search()} aria-label="Search">
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M12.6 12.6L18 18M14.5 8.5A6 6 0 1 1 2.5 8.5A6 6 0 1 1 14.5 8.5Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
      </SiteLink>
    </>
  );
}
