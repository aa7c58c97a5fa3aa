import type { Grade } from '@/content-schemas/grade';
import type { Equivalent } from '@/content-schemas/grade-facts';
import { physicalRows } from '@/content-schemas/physical-facts';
import notes from '@/components/basis/basis.module.scss';
import { Html } from '@/components/primitives/html';
import { DataTable } from '@/components/tables/data-table';
import { isUnread } from '@/lib/catalog/basis';
import { capitalized } from '@/lib/catalog/capitalized';
import { metricDensity, poundsPerCubicInch } from '@/lib/catalog/density';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import { site } from '@/lib/site/company';
import { Fold } from './fold';
import { Unbroken } from '@/components/primitives/unbroken';

/** Physical properties of a grade, each in both systems; none where the density is all, which stands in the facts above. */
export function PhysicalFacts({ grade }: { grade: Grade }) {
  const { title, density, physical } = grade;
  const others = physicalRows(physical);
  if (others.length === 0) return null;
  const rows =
    density === null
      ? others
      : [['Density', poundsPerCubicInch(density), metricDensity(density)], ...others];
  const { basis, note } = physical;
  const remarks = [
    note && capitalized(withoutBreaks(note)).replace(/\.?$/, '.'),
    isUnread({ basis }) && 'Typical values, not from a specification.',
  ].filter(Boolean);
  return (
    <Fold id="physical" title="Physical properties">
      <DataTable
        caption={`Physical properties of ${title}`}
        rows={rows}
        columns={['Property', 'US customary', 'Metric'].map((head, i) => ({
          head,
          kind: i > 0 ? 'number' : undefined,
          phone: i > 0 ? 'labelled' : 'title',
          cell: (row: readonly string[]) => row[i],
        }))}
      />
      {remarks.length > 0 && <p className={notes.note}>{remarks.join(' ')}</p>}
    </Fold>
  );
}

export function EquivalentsTable({ grade: { title, equivalents } }: { grade: Grade }) {
  if (equivalents.length === 0) return null;
  return (
    <Fold id="equivalents" title="Equivalents">
      <DataTable
        caption={`Names of ${title} in other systems`}
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

export function AboutGrade({ grade }: { grade: Grade }) {
  const names = [grade.title, ...grade.aliases].join(' ').toLowerCase();
  const marks = site.trademarks.flatMap(({ owner, names: marked }) =>
    marked
      .filter((name) => names.includes(name.toLowerCase()))
      .map(
        (name) => `${name} is a trademark of ${owner}; the name is used to name the alloy only.`,
      ),
  );
  if (grade.html === '' && marks.length === 0) return null;
  return (
    <Fold id="about" title={`About ${grade.title}`}>
      <Html html={grade.html} />
      {marks.length > 0 && <p className={notes.note}>{marks.join(' ')}</p>}
    </Fold>
  );
}
