import { SiteLink } from '@/components/chrome/site-link';
import { MetalFilter } from '@/components/cross-reference/metal-filter';
import { SortedTable } from '@/components/cross-reference/sorted-table';
import { TitleBarLayout } from '@/components/layouts/title-bar-layout';
import { PageBanner } from '@/components/page-banner/page-banner';
import { getMetalStock, getSpecs } from '@/lib/content/inventory';
import { shortList } from '@/lib/list-page';
import { metals } from '@/lib/metals';
import * as routes from '@/lib/routes';
import { head } from '@/lib/seo';
import { site } from '@/lib/site';
import { numberColumns, numberRow } from './number-rows';
import { specColumns, specRow } from './spec-rows';

export const metadata = head({
  path: routes.crossReference(),
  title: `Specification and UNS Cross-Reference | ${site.brand}`,
  description: `Every AMS, ASTM and MIL specification ${site.brand} stocks, with its grades and forms, and every UNS number with its grade and other names.`,
});

/**
 * Every spec with the grades and forms it covers, and every UNS number with its grade; of a metal with hundreds the
 * first of them, the others being found by search and in its inventory.
 */
export default async function CrossReferencePage() {
  const stock = await Promise.all(
    metals.map(async (metal) => {
      const [specs, { grades, bySpec }] = await Promise.all([
        getSpecs(metal),
        getMetalStock(metal),
      ]);
      return {
        specs: specs.map((spec) => specRow(metal, spec, bySpec.get(spec.slug) ?? [])),
        numbers: shortList(grades.filter(({ uns }) => uns)).items.map((grade) =>
          numberRow(metal, grade),
        ),
      };
    }),
  );

  const numbers = stock.flatMap((each) => each.numbers);

  return (
    <TitleBarLayout banner={<PageBanner path={routes.crossReference()} title="Cross-reference" />}>
      <p className="beneath no-print">
        <a href="#specs">Specifications</a>, <a href="#numbers">UNS numbers</a>, or{' '}
        <SiteLink href={routes.compare()}>compare grades side by side</SiteLink>.
      </p>
      <MetalFilter />
      <h2 className="visually-hidden">Specifications</h2>
      <SortedTable
        name="specs"
        caption="Specifications, and the grades and forms stocked to them"
        columns={specColumns}
        rows={inOrder(
          stock.flatMap(({ specs }) => specs),
          'spec',
        )}
      />
      <h2 className="visually-hidden">UNS numbers</h2>
      <div className="section far-down" style={{ '--rows': numbers.length } as React.CSSProperties}>
        <SortedTable
          name="numbers"
          caption="UNS numbers, and the grades they stand for"
          columns={numberColumns}
          rows={inOrder(numbers, 'uns')}
        />
      </div>
    </TitleBarLayout>
  );
}

const collator = new Intl.Collator('en-US', { numeric: true });
const inOrder = <R extends { sorts: Readonly<Record<string, string>> }>(
  rows: readonly R[],
  by: string,
) => rows.toSorted((a, b) => collator.compare(a.sorts[by] ?? '', b.sorts[by] ?? ''));
