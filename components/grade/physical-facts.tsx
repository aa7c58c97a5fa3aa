import type { Grade } from '@/content-schemas/grade';
import { physicalRows } from '@/content-schemas/physical-facts';
import { capitalized } from '@/lib/catalog/capitalized';
import { metricDensity, poundsPerCubicInch } from '@/lib/catalog/density';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import { isUnread } from '@/components/basis/basis';
import notes from '@/components/basis/basis.module.scss';
import { DataTable } from '@/components/tables/data-table';

/** Physical properties of a grade, each in both systems; none where the density is all, which stands in the facts above. */
export function physicalRowsOf({ density, physical }: Grade): readonly (readonly string[])[] {
  const others = physicalRows(physical);
  const own =
    density === null ? [] : [['Density', poundsPerCubicInch(density), metricDensity(density)]];
  const rows = [...own, ...others];
  return rows.length < 2 ? [] : rows;
}

export function PhysicalFacts({ grade }: { grade: Grade }) {
  const rows = physicalRowsOf(grade);
  if (rows.length === 0) return null;
  const {
    title,
    physical: { basis, note },
  } = grade;
  const remarks = [
    note && capitalized(withoutBreaks(note)).replace(/\.?$/, '.'),
    isUnread({ basis }) && 'Typical values, not from a specification.',
  ].filter(Boolean);
  return (
    <section aria-labelledby="physical">
      <h2 id="physical">Physical properties</h2>
      <DataTable
        caption={`Physical properties of ${title}`}
        hidesCaption
        rows={rows}
        columns={['Property', 'US customary', 'Metric'].map((head, i) => ({
          head,
          kind: i > 0 ? 'number' : undefined,
          phone: i > 0 ? 'beside' : 'title',
          cell: (row: readonly string[]) => row[i],
        }))}
      />
      {remarks.length > 0 && <p className={notes.note}>{remarks.join(' ')}</p>}
    </section>
  );
}
