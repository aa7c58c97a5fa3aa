import type { ReactNode } from 'react';
import type { Grade } from '@/content-schemas/grade';
import type { Strength } from '@/content-schemas/strength';
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
import {
  hasMinimum,
  isCapability,
  type SpecificationFacts,
  type SpecificationRow,
  specificationRows,
} from './specification-rows';
import styles from './specification-table.module.scss';
import { Unbroken } from '@/components/primitives/unbroken';
import { UnitSwitch } from './unit-switch';

type Row = SpecificationRow & { name: ReactNode };

export function GradeSpecifications({ metal, grade }: { metal: Metal; grade: Grade }) {
  const stocked = grade.stock.map(({ spec }) => spec);
  const placeOf = ({ title }: { title: string }) =>
    stocked.includes(title) ? stocked.indexOf(title) : stocked.length;
  // Those in stock in the order of the sizes, then the grade's others by number, then those of minimums alone.
  const specs = [
    ...grade.specs.map((spec) => ({ ...spec, href: routes.spec(metal, spec) })),
    ...[...new Set(grade.properties.map(({ spec }) => spec))]
      .filter((code) => grade.specs.every(({ title }) => title !== code))
      .map((code) => ({ title: code, slug: code, href: null })),
  ].toSorted((a, b) => placeOf(a) - placeOf(b));
  return (
    <Specifications
      title={grade.properties.length > 0 ? 'Specifications and minimums' : 'Specifications'}
      caption={`Specifications of ${grade.title}`}
      named="Specification"
      hasSwitch={grade.stock.length === 0}
      parts={specs.map(({ title, slug, href }) => ({
        of: slug,
        name: href ? <a href={href}>{title}</a> : title,
        coverages: grade.rows.filter((row) => row.specs.some((spec) => spec.slug === slug)),
        minima: minimaTo({ title }, grade),
        uns: grade.uns,
      }))}
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
      parts={gradesUnderSpec.map(({ grade, coverages }) => ({
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
      }))}
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

/** A condition keeps to a line where it is short enough; on a phone a long one stands above its figures. */
const conditionClass = ({ length }: string) =>
  [length < 20 && 'whole', length > 10 && styles.long].filter(Boolean).join(' ');

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
    // Long ranges take two lines. On a phone a row without figures has no head above it, so that the range has its unit.
    cell: (row) => {
      const range = sizeRange(row, convert);
      return (
        range && (
          <span className={range.length < 14 ? 'whole' : undefined}>
            {range}
            {!hasMinimum(row) && <span className={styles.unit}> {unit}</span>}
          </span>
        )
      );
    },
  });
  return inBothUnits({ us: column('in'), metric: column('mm', inMillimeters) });
};

const columnsOf = (named: string, hasFigures: boolean): readonly Column<Row>[] => [
  {
    head: named,
    kind: 'number',
    cell: ({ name }) => name,
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
            <div>
              <Unbroken text={withoutBreaks(remarks)} />
            </div>
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
  parts: readonly (SpecificationFacts & { name: ReactNode })[];
  /** Whether the switch between the systems of units stands here, because no sizes stand above. */
  hasSwitch: boolean;
  children?: ReactNode;
}

function Specifications({
  title,
  caption,
  named,
  parts,
  hasSwitch,
  children,
}: SpecificationsProps) {
  const isMarked = isInDoubt(parts.flatMap(({ coverages }) => coverages));
  const rows = parts.flatMap((part) => {
    const name = (
      <>
        {part.name}
        {isMarked && part.coverages.some(isUnread) && <BasisMark basis="known" />}
      </>
    );
    return specificationRows(part).map((row) => ({ ...row, name }));
  });
  if (rows.length === 0) return null;
  const withMinima = new Set(rows.filter(hasMinimum).map(({ of }) => of));
  const hasMinima = withMinima.size > 0;
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
        rows={rows.toSorted((a, b) => Number(withMinima.has(b.of)) - Number(withMinima.has(a.of)))}
        columns={columnsOf(named, hasMinima)}
      />
      {hasMinima && (
        <p className={notes.note}>
          Minimums at room temperature, not design values.
          {rows.some(({ of }) => !withMinima.has(of)) &&
            ' Rows without figures: minimums on request.'}
        </p>
      )}
      <CapabilityNote isCapability={rows.some(isCapability)} />
      {children}
    </section>
  );
}
