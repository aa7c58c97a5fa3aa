import { Comparison } from '@/components/compare/comparison';
import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { SiteBranch } from '@/components/sitemap/site-branch';
import { gradeKey } from '@/lib/comparison/chosen-grades';
import { getGrades } from '@/lib/content/inventory';
import { shortList } from '@/lib/routing/pagination';
import { metals, type Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';

export const metadata = head({
  path: routes.compare(),
  title: `Compare Grades | ${site.brand}`,
  description:
    'Compare two to four grades side by side: chemistry, properties, specifications, forms and density.',
});

/** Grades that can stand in for each other, where both are stocked. */
const examples: readonly (readonly [metal: string, ...titles: string[]])[] = [
  ['stainless-steel', '17-4 PH', '15-5 PH'],
  ['titanium', '6Al-4V', '6Al-4V ELI'],
  ['nickel', 'Inconel 718', 'Inconel 625'],
  ['alloy-steel', '4340', '300M'],
  ['stainless-steel', '304 / 304L', '316 / 316L'],
  ['cobalt-alloy', 'L-605', 'Haynes 188'],
];

/** Grades side by side. Which ones is in the address, so the page itself is the same for all. */
export default async function ComparePage() {
  const stock = await Promise.all(
    metals.map(async (metal) => ({ metal, grades: await getGrades(metal) })),
  );
  const choices = stock.map(({ metal, grades }) => ({
    metal: metal.name,
    ...choicesOf(metal, grades),
  }));
  const suggested = examples.flatMap(([slug, ...titles]) => {
    const { metal, grades = [] } = stock.find((one) => one.metal.slug === slug) ?? {};
    const found = titles.flatMap((title) => grades.find((grade) => grade.title === title) ?? []);
    return metal && found.length === titles.length
      ? {
          title: titles.join(' and '),
          href: routes.comparison(found.map((grade) => gradeKey(metal, grade))),
        }
      : [];
  });
  return (
    <TitleBarLayout banner={<PageBanner path={routes.compare()} title="Compare Grades" isShort />}>
      <noscript>
        <p className="section">
          Comparing side by side needs JavaScript. Without it, open two grades below in two windows:
          each page lists its chemistry, specifications, forms and density in the same order.
        </p>
        {stock.map(({ metal, grades }) => (
          <SiteBranch
            key={metal.slug}
            branch={{
              title: metal.name,
              href: routes.inventory(metal),
              lists: [
                shortList(grades).items.map((grade) => ({
                  title: grade.title,
                  href: routes.grade(metal, grade),
                })),
              ],
            }}
          />
        ))}
      </noscript>
      <Comparison choices={choices}>
        <ul aria-label="Suggested comparisons">
          {suggested.map(({ title, href }) => (
            <li key={title} className="link-item">
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </Comparison>
      <p className="beneath no-print">
        Look up a grade by number:{' '}
        <a href={routes.crossReference()}>all specifications and UNS numbers</a>.
      </p>
    </TitleBarLayout>
  );
}

/** What can be picked from a list. The others of a large stock are added from their cards and pages. */
const choicesOf = (metal: Metal, grades: readonly { slug: string; title: string }[]) => {
  const { items, more } = shortList(grades);
  return {
    grades: items.map((grade) => ({ key: gradeKey(metal, grade), title: grade.title })),
    others: more > 0 ? gradeKey(metal, { slug: '' }) : null,
  };
};
