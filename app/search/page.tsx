import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { SearchBox } from '@/components/search/search-box';
import { SearchPage } from '@/components/search/search-page';
import { getDirectory } from '@/lib/content/directory';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';
import styles from './search.module.scss';

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
const examples = ['AMS 4928', 'AMS 5643', 'AMS 5662', '6Al-4V', '17-4 PH', '4340'];

/** What search answers, beside pages. */
const questions = ['17-4 vs 15-5', '38 HRC', '16 ga', '150 ksi bar'];
const answers = [
  ...questions.map((title) => ({ title, path: routes.search(title) })),
  { title: 'By strength', path: routes.findByProperty() },
];

/** Results for `?q=…`; without it, or without a script, examples and the pages that list what there is. */
export default async function Search() {
  const directory = await getDirectory();
  const tried = examples.flatMap((title) => directory.find((entry) => entry.title === title) ?? []);

  return (
    <TitleBarLayout banner={<PageBanner path={routes.search()} title="Search" isShort />}>
      <div className={styles.own}>
        <SearchBox label="Search" isOfSearchPage isLarge />
      </div>
      <SearchPage>
        <div className="halves">
          {tried.length > 0 && (
            <section aria-labelledby="popular">
              <h2 id="popular">Popular numbers</h2>
              <Links pages={tried} />
            </section>
          )}
          <section className="needs-script" aria-labelledby="answers">
            <h2 id="answers">Answers</h2>
            <Links pages={answers} />
          </section>
        </div>
        <p className="section">
          Or see <a href={routes.crossReference()}>all specifications and UNS numbers</a>, or{' '}
          <a href={routes.sitemap()}>all pages</a>.
        </p>
      </SearchPage>
    </TitleBarLayout>
  );
}

const Links = ({ pages }: { pages: readonly { path: string; title: string }[] }) => (
  <ul className={styles.popular}>
    {pages.map(({ path, title }) => (
      <li key={path}>
        <a href={path}>{title}</a>
      </li>
    ))}
  </ul>
);
