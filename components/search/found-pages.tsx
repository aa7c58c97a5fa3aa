import type { ReactNode } from 'react';
import { BrowserCache } from '@/components/browser-cache/browser-cache';
import { SiteLink } from '@/components/primitives/site-link';
import * as routes from '@/lib/routing/routes';
import { isSearchList } from '@/lib/search/document';
import { find } from '@/lib/search/find';
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
  const all = find(index, asked, Infinity);
  const found = all.slice(0, maxShown);
  if (found.length === 0) return <NothingFound asked={asked} />;
  return (
    <section aria-labelledby="found">
      <div className="section-head">
        <h2 id="found">Results for “{asked}”</h2>
        <output className={styles.count}>
          {all.length} {all.length === 1 ? 'result' : 'results'}
        </output>
      </div>
      <ul className={styles.pages}>
        {found.map((page) => (
          <li key={page.path}>
            <FoundLink page={page} />
          </li>
        ))}
      </ul>
      {all.length > maxShown && (
        <p className="beneath">
          Showing the first {maxShown} of {all.length}. Add a word or a number to narrow the
          results.
        </p>
      )}
      <p className="section">
        Not what you meant? <SiteLink href={routes.search()}>See all pages</SiteLink>, or{' '}
        <Ask asked={asked}>ask us about “{asked}”</Ask>.
      </p>
    </section>
  );
}

/** What was typed becomes an enquiry; beside it stand other ways to find a number. */
const NothingFound = ({ asked }: { asked: string }) => (
  <section aria-labelledby="found">
    <h2 id="found" className="section-head">
      Nothing found for “{asked}”
    </h2>
    <output className="visually-hidden">0 results</output>
    <p className="lede">
      It may be a number that we do not list. Send it to us: we also source what we do not stock.
    </p>
    <p className="actions section">
      <Ask asked={asked} className="btn btn-large">
        Ask us about “{asked}”
      </Ask>
      <SiteLink className="btn btn-large btn-quiet" href={routes.crossReference()}>
        All specifications
      </SiteLink>
      <SiteLink className="btn btn-large btn-quiet" href={routes.search()}>
        All pages
      </SiteLink>
    </p>
  </section>
);

const Ask = ({ asked, ...props }: { asked: string; className?: string; children: ReactNode }) => (
  <SiteLink {...props} href={routes.contact()} data-quote="" data-quote-about={asked} />
);
