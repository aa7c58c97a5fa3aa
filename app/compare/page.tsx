import { Comparison } from '@/components/compare/comparison';
import { HatchPatterns } from '@/components/inventory/hatch-patterns';
import { MetalTiles } from '@/components/inventory/metal-tiles';
import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { gradeKey } from '@/lib/comparison/chosen-grades';
import { getAllStock } from '@/lib/content/inventory';
import { shortList } from '@/lib/routing/pagination';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';

export const metadata = head({
  path: routes.compare(),
  title: `Compare Grades | ${site.brand}`,
  description:
    'Compare two to four grades side by side: chemistry, properties, specifications, forms and density.',
});

/** Grades side by side. Which ones is in the address, so the page itself is the same for all. */
export default async function ComparePage() {
  const stock = await getAllStock();
  /** The others of a large stock are added from their cards and pages. */
  const choices = stock.map(({ metal, grades }) => ({
    metal: metal.name,
    grades: shortList(grades).items.map((grade) => ({
      key: gradeKey(metal, grade),
      title: grade.title,
    })),
  }));
  const suggested = stock.map(({ metal, grades }) => {
    const pair = grades.slice(0, 2);
    return {
      metal,
      href: routes.comparison(pair.map((grade) => gradeKey(metal, grade))),
      name: pair.map(({ title }) => title).join(' and ') || metal.name,
      note: metal.name,
    };
  });
  return (
    <TitleBarLayout banner={<PageBanner path={routes.compare()} title="Compare Grades" isShort />}>
      <HatchPatterns />
      <noscript>
        <p className="section">
          Comparing side by side needs JavaScript. Without it, open two grades of{' '}
          <a href={routes.allInventory()}>the inventory</a> in two windows: each page lists its
          chemistry, specifications, forms and density in the same order.
        </p>
      </noscript>
      <Comparison choices={choices}>
        <section className="section" aria-labelledby="examples">
          <h2 id="examples">Or start with a pair</h2>
          <MetalTiles tiles={suggested} />
        </section>
      </Comparison>
      <p className="beneath no-print">
        Look up a grade by number:{' '}
        <a href={routes.crossReference()}>all specifications and UNS numbers</a>.
      </p>
    </TitleBarLayout>
  );
}
