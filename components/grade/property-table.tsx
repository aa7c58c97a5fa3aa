import type { ReactNode } from 'react';
import type { Grade } from '@/content-schemas/grade';
import type { PropertyRow } from '@/content-schemas/grade-facts';
import { sizeRange } from '@/lib/catalog/size-range';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';
import { BasisMark, BasisNote, isUnread } from '@/components/basis/basis';
import notes from '@/components/basis/basis.module.scss';
import { CapabilityMark, CapabilityNote } from './capability';
import { DataTable } from '@/components/tables/data-table';
import { Hardness } from './hardness';
import type { SpecTableProps } from './spec-grades-table';
import { strengthColumns, StrengthUnit } from './strength';

/** "10 / 25": the elongation and the reduction of area, percent; empty where there is neither. */
const elongationText = ({ elongation, reductionOfArea }: PropertyRow) =>
  (elongation ?? reductionOfArea) !== null && `${elongation ?? '–'} / ${reductionOfArea ?? '–'}`;

/** The remarks of a row, without "capability": its mark shows that. */
const remarkOf = ({ kind, note }: PropertyRow) =>
  (kind === 'capability' ? note?.replace(/^capability(?: after aging)?(?:$|[,;:] ?)/, '') : note) ??
  '';

/** Minimum properties of a grade at room temperature, by spec, form, condition and size. */
export const PropertyTable = ({ grade }: { grade: Grade }) => (
  <MinimaTable
    whose="at room temperature, by specification"
    named="Specification"
    rows={grade.properties.map((row) => ({ ...row, of: row.spec, name: row.spec }))}
  />
);

/**
 * Minimum properties that a spec asks for, by the grades that meet it, form, condition and size; a way to ask where none
 * is listed, of grades that have some by other specs.
 */
export const SpecMinima = ({ metal, spec, gradesUnderSpec }: SpecTableProps) => {
  const rows = gradesUnderSpec.flatMap(({ grade }) =>
    grade.properties
      .filter((row) => row.spec === spec.title)
      .map((row) => ({
        ...row,
        of: grade.slug,
        name: <a href={routes.grade(metal, grade)}>{grade.title}</a>,
      })),
  );
  const hasOthers = gradesUnderSpec.some(({ grade }) => grade.properties.length > 0);
  if (hasOthers && rows.length === 0)
    return (
      <section aria-labelledby="properties">
        <h2 id="properties">Mechanical properties</h2>
        <p className="beneath">
          We do not list the minimums to {spec.title} yet.{' '}
          <a href={routes.contact()} data-quote="" data-quote-about={spec.title}>
            Ask us for them
          </a>
          .
        </p>
      </section>
    );
  return <MinimaTable whose={`to ${spec.title} at room temperature`} named="Grade" rows={rows} />;
};

/** `of`: the slug behind `name`; two grades may have the same name. */
type MinimaRow = PropertyRow & { of: string; name: ReactNode };

/** Equal for rows that differ only in size and figures: they share the cell with their condition. */
const conditionOf = ({ basis, condition, kind, note }: MinimaRow) =>
  [basis, condition, kind, note].join('|');

const isCapability = ({ kind }: MinimaRow) => kind === 'capability';

function MinimaTable({
  whose,
  named,
  rows,
}: {
  /** Follows "Minimums" in the caption. */
  whose: string;
  /** The heading of the column of names. */
  named: string;
  rows: readonly MinimaRow[];
}) {
  if (rows.length === 0) return null;
  // The mark of all rows is in the caption, and that of some at their conditions.
  const areUnread = rows.every(isUnread);
  const hasSize = rows.some(sizeRange);
  const hasGap = rows.some(
    (row) =>
      [row.tensile, row.yield, row.elongation, row.reductionOfArea].includes(null) ||
      (hasSize && !sizeRange(row)),
  );
  return (
    <section aria-labelledby="properties">
      <div className="section-head">
        <h2 id="properties">Mechanical properties</h2>
        <StrengthUnit />
      </div>
      <DataTable
        caption={`Minimums${areUnread ? '†' : ''} ${whose}`}
        rows={rows}
        columns={[
          {
            head: named,
            phone: 'heading',
            kind: 'number',
            cell: ({ name }) => name,
            shared: ({ of }) => of,
          },
          {
            head: 'Form',
            phone: 'heading',
            cell: ({ forms }) => forms,
            shared: ({ forms }) => forms,
          },
          {
            head: 'Condition',
            phone: 'title',
            cell: (row) => (
              <>
                {row.condition}
                {!areUnread && <BasisMark basis={row.basis} />}
                <CapabilityMark isCapability={isCapability(row)} />
              </>
            ),
            note: (row) => withoutBreaks(remarkOf(row)),
            shared: conditionOf,
          },
          {
            head: 'Hardness',
            phone: 'words',
            cell: ({ hardness }) => hardness && <Hardness text={hardness} />,
          },
          {
            head: 'Size, in',
            phone: 'labelled',
            label: 'Size, in:',
            kind: 'number',
            cell: sizeRange,
          },
          ...strengthColumns('Tensile', (row: MinimaRow) => row.tensile),
          ...strengthColumns('Yield', (row: MinimaRow) => row.yield),
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
        ]}
      />
      <BasisNote facts={rows} />
      <CapabilityNote isCapability={rows.some(isCapability)} />
      <p className={notes.note}>
        {[
          'Specification minimums, not design values.',
          hasSize && 'Sizes: diameter or thickness.',
          hasGap && '– means not listed.',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  );
}
