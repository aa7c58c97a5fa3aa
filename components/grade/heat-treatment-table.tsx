import type { Grade } from '@/content-schemas/grade';
import basis from '@/components/basis/basis.module.scss';
import { DataTable } from '@/components/tables/data-table';
import type { Metal } from '@/lib/catalog/metals';
import { strengthInWords } from '@/lib/catalog/property-words';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import { Fold } from './fold';

export function HeatTreatmentTable({ metal, grade }: { metal: Metal; grade: Grade }) {
  const rows = grade.heatTreatments;
  if (rows.length === 0) return null;
  /** "figures of ASTM A564": the minimums above may be of a spec with another hardness. */
  const figures = rows.flatMap(({ hardness, note }) =>
    hardness && note?.startsWith('figures') ? note : [],
  );
  return (
    <Fold id="heat-treatments" title="Heat treatment" isOpen={isHardenedByAging(metal, rows)}>
      <DataTable
        caption="Heat treatments"
        rows={rows}
        columns={[
          {
            head: 'From',
            cell: ({ from }) => from && withoutBreaks(from),
            shared: ({ from }) => from,
          },
          {
            head: 'Condition',
            phone: 'title',
            cell: ({ condition }) => withoutBreaks(condition),
          },
          {
            head: 'Cycle',
            phone: 'labelled',
            width: 'half',
            cell: (row) => <Cycle steps={row.steps} notes={withoutBreaks(notesOf(row, grade))} />,
          },
          {
            head: 'Hardness',
            phone: 'figure',
            // "40 HRC min, 388 HB min" still fits one line of a phone.
            cell: ({ hardness }) =>
              hardness && (
                <span className={`number ${hardness.length < 24 ? 'whole' : ''}`}>{hardness}</span>
              ),
          },
        ]}
      />
      {figures.length > 0 && (
        <p className={basis.note}>Hardness: {[...new Set(figures)].join('; ')}.</p>
      )}
    </Fold>
  );
}

/** Titanium is aged too, but most of it is ordered annealed. */
const isHardenedByAging = ({ slug }: Metal, rows: Rows) =>
  slug !== 'titanium' &&
  rows.some(({ steps }) => steps.some((step) => /^(?:over)?age\b/i.test(step)));

type HeatTreatment = Grade['heatTreatments'][number];
type Rows = readonly HeatTreatment[];

/** A row's note, and the figures that no minimum above has; a note on figures that stand there is left out. */
function notesOf({ condition, tensile, yield: yields, note }: HeatTreatment, grade: Grade) {
  const isAbove = grade.properties.some(
    (row) =>
      row.condition === condition ||
      (tensile && row.tensile?.ksi === tensile.ksi && row.yield?.ksi === yields?.ksi),
  );
  return [
    !isAbove && tensile && `tensile ${strengthInWords(tensile)}`,
    !isAbove && yields && `yield ${strengthInWords(yields)}`,
    !(isAbove && note?.startsWith('figures')) && note,
  ]
    .filter(Boolean)
    .join('; ');
}

function Cycle({ steps: written, notes }: { steps: readonly string[]; notes: string }) {
  const steps = written.map(withoutBreaks);
  return (
    <>
      {steps.length === 1 ? (
        steps[0]
      ) : (
        <ol>
          {steps.map((step, i) => (
            <li key={`${i} ${step}`}>{step}</li>
          ))}
        </ol>
      )}
      {notes && <small> {notes}</small>}
    </>
  );
}
