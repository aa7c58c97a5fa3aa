import type { Grade } from '@/content-schemas/grade';
import { capitalized } from '@/lib/catalog/capitalized';
import { metricDensity, poundsPerCubicInch } from '@/lib/catalog/density';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import { isUnread } from '@/components/basis/basis';
import notes from '@/components/basis/basis.module.scss';
import { DataTable } from '@/components/tables/data-table';

/** Physical properties of a grade, each in both systems; none where the density is all, which stands in the facts above. */
export function physicalRows({ density, physical }: Grade): readonly (readonly string[])[] {
  const { modulusMsi, modulusGpa, expansion, conductivity } = physical;
  const rows = [
    density !== null && ['Density', poundsPerCubicInch(density), metricDensity(density)],
    (modulusMsi ?? modulusGpa) !== null && [
      'Modulus of elasticity',
      modulusMsi === null ? '–' : `${modulusMsi} Msi`,
      modulusGpa === null ? '–' : `${modulusGpa} GPa`,
    ],
    expansion !== null && [
      'Mean thermal expansion, 68\u00A0to\u00A0212\u00A0°F (20\u00A0to\u00A0100\u00A0°C)',
      `${(expansion / 1.8).toFixed(1)} µin/(in·°F)`,
      `${expansion} µm/(m·K)`,
    ],
    conductivity !== null && [
      'Thermal conductivity near room temperature',
      `${(conductivity * btuInchPerWattMeter).toFixed(0)} Btu·in/(h·ft²·°F)`,
      `${conductivity} W/(m·K)`,
    ],
    melting(physical),
    physical.betaTransusC !== null && [
      'Beta transus',
      `${fahrenheit(physical.betaTransusC)} °F`,
      `${physical.betaTransusC} °C`,
    ],
  ].filter((row) => row !== false && row !== null);
  return rows.length < 2 ? [] : rows;
}

export function PhysicalFacts({ grade }: { grade: Grade }) {
  const rows = physicalRows(grade);
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

/** W/(m·K) in Btu·in/(h·ft²·°F) (NIST SP 811). */
const btuInchPerWattMeter = 6.933472;

const fahrenheit = (celsius: number) => Math.round(celsius * 1.8 + 32);

function melting({ meltingFromC: from, meltingToC: to }: Grade['physical']) {
  const ends = [...new Set([from, to].filter((end) => end !== null))];
  return ends.length === 0
    ? null
    : ['Melting range', `${ends.map(fahrenheit).join('–')} °F`, `${ends.join('–')} °C`];
}
