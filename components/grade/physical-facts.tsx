import type { Grade } from '@/content-schemas/grade';
import { physicalRows } from '@/content-schemas/physical-facts';
import { capitalized } from '@/lib/catalog/capitalized';
import { metricDensity, poundsPerCubicInch } from '@/lib/catalog/density';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import { isUnread } from '@/lib/catalog/basis';
import notes from '@/components/basis/basis.module.scss';
import { DataTable } from '@/components/tables/data-table';
import { Fold } from './fold';

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
        hidesCaption
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
