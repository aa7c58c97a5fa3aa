import { Fragment } from 'react';
import { BasisNote } from '@/components/basis/basis';
import { MetalFilter, RowFilter } from '@/components/cross-reference/filters';
import type { FilterOption } from '@/components/inventory/filter-options';
import { EquivalentsLegend } from '@/components/grade/equivalents-table';
import { type FoldedRow, FoldedTable } from '@/components/cross-reference/folded-table';
import { toNamedContent } from '@/components/cross-reference/row-words';
import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { getStock, getSpecs } from '@/lib/content/inventory';
import { shortList } from '@/lib/routing/pagination';
import { collator } from '@/lib/catalog/collator';
import { isUnread } from '@/lib/catalog/basis';
import { metals } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';
import {
  equivalentColumns,
  equivalentRows,
  numberColumns,
  numberFamilies,
  numberRow,
  specColumns,
  specFamilies,
  specRow,
} from './rows';
import styles from './cross-reference.module.scss';

export const metadata = head({
  path: routes.crossReference(),
  title: `Specification and UNS Cross-Reference | ${site.brand}`,
  description: `Every AMS, ASTM and MIL specification ${site.brand} supplies, with its grades and forms, every UNS number with its grade, and the EN, W.-Nr., JIS, GOST, BS and AFNOR names.`,
});

/** What can be typed: a number without its system, a grade with a form, a W.-Nr., a UNS number. */
const examples = ['5662', '718 bar', '1.4545', 'R56400'];

/** What `MetalFilter` offers: every metal, then each with its inventory. */
const metalOptions: readonly FilterOption[] = [
  { slug: '', title: 'All metals', href: routes.crossReference() },
  ...metals.map((metal) => ({
    slug: metal.slug,
    title: metal.name,
    href: routes.inventory(metal),
  })),
];

/** No more of a metal is sent to the browser. */
const metalNames = metals.map(({ slug, name }) => ({ slug, name }));

/**
 * Every spec with the grades and forms it covers, every UNS number with its grade, and every name of a grade in other
 * systems; of a metal with hundreds of grades the first of them, the others being found by search and in its inventory.
 */
export default async function CrossReferencePage() {
  const stock = await Promise.all(
    metals.map(async (metal) => {
      const [specs, { grades, underSpec }] = await Promise.all([getSpecs(metal), getStock(metal)]);
      const named = shortList(grades.filter(({ equivalents }) => equivalents.length > 0)).items;
      return {
        namedGrades: shortList(grades).items.map((grade) => ({
          title: grade.title,
          names: grade.uns ? [grade.uns, ...grade.aliases] : grade.aliases,
        })),
        namedSpecs: specs.map(({ title }) => ({ title })),
        specs: specs.map((spec) => specRow(metal, spec, underSpec(spec.slug), specs)),
        numbers: shortList(grades.filter(({ uns }) => uns)).items.map((grade) =>
          numberRow(metal, grade),
        ),
        equivalents: named.flatMap((grade) => equivalentRows(metal, grade)),
        equivalentFacts: named.flatMap((grade) => grade.equivalents),
      };
    }),
  );

  const equivalents = stock.flatMap((each) => each.equivalents);
  const named = toNamedContent(
    stock.flatMap(({ namedGrades }) => namedGrades),
    stock.flatMap(({ namedSpecs }) => namedSpecs),
  );

  return (
    <TitleBarLayout
      banner={<PageBanner path={routes.crossReference()} title="Cross-Reference" isShort />}
    >
      <p className={`${styles.links} no-print`}>
        <a href="#specs">Specifications</a>
        <a href="#numbers">UNS numbers</a>
        {equivalents.length > 0 && <a href="#equivalents">Equivalents</a>}
        <a href={routes.findByProperty()}>Find by property</a>
        <a href={routes.compare()}>Compare grades</a>
        <a href={routes.contact()} data-quote="">
          Not listed? Ask us
        </a>
      </p>
      <RowFilter placeholder="Spec, UNS number, W.-Nr. or grade" />
      <p className={`${styles.examples} no-print needs-script`}>
        For example{' '}
        {examples.map((example, i) => (
          <Fragment key={example}>
            {i > 0 && ', '}
            <a href={`${routes.crossReference()}?find=${encodeURIComponent(example)}`}>{example}</a>
          </Fragment>
        ))}
      </p>
      <MetalFilter options={metalOptions} />
      <FoldedTable
        name="specs"
        title="Specifications"
        columns={specColumns}
        rows={inOrder(stock.flatMap(({ specs }) => specs))}
        named={named}
        metals={metalNames}
        families={specFamilies}
      />
      <FoldedTable
        name="numbers"
        title="UNS numbers"
        columns={numberColumns}
        rows={inOrder(stock.flatMap(({ numbers }) => numbers))}
        named={named}
        metals={metalNames}
        families={numberFamilies}
      />
      {equivalents.length > 0 && (
        <>
          <FoldedTable
            name="equivalents"
            title="Equivalents"
            columns={equivalentColumns}
            rows={inOrder(equivalents)}
            named={named}
            metals={metalNames}
          />
          <div className={styles.legend}>
            <BasisNote
              isMarked={stock.some(({ equivalentFacts }) => equivalentFacts.some(isUnread))}
            />
            <EquivalentsLegend facts={stock.flatMap(({ equivalentFacts }) => equivalentFacts)} />
          </div>
        </>
      )}
      <p className={styles.nothing}>
        No number or name here matches.{' '}
        <a href={routes.contact()} data-quote="">
          Ask us
        </a>
        : we source to order.
      </p>
    </TitleBarLayout>
  );
}

const inOrder = (rows: readonly FoldedRow[]): readonly FoldedRow[] =>
  rows.toSorted(
    (a, b) => collator.compare(a.group, b.group) || collator.compare(a.number, b.number),
  );
