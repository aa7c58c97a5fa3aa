import { BrowserCache } from '@/components/browser-cache/browser-cache';
import { SiteLink } from '@/components/primitives/site-link';
import * as routes from '@/lib/routing/routes';
import { isSearchList } from '@/lib/search/document';
import { search } from '@/lib/search/search';
import { FoundLink } from './found-link';
import styles from './found-pages.module.scss';
import { useIndex } from './use-index';

const maxShown = 50;

/** Everything that was found, on the search page. */
export const FoundPages = ({ asked }: { asked: string }) => (
  <BrowserCache isData={isSearchList}>
    <Pages asked={asked} />
  </BrowserCache>
);

function Pages({ asked }: { asked: string }) {
  const { index, error } = useIndex();
  if (error)
    return (
      <output>
        Search is not working right now. Please use the{' '}
        <SiteLink href={routes.sitemap()}>list of all pages</SiteLink>, or{' '}
        <SiteLink href={routes.contact()}>ask us</SiteLink>.
      </output>
    );
  if (!index) return <output>Searching</output>;
  const all = search(index, asked, Infinity);
  const found = all.slice(0, maxShown);
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="section-head">
        {found.length === 0 ? 'Nothing found' : 'Found'} for “{asked}”
      </h2>
      <output className="visually-hidden">{all.length} results</output>
      <ul className={styles.pages}>
        {found.map((page) => (
          <li key={page.path}>
            <FoundLink page={page} />
          </li>
        ))}
      </ul>
      {all.length > maxShown && (
        <p className="beneath">
          The first {maxShown} of {all.length}. Another word or number leaves fewer.
        </p>
      )}
      <p className="section">
        <SiteLink href={routes.search()}>See all pages</SiteLink>, or{' '}
        <SiteLink href={routes.contact()}>ask us</SiteLink>: we source what we do not stock.
      </p>
    </section>
  );
}
