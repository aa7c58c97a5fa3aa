import type { Grade, Reference } from '@/content-schemas/grade';
import notes from '@/components/basis/basis.module.scss';
import { DataTable } from '@/components/tables/data-table';
import { ReferenceLinks } from '@/components/tables/reference-links';
import { gradeName } from '@/lib/catalog/grade-name';
import type { Metal } from '@/lib/catalog/metals';
import { metricSize } from '@/lib/catalog/size-range';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';
import { Facts } from './facts';
import {
  AboutRow,
  factsOf,
  lineOf,
  rowKey,
  type RowsProps,
  shownSizes,
  Sizes,
  StockDate,
  stockOf,
  type StockRow,
  widthOnRequest,
} from './sizes';
import styles from './sizes.module.scss';
import { StockFilter } from './stock-filter';
import { InUnits } from './unit-switch';

interface Props {
  metal: Metal;
  form: Reference;
  grades: readonly Grade[];
}

/** The sizes of a form, by grade, below what holds for most of them; then its grades that are not stocked. */
export function FormSizes({ metal, form, grades }: Props) {
  const rows = grades.flatMap(stockOf).filter((row) => row.form === form.slug);
  if (rows.length === 0) return null;
  const common = commonFacts(rows);
  const nameOf = ({ grade, spec, condition }: Pick<StockRow, 'grade' | 'spec' | 'condition'>) => (
    <>
      <a href={routes.grade(metal, grade)}>{grade.title}</a>
      {withoutBreaks(['', spec, condition].filter((part) => part !== null).join(', '))}
    </>
  );
  const props: RowsProps = { metal, rows, common: common.map(({ words }) => words), nameOf };
  const stocked = rows.map((row) => ({
    key: rowKey(row),
    grade: row.grade.title,
    sizes: shownSizes(row, rows),
    line: lineOf(metal, row),
    about: <AboutRow row={row} {...props} />,
  }));
  const onRequest = grades
    .filter((grade) => rows.every((row) => row.grade !== grade))
    .map((grade) => {
      const specs = grade.rows
        .filter(({ forms }) => forms.some(({ slug }) => slug === form.slug))
        .flatMap((row) => row.specs.map(({ title }) => title));
      const spec = specs.join(', ') || null;
      return {
        key: grade.slug,
        grade: grade.title,
        sizes: '',
        line: {
          kind: 'grade' as const,
          title: `${gradeName(metal, grade.title)}, ${form.title}`,
          ...(specs.length === 1 && { spec: specs[0]! }),
          href: `${routes.grade(metal, grade)}#sizes-${form.slug}`,
        },
        about: (
          <p className={styles.about}>
            <b>{nameOf({ grade, spec, condition: null })}</b> <span>sizes on request</span>
          </p>
        ),
      };
    });
  const sizes = new Set(stocked.flatMap((row) => row.sizes.split(' ')));
  return (
    <>
      <CommonFacts facts={common} sizes={rows.flatMap((row) => row.sizes).toSorted(bySize)} />
      <Sizes>
        <StockFilter
          sizes={[...sizes].toSorted(bySize).map((size) => [size, inBothUnits(size)])}
          rows={[...stocked, ...onRequest]}
        />
        <p className={styles.links}>
          <StockDate rows={rows} />
        </p>
      </Sizes>
    </>
  );
}

/** What holds for most sizes of a form, with the smallest and the largest. */
function CommonFacts({
  facts,
  sizes,
}: {
  facts: ReturnType<typeof commonFacts>;
  sizes: readonly string[];
}) {
  if (facts.length === 0) return null;
  const ends = [...new Set([sizes[0]!, sizes.at(-1)!])];
  return (
    <div>
      <Facts
        areSentences
        facts={facts.map(({ name, value, words }) => ({
          name,
          value: value || (
            <>
              <InUnits
                us={`${ends.join(' to ')} in`}
                metric={`${ends.map((size) => metricSize(size) ?? `${size}″`).join(' to ')} mm`}
              />
              {words.endsWith(widthOnRequest) && <small>{widthOnRequest}</small>}
            </>
          ),
        }))}
      />
      {facts.some(({ isForAll }) => !isForAll) && (
        <p className={notes.note}>Unless a row says otherwise.</p>
      )}
    </div>
  );
}

/** "0.25 × 2" before "0.25 × 10" and "0.5 × 1" */
function bySize(a: string, b: string): number {
  const [one, other] = [a, b].map((size) => size.split('×').map(Number));
  const place = one!.findIndex((measure, i) => measure !== other![i]);
  return place < 0 ? 0 : one![place]! - other![place]!;
}

/** "2.500 in · 63.5 mm": an option has no part that the switch of units could hide. */
function inBothUnits(size: string) {
  const millimeters = metricSize(size);
  return millimeters ? `${size} in · ${millimeters} mm` : `${size} in`;
}

/** The facts that most rows share, where every row states one of their kind. */
function commonFacts(rows: readonly StockRow[]) {
  const all = rows.map(factsOf);
  return (all[0] ?? []).flatMap((_, i) => {
    const facts = all
      .flatMap((each) => each[i] ?? [])
      .toSorted((a, b) => (a.words < b.words ? -1 : 1));
    // What more than half of them share is in the middle of the sorted.
    const fact = facts[Math.floor(facts.length / 2)]!;
    const sharing = facts.filter(({ words }) => words === fact.words).length;
    const isCommon = sharing * 2 > facts.length && facts[0]!.words !== '';
    return isCommon ? { ...fact, isForAll: sharing === facts.length } : [];
  });
}

export const FormGrades = ({ metal, form, grades }: Props) => (
  <DataTable
    caption={`${metal.name} grades in ${form.title}`}
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
