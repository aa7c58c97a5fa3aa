import * as routes from '@/lib/routing/routes';
import styles from './header-search.module.scss';
import { SearchBox } from './search-box';

/** Search in the header of every page: the box where there is room, otherwise a link to the search page. */
export function HeaderSearch() {
  return (
    <>
      <div className={styles.box}>
        <SearchBox label="Search the site" />
      </div>
      <a className={styles.link} href={routes.search()} aria-label="Search" />
    </>
  );
}
