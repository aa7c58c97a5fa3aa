import { BasisNote } from '@/components/basis/basis';
import { RowFilter } from '@/components/cross-reference/row-filter';
import { EquivalentsLegend } from '@/components/grade/grade-folds';
import { type FoldedRow, FoldedTable } from '@/components/cross-reference/folded-table';
import { namedContentOfRows } from '@/components/cross-reference/row-words';
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
  numberRow,
  specColumns,
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
  const named = namedContentOfRows(
    stock.flatMap(({ namedGrades }) => namedGrades),
    stock.flatMap(({ namedSpecs }) => namedSpecs),
  );

  return (
    <TitleBarLayout
      banner={<PageBanner path={routes.crossReference()} title="Cross-Reference" isShort />}
    >
      <RowFilter placeholder="Spec, UNS number, W.-Nr., grade or metal" examples={examples} />
      <FoldedTable
        name="specs"
        title="Specifications"
        noun="spec"
        columns={specColumns}
        rows={stock.flatMap(({ specs }) => specs.toSorted(byNumber))}
        named={named}
      />
      <FoldedTable
        name="numbers"
        title="UNS numbers"
        noun="number"
        columns={numberColumns}
        rows={stock.flatMap(({ numbers }) => numbers.toSorted(byNumber))}
        named={named}
      />
      {equivalents.length > 0 && (
        <>
          <FoldedTable
            name="equivalents"
            title="Equivalents"
            noun="name"
            columns={equivalentColumns}
            rows={equivalents.toSorted(bySystem)}
            named={named}
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
      <p className="section no-print">
        No number? <a href={routes.findByProperty()}>Find by property</a>, or{' '}
        <a href={routes.compare()}>compare grades</a>.
      </p>
    </TitleBarLayout>
  );
}

const byNumber = (a: FoldedRow, b: FoldedRow) => collator.compare(a.number, b.number);
const bySystem = (a: FoldedRow, b: FoldedRow) =>
  collator.compare(a.group, b.group) || byNumber(a, b);
