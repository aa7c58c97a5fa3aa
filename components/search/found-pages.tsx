import type { ReactNode } from 'react';
import { BrowserCache } from '@/components/browser-cache/browser-cache';
import { ReferenceLinks } from '@/components/tables/reference-links';
import { metals } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { isSearchList } from '@/lib/search/document';
import { find, isRequestLine } from '@/lib/search/find';
import { metalOf } from '@/lib/search/metal-of';
import { relatedHeading, relatedTo } from '@/lib/search/related';
import type { Found } from '@/lib/search/search';
import { counted } from '@/lib/site/counted';
import { FoundLink } from './found-link';
import styles from './found-pages.module.scss';
import { useIndex } from './use-index';

const maxShown = 50;

interface FoundPagesProps {
  asked: string;
  children?: ReactNode;
}

export const FoundPages = (props: FoundPagesProps) => (
  <BrowserCache isData={isSearchList}>
    <Pages {...props} />
  </BrowserCache>
);

function Pages({ asked, children }: FoundPagesProps) {
  const { index, error } = useIndex();
  if (error)
    return (
      <output>
        Search is not working right now. Please use the{' '}
        <a href={routes.sitemap()}>list of all pages</a>, or <a href={routes.contact()}>ask us</a>.
      </output>
    );
  if (!index) return <output className={styles.waiting}>Searching</output>;
  const all = find(index, asked, Infinity);
  // Below forms the many specs that cover them are in a fold.
  const folded = all[0]?.kind === 'Form' ? all.filter(({ kind }) => kind === 'Spec') : [];
  const listed = all.filter((page) => !folded.includes(page));
  const found = listed.slice(0, maxShown);
  if (found.length === 0)
    return (
      <>
        <NothingFound asked={asked} />
        <div>{children}</div>
      </>
    );
  const metalsFound = metals.filter((metal) => listed.some(({ path }) => metalOf(path) === metal));
  const related = relatedTo(found, index, asked);
  return (
    <section aria-labelledby="found">
      <div className="section-head">
        <h2 id="found">Results for “{asked}”</h2>
        <output className={styles.count}>
          {counted(all.length, 'result')}
          {related.length > 0 && `, ${related.length} related`}
        </output>
      </div>
      {isRequestLine(found, asked) && (
        <p className="beneath">
          <a href={routes.quoteLine(asked)}>Read this as a quote line</a>
        </p>
      )}
      {listed.length > maxShown && (
        <p className="beneath">
          Showing the first {maxShown} of {listed.length}. Add a word or a number
          {metalsFound.length > 1 && (
            <>
              , or a metal:{' '}
              <ReferenceLinks
                references={metalsFound.map(({ slug, name: title }) => ({ slug, title }))}
                href={({ title }) => routes.search(`${asked} ${title}`)}
              />
            </>
          )}
          .
        </p>
      )}
      <PageList pages={found} />
      {folded.length > 0 && (
        <details className="beneath">
          <summary>{counted(folded.length, 'specification')}</summary>
          <PageList pages={folded} />
        </details>
      )}
      {related.length > 0 && (
        <>
          <h3 className={styles.related}>{relatedHeading(found, related)}</h3>
          <PageList pages={related} />
        </>
      )}
      <p className="section">
        Not what you meant? <a href={routes.sitemap()}>See all pages</a>, or{' '}
        <Ask asked={asked}>ask us about “{asked}”</Ask>.
      </p>
    </section>
  );
}

const PageList = ({ pages }: { pages: readonly Found[] }) => (
  <ul className={styles.pages}>
    {pages.map((page, i) => (
      <li key={page.path}>
        <FoundLink
          page={page}
          data-answer={page.opensOnEnter || (i === 0 && page.kind === 'Grade') ? '' : undefined}
        />
      </li>
    ))}
  </ul>
);

/** Nothing was found: links to a quote request with what was typed, and to another way of finding a page. */
const NothingFound = ({ asked }: { asked: string }) => (
  <section aria-labelledby="found">
    <h2 id="found" className="section-head">
      Nothing found for “{asked}”
    </h2>
    <output className="visually-hidden">0 results</output>
    <p className="lede">
      We searched the names and numbers of grades, specifications, forms, services, tools and terms.
      Send it to us: we also source what we do not list.
    </p>
    <p className="actions section">
      <Ask asked={asked} className="btn btn-large">
        Ask us about “{asked}”
      </Ask>
      <a className="btn btn-large btn-quiet" href={routes.quoteLine(asked)}>
        Paste a List
      </a>
      <a className="btn btn-large btn-quiet" href={routes.crossReference()}>
        All specifications
      </a>
    </p>
  </section>
);

const Ask = ({
  asked,
  children,
  ...props
}: {
  asked: string;
  className?: string;
  children: ReactNode;
}) => (
  <a {...props} href={routes.contact()} data-quote="" data-quote-about={asked}>
    {children}
  </a>
);
