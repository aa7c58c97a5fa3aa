import type { Grade } from '@/content-schemas/grade';
import type { Equivalent } from '@/content-schemas/grade-facts';
import { BasisNote, chemistryFacts, explainedAbove, isUnread } from '@/components/basis/basis';
import notes from '@/components/basis/basis.module.scss';
import { Unbroken } from './unbroken';
import { DataTable } from '@/components/tables/data-table';

/** What a grade is called elsewhere, a row for each system of names. */
export function EquivalentsTable({ grade }: { grade: Grade }) {
  const rows = grade.equivalents;
  if (rows.length === 0) return null;
  const areUnread = rows.every(isUnread);
  const systems = [...new Set(rows.map(({ system }) => system))];
  return (
    <section aria-labelledby="equivalents">
      <h2 id="equivalents">{areUnread ? 'Equivalents†' : 'Equivalents'}</h2>
      <DataTable
        caption={`Names of ${grade.title} in other systems`}
        hidesCaption
        rows={systems}
        columns={[
          { head: 'System', cell: (system) => system },
          {
            head: 'Designation',
            cell: (system) => (
              <Unbroken
                text={rows
                  .filter((row) => row.system === system)
                  .map((row) => equivalentText(row, areUnread))
                  .join('; ')}
              />
            ),
          },
        ]}
      />
      <EquivalentsLegend facts={rows} isExplained={chemistryFacts(grade).some(isUnread)} />
    </section>
  );
}

/** How far equivalent names can be relied on, under a table of them. */
export const EquivalentsLegend = ({
  facts,
  isExplained = false,
}: {
  facts: readonly Equivalent[];
  /** Whether a table above explains †. */
  isExplained?: boolean;
}) => (
  <>
    {!isExplained && <BasisNote facts={facts} />}
    <p className={notes.note}>
      {[
        isExplained && facts.some(isUnread) && explainedAbove,
        facts.some(({ near }) => near) &&
          '“Near” beside a name means not identical: its use needs your engineering authority’s approval.',
        'An equivalent name is not an equivalent specification: compare condition, form, melting and tests.',
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  </>
);

/** "3.7165 TiAl6V4† (industrial)", "VT6† (near)" */
const equivalentText = ({ designation, name, near, note, basis }: Equivalent, areUnread: boolean) =>
  [designation, name].filter(Boolean).join(' ') +
  (!areUnread && isUnread({ basis }) ? '†' : '') +
  (near || note ? ` (${[near && 'near', note].filter(Boolean).join('; ')})` : '');
