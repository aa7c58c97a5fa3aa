import type { Grade, Reference } from '@/content-schemas/grade';
import notes from '@/components/basis/basis.module.scss';
import { DataTable } from '@/components/tables/data-table';
import { ReferenceLinks } from '@/components/tables/reference-links';
import type { Metal } from '@/lib/catalog/metals';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';
import {
  cutText,
  rowKey,
  measuresText,
  type RowsProps,
  shownSizes,
  SizeRow,
  SizeRows,
  Sizes,
  StockDate,
  stockOf,
  type StockRow,
  toleranceText,
} from './sizes';
import styles from './sizes.module.scss';
import { StockFilter } from './stock-filter';

interface Props {
  metal: Metal;
  form: Reference;
  grades: readonly Grade[];
}

/** The sizes of a form, by grade. What holds for most rows is said once; many rows can be narrowed. */
export function FormSizes({ metal, form, grades }: Props) {
  const rows = grades.flatMap(stockOf).filter((row) => row.form === form.slug);
  if (rows.length === 0) return null;
  const common = commonFacts(rows);
  const props: RowsProps = {
    metal,
    rows,
    common,
    nameOf: ({ grade, spec, condition }) => (
      <>
        <a href={routes.grade(metal, grade)}>{grade.title}</a>
        {withoutBreaks(['', spec, condition].filter((part) => part !== null).join(', '))}
      </>
    ),
  };
  const sizes = new Set(rows.flatMap((row) => shownSizes(row, rows).split(' ')));
  return (
    <Sizes>
      {common.length > 0 && (
        <p className={notes.note}>{`Unless a row says otherwise: ${common.join('; ')}.`}</p>
      )}
      {rows.length > 3 ? (
        <StockFilter
          grades={[...new Set(rows.map(({ grade }) => grade.title))]}
          sizes={[...sizes].toSorted(bySize)}
          rows={rows.map((row) => ({
            key: rowKey(row),
            grade: row.grade.title,
            sizes: shownSizes(row, rows),
            content: <SizeRow row={row} {...props} />,
          }))}
        />
      ) : (
        <SizeRows {...props} />
      )}
      <p className={styles.links}>
        <StockDate rows={rows} />
      </p>
    </Sizes>
  );
}

/** "0.25 × 2" before "0.25 × 10" and "0.5 × 1" */
function bySize(a: string, b: string): number {
  const [one, other] = [a, b].map((size) => size.split('×').map(Number));
  const place = one!.findIndex((measure, i) => measure !== other![i]);
  return place < 0 ? 0 : one![place]! - other![place]!;
}

/** The facts that most rows share, where every row states one of their kind. */
const commonFacts = (rows: readonly StockRow[]): readonly string[] =>
  [measuresText, cutText, toleranceText].flatMap((factOf) => {
    const facts = rows.map((row) => factOf(row) || '').toSorted();
    // What more than half of them share is in the middle of the sorted.
    const fact = facts[Math.floor(facts.length / 2)]!;
    const isCommon = facts.filter((each) => each === fact).length * 2 > facts.length;
    return isCommon && facts.length > 1 && !facts.includes('') ? fact : [];
  });

export const FormGrades = ({ metal, form, grades }: Props) => (
  <DataTable
    caption={`${metal.name} grades in ${form.title}`}
    hidesCaption
    rows={grades}
    columns={[
      {
        head: 'Grade',
        phone: 'title',
        cell: (grade) => <a href={routes.grade(metal, grade)}>{grade.title}</a>,
      },
      { head: 'UNS', phone: 'labelled', label: 'UNS', kind: 'number', cell: ({ uns }) => uns },
      {
        head: 'Specifications',
        phone: 'labelled',
        isLinks: true,
        cell: ({ specs }) =>
          specs.length > 0 && (
            <ReferenceLinks references={specs} href={(spec) => routes.spec(metal, spec)} />
          ),
      },
    ]}
  />
);
