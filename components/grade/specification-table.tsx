import type { ReactNode } from 'react';
import type { Coverage, Grade } from '@/content-schemas/grade';
import type { PropertyRow, Strength } from '@/content-schemas/grade-facts';
import { isInDoubt, isUnread } from '@/lib/catalog/basis';
import type { Metal } from '@/lib/catalog/metals';
import { inMillimeters, sizeRange } from '@/lib/catalog/size-range';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';
import { BasisMark } from '@/components/basis/basis';
import notes from '@/components/basis/basis.module.scss';
import { type Column, DataTable } from '@/components/tables/data-table';
import { CapabilityMark, CapabilityNote } from './capability';
import type { SpecPart } from './spec-facts';
import styles from './specification-table.module.scss';
import { Unbroken } from '@/components/primitives/unbroken';
import { UnitSwitch } from './unit-switch';

/** A condition under a spec: as delivered, or with the minimums of a size. Rows of one spec and grade share `of`. */
type Row = Omit<PropertyRow, 'spec' | 'basis' | 'note' | 'forms' | 'hardness'> & {
  of: string;
  name: ReactNode;
  forms: string | null;
  /** What else is to be known of the spec and the grade, at the first of their rows. */
  remarks: string | null;
};

export function GradeSpecifications({ metal, grade }: { metal: Metal; grade: Grade }) {
  // In the order of the grade's specs, by number; then those of minimums alone.
  const specs = [
    ...grade.specs.map((spec) => ({ ...spec, href: routes.spec(metal, spec) })),
    ...[...new Set(grade.properties.map(({ spec }) => spec))]
      .filter((code) => grade.specs.every(({ title }) => title !== code))
      .map((code) => ({ title: code, slug: code, href: null })),
  ];
  return (
    <Specifications
      title={grade.properties.length > 0 ? 'Specifications and minimums' : 'Specifications'}
      caption={`Specifications of ${grade.title}`}
      named="Specification"
      hasSwitch={grade.stock.length === 0}
      rows={specs.flatMap(({ title, slug, href }) => {
        const coverages = grade.rows.filter((row) => row.specs.some((spec) => spec.slug === slug));
        return rowsOf({
          of: slug,
          name: href ? <a href={href}>{title}</a> : title,
          coverages,
          minima: minimaTo({ title }, grade),
          uns: grade.uns,
          isMarked: isInDoubt(grade.rows),
        });
      })}
    />
  );
}

export function SpecGrades({ metal, spec, gradesUnderSpec }: SpecPart) {
  if (gradesUnderSpec.length === 0)
    return <p>We list no grade to {spec.title} at present. Ask us: we source to order.</p>;
  const hasMinima = gradesUnderSpec.some(({ grade }) => minimaTo(spec, grade).length > 0);
  return (
    <Specifications
      title={`Grades to ${spec.title}`}
      caption={`${metal.name} supplied to ${spec.title}`}
      named="Grade"
      hasSwitch={gradesUnderSpec.every(({ grade }) =>
        grade.stock.every((row) => row.spec !== spec.title),
      )}
      rows={gradesUnderSpec.flatMap(({ grade, coverages }) =>
        rowsOf({
          of: grade.slug,
          name: (
            <>
              <a href={routes.grade(metal, grade)}>{grade.title}</a>{' '}
              {grade.uns && <small>{grade.uns}</small>}
            </>
          ),
          coverages,
          minima: minimaTo(spec, grade),
          uns: grade.uns,
          isMarked: isInDoubt(gradesUnderSpec.flatMap((each) => each.coverages)),
        }),
      )}
    >
      {!hasMinima && (
        <p className="beneath">
          We do not list the minimums to {spec.title} yet.{' '}
          <a href={routes.contact()} data-quote="" data-quote-about={spec.title}>
            Ask us for them
          </a>
          .
        </p>
      )}
    </Specifications>
  );
}

const minimaTo = (spec: { title: string }, { properties }: Grade) =>
  properties.filter((row) => row.spec === spec.title);

interface SpecRows {
  of: string;
  name: ReactNode;
  coverages: readonly Coverage[];
  minima: readonly PropertyRow[];
  /** The grade's UNS number: that of a variant is noted. */
  uns: string | null;
  isMarked: boolean;
}

/** The rows of a grade to one spec: the conditions that are delivered before those of samples treated after delivery. */
function rowsOf({ of, name, coverages, minima, uns, isMarked }: SpecRows): Row[] {
  const isDelivered = minima.some(({ kind }) => kind === 'delivery');
  const delivered = isDelivered ? [] : coverages;
  const remarks = [
    ...coverages.flatMap((coverage) => [
      isDelivered && coverage.forms.length > 0 && `supplied as ${formsOf(coverage)}`,
      isDelivered &&
        minima.every(({ condition }) => condition !== coverage.condition) &&
        coverage.condition,
      isDelivered && coverage.maxSizeIn !== null && `sizes to ${coverage.maxSizeIn} in`,
      coverage.sizeNote,
      coverage.uns && coverage.uns !== uns && `UNS ${coverage.uns}`,
      coverage.note,
    ]),
    ...textsOf(minima, remarkOf),
    ...textsOf(minima, ({ hardness }) => hardness && `hardness ${hardness}`),
  ].filter((note) => note !== false && note !== null && note !== '');
  const common = {
    of,
    name: (
      <>
        {name}
        {isMarked && coverages.some(isUnread) && <BasisMark basis="known" />}
      </>
    ),
    remarks: null,
  };
  const rows = [
    ...delivered.map((coverage) => ({
      ...common,
      ...noFigures,
      condition: coverage.condition,
      forms: formsOf(coverage) || 'on request',
      toIn: coverage.maxSizeIn,
    })),
    ...minima
      .toSorted((a, b) => Number(isCapability(a)) - Number(isCapability(b)))
      .map((row) => ({ ...row, ...common })),
  ];
  return rows.map((row, i) =>
    i === 0 && remarks.length > 0 ? { ...row, remarks: `${remarks.join('; ')}.` } : row,
  );
}

const noFigures = {
  overIn: null,
  tensile: null,
  yield: null,
  elongation: null,
  reductionOfArea: null,
  kind: 'delivery',
} as const;

const formsOf = ({ forms }: Coverage) =>
  forms.map(({ title }) => title.replaceAll(' ', '\u00A0')).join(', ');

/** The remarks of a minimum, without "capability": its mark shows that. */
const remarkOf = ({ kind, note }: PropertyRow) =>
  (kind === 'capability' ? note?.replace(/^capability(?: after aging)?(?:$|[,;:] ?)/, '') : note) ??
  '';

/** "H900 to 3, H1025": what minimums hold for. */
const holdsFor = (rows: readonly PropertyRow[]) =>
  [...new Set(rows.map((row) => [row.condition, sizeRange(row)].filter(Boolean).join(' ')))].join(
    ', ',
  );

/** Each text once, after what it holds for where that is not all. */
const textsOf = (rows: readonly PropertyRow[], textOf: (row: PropertyRow) => string | null) =>
  [...new Set(rows.map(textOf))].map((text) => {
    const own = rows.filter((row) => textOf(row) === text);
    return text && (own.length < rows.length ? `${holdsFor(own)}: ${text}` : text);
  });

const hasMinimum = (row: Row) =>
  (row.tensile ?? row.yield ?? row.elongation ?? row.reductionOfArea) !== null;

/** A condition keeps to a line where it is short enough; on a phone a long one stands above its figures. */
const conditionClass = ({ length }: string) =>
  [length < 20 && 'whole', length > 10 && styles.long].filter(Boolean).join(' ');

const isCapability = ({ kind }: Pick<PropertyRow, 'kind'>) => kind === 'capability';

const elongationText = ({ elongation, reductionOfArea }: Row) =>
  (elongation ?? reductionOfArea) !== null && `${elongation ?? '–'} / ${reductionOfArea ?? '–'}`;

/** Columns for the two systems of units, of which the visitor's choice shows one (`UnitSwitch`). */
const inBothUnits = (columns: Record<'us' | 'metric', Column<Row>>): Column<Row>[] =>
  (['us', 'metric'] as const).map((unit) => ({ ...columns[unit], unit }));

const strengthColumns = (name: string, strengthOf: (row: Row) => Strength | null) => {
  const column = (unit: keyof Strength): Column<Row> => ({
    head: `${name} ${unit === 'mpa' ? 'MPa' : unit}`,
    phone: 'figure',
    kind: 'figure',
    cell: (row) => strengthOf(row)?.[unit],
  });
  return inBothUnits({ us: column('ksi'), metric: column('mpa') });
};

/** A range of sizes (diameter or thickness), in inches and in millimeters. */
const sizeColumns = (hasFigures: boolean) => {
  const column = (unit: string, convert?: (inches: number) => number): Column<Row> => ({
    head: (
      <abbr className="whole" title="diameter or thickness">
        {`Size, ${unit}`}
      </abbr>
    ),
    phone: hasFigures ? 'figure' : 'title',
    label: hasFigures ? undefined : `size (${unit})`,
    // Long ranges take two lines.
    cell: (row) => {
      const range = sizeRange(row, convert);
      return range && <span className={range.length < 14 ? 'whole' : undefined}>{range}</span>;
    },
  });
  return inBothUnits({ us: column('in'), metric: column('mm', inMillimeters) });
};

const columnsOf = (name: string, hasFigures: boolean): readonly Column<Row>[] => [
  {
    head: name,
    kind: 'number',
    cell: (row) => row.name,
    shared: ({ of }) => of,
  },
  {
    head: 'Forms',
    cell: ({ forms, remarks }) => (
      <>
        {forms}
        {remarks && (
          <details className={styles.notes}>
            <summary>Notes</summary>
            <Unbroken text={withoutBreaks(remarks)} />
          </details>
        )}
      </>
    ),
    shared: ({ forms }) => forms,
  },
  {
    head: 'Condition',
    phone: 'title',
    cell: (row) =>
      row.condition && (
        <>
          <span className={conditionClass(row.condition)}>{row.condition}</span>
          <CapabilityMark isCapability={isCapability(row)} />
        </>
      ),
    shared: ({ condition, kind }) => `${condition} ${kind}`,
  },
  ...sizeColumns(hasFigures),
  ...strengthColumns('Tensile', (row) => row.tensile),
  ...strengthColumns('Yield', (row) => row.yield),
  {
    head: (
      <>
        Elong. / <abbr title="reduction of area">RA</abbr>, %
      </>
    ),
    phone: 'figure',
    kind: 'figure',
    cell: elongationText,
  },
];

interface SpecificationsProps {
  title: string;
  caption: string;
  named: string;
  rows: readonly Row[];
  /** Whether the switch between the systems of units stands here, because no sizes stand above. */
  hasSwitch: boolean;
  children?: ReactNode;
}

function Specifications({ title, caption, named, rows, hasSwitch, children }: SpecificationsProps) {
  if (rows.length === 0) return null;
  const withMinima = new Set(rows.filter(hasMinimum).map(({ of }) => of));
  const hasMinima = withMinima.size > 0;
  const [listed = [], others = []] = [true, false].map((isListed) =>
    rows.filter(({ of }) => withMinima.has(of) === isListed),
  );
  return (
    <section aria-labelledby="specifications">
      <div className="section-head">
        <h2 id="specifications">{title}</h2>
        {hasSwitch && hasMinima && <UnitSwitch />}
      </div>
      <DataTable
        id="properties"
        caption={caption}
        hidesCaption
        className={styles.table}
        rows={hasMinima ? listed : others}
        columns={columnsOf(named, hasMinima)}
      />
      {hasMinima && others.length > 0 && (
        <DataTable
          caption={`${caption}, no minimums listed`}
          className={`${styles.table} ${styles.others}`}
          rows={others}
          columns={columnsOf(named, false)}
        />
      )}
      {hasMinima && <p className={notes.note}>Minimums at room temperature, not design values.</p>}
      <CapabilityNote isCapability={rows.some(isCapability)} />
      {children}
    </section>
  );
}
