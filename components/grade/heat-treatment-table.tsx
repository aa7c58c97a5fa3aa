import type { Grade } from '@/content-schemas/grade';
import { capitalized } from '@/lib/catalog/capitalized';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import { BasisMark, BasisNote, isUnread } from '@/components/basis/basis';
import notes from '@/components/basis/basis.module.scss';
import { DataTable } from '@/components/tables/data-table';
import { Hardness } from './hardness';
import { strengthColumns } from './strength';

/** How each condition of a grade is reached, and what it gives. */
export function HeatTreatmentTable({ grade }: { grade: Grade }) {
  const rows = grade.heatTreatments;
  if (rows.length === 0) return null;
  // "AMS 5664, then aged": what a specification asks for is named after it.
  const hasSpec = rows.some(({ condition }) =>
    grade.specs.some(({ title }) => condition.startsWith(title)),
  );
  const areUnread = rows.every(isUnread);
  const shared = sharedNotes(rows);
  return (
    <section aria-labelledby="heat-treatments">
      <h2 id="heat-treatments">
        {areUnread ? 'Heat treatments and minimums†' : 'Heat treatments and minimums'}
      </h2>
      <DataTable
        caption="Heat treatments"
        hidesCaption
        rows={rows}
        columns={[
          {
            head: hasSpec ? 'Specification, condition' : 'Condition',
            phone: 'title',
            cell: (row) => (
              <>
                {withoutBreaks(conditionText(row.condition, grade))}
                {!areUnread && <BasisMark basis={row.basis} />}
              </>
            ),
          },
          {
            head: 'From',
            phone: 'labelled',
            label: 'From',
            cell: ({ from }) => from && withoutBreaks(from),
          },
          {
            head: 'Cycle',
            phone: 'words',
            width: 'half',
            cell: ({ steps }) => <Steps steps={steps} />,
            note: ({ note }) => note && !shared.includes(note) && withoutBreaks(note),
          },
          {
            head: 'Hardness',
            phone: 'words',
            cell: ({ hardness }) => hardness && <Hardness text={hardness} />,
          },
          ...strengthColumns('Tensile', (row: HeatTreatment) => row.tensile),
          ...strengthColumns('Yield', (row: HeatTreatment) => row.yield),
        ]}
      />
      {shared.map((note) => (
        <p key={note} className={notes.note}>
          {withoutBreaks(`${capitalized(note)}: ${conditionsWith(note, rows)}.`)}
        </p>
      ))}
      <BasisNote facts={rows} />
    </section>
  );
}

type HeatTreatment = Grade['heatTreatments'][number];
type Rows = readonly HeatTreatment[];

/** The notes of three rows or more: said once below the table, with the conditions they hold for. */
const sharedNotes = (rows: Rows) =>
  [...new Set(rows.flatMap(({ note }) => note ?? []))].filter(
    (shared) => rows.filter(({ note }) => note === shared).length > 2,
  );

const conditionsWith = (note: string, rows: Rows) =>
  rows.flatMap((row) => (row.note === note ? row.condition : [])).join(', ');

/** "AMS 5663, solution treated and aged": a specification alone is followed by the condition that the grade has to it. */
function conditionText(condition: string, { rows }: Grade) {
  const covered = rows.filter(({ specs }) => specs.some(({ title }) => title === condition));
  const [first, ...others] = new Set(covered.map((row) => row.condition));
  return first && others.length === 0 ? `${condition}, ${first}` : condition;
}

function Steps({ steps: written }: { steps: readonly string[] }) {
  const steps = written.map(withoutBreaks);
  if (steps.length === 1) return steps[0];
  return (
    <ol>
      {steps.map((step, i) => (
        <li key={`${i} ${step}`}>{step}</li>
      ))}
    </ol>
  );
}
