import type { Grade } from '@/content-schemas/grade';
import type { Equivalent } from '@/content-schemas/grade-facts';
import notes from '@/components/basis/basis.module.scss';
import { DataTable } from '@/components/tables/data-table';
import { Fold } from './fold';
import { Unbroken } from './unbroken';

export function EquivalentsTable({ grade: { title, equivalents } }: { grade: Grade }) {
  if (equivalents.length === 0) return null;
  return (
    <Fold id="equivalents" title="Equivalents">
      <DataTable
        caption={`Names of ${title} in other systems`}
        hidesCaption
        rows={[...new Set(equivalents.map(({ system }) => system))]}
        columns={[
          { head: 'System', cell: (system) => system },
          {
            head: 'Designation',
            cell: (system) => (
              <Unbroken
                text={equivalents
                  .filter((row) => row.system === system)
                  .map(equivalentText)
                  .join('; ')}
              />
            ),
          },
        ]}
      />
      <EquivalentsLegend facts={equivalents} />
    </Fold>
  );
}

export const EquivalentsLegend = ({ facts }: { facts: readonly Equivalent[] }) => (
  <p className={notes.note}>
    {facts.some(({ near }) => near) &&
      '“Near” beside a name means not identical: its use needs your engineering authority’s approval. '}
    An equivalent name is not an equivalent specification: compare condition, form, melting and
    tests.
  </p>
);

/** "3.7165 TiAl6V4 (industrial)", "VT6 (near)" */
const equivalentText = ({ designation, name, near, note }: Equivalent) =>
  [designation, name].filter(Boolean).join(' ') +
  (near || note ? ` (${[near && 'near', note].filter(Boolean).join('; ')})` : '');
