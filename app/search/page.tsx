import { Fragment } from 'react';
import { ReferenceLinks } from '@/components/cross-reference/reference-links';
import { ReferenceList } from '@/components/inventory/reference-list';
import { TitleBarLayout } from '@/components/layouts/title-bar-layout';
import { PageBanner } from '@/components/page-banner/page-banner';
import { SearchBox } from '@/components/search/search-box';
import { SearchPage } from '@/components/search/search-page';
import { getDirectory } from '@/lib/content/directory';
import { byPart } from '@/lib/content/directory/by-part';
import { shortList } from '@/lib/routing/pagination';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';

export const metadata = {
  ...head({
    path: routes.search(),
    title: `Search | ${site.brand}`,
    description: `Find a grade, specification, form, service, tool or term of ${site.brand} by any of its numbers or names.`,
  }),
  // It is in no list of pages, so there is no text of it.
  alternates: { canonical: routes.search() },
  robots: { index: false, follow: true },
};

/** Numbers that show what can be typed, where they are stocked. */
const examples = ['AMS 4928', 'AMS 5643', 'AMS 5662', 'AMS 6415', '6AL-4V', '17-4 PH', '4340'];

/** Results for `?q=…`; without it, or without a script, every page by part, for the browser's own search. */
export default async function Search() {
  const directory = await getDirectory();
  const tried = examples.flatMap((title) => directory.find((entry) => entry.title === title) ?? []);
  const parts = byPart(directory).map(({ part, entries }) => ({
    part,
    ...shortList(entries),
  }));

  return (
    <TitleBarLayout
      banner={
        <PageBanner path={routes.search()} title="Search">
          <SearchBox label="Search" />
        </PageBanner>
      }
    >
      <SearchPage>
        <noscript>
          <p>Without JavaScript, find a number in this list with your browser: Ctrl+F or ⌘F.</p>
        </noscript>
        {tried.length > 0 && (
          <p>
            For example:{' '}
            <ReferenceLinks
              references={tried.map(({ path, title }) => ({ slug: path, title }))}
              href={({ slug }) => slug}
            />
          </p>
        )}
        <p className="beneath">
          All pages:{' '}
          {parts.map(({ part, items, more }, i) => (
            <Fragment key={part.slug}>
              {i > 0 && ', '}
              <a href={`#part-${part.slug}`}>
                {part.title} ({items.length + more})
              </a>
            </Fragment>
          ))}
        </p>
        {parts.map(({ part, items, more }) => (
          <section key={part.slug} className="section" aria-labelledby={`part-${part.slug}`}>
            <h2 id={`part-${part.slug}`}>{part.title}</h2>
            <ReferenceList
              label={part.title}
              references={items.map(({ kind, path, title, names }) => ({
                slug: path,
                title: [title, ...(kind === 'Grade' ? names : [])].join(' · '),
              }))}
              href={({ slug }) => slug}
            />
            {more > 0 && <p>And {more} more.</p>}
          </section>
        ))}
      </SearchPage>
    </TitleBarLayout>
  );
}
