import type { Grade } from '@/content-schemas/grade';
import { listWithoutKeys } from '@/components/primitives/list-without-keys';
import { capitalized } from '@/lib/catalog/capitalized';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import { BasisMark, BasisNote, isUnread } from '@/components/basis/basis';
import notes from '@/components/basis/basis.module.scss';
import { FactTable } from './fact-table';
import { Hardness } from './hardness';
import { runsOf, spanOf } from './row-runs';
import { StrengthCells, StrengthHeads } from './strength';
import strengths from './strength.module.scss';

/** How each condition of a grade is reached, and what it gives. */
export function HeatTreatmentTable({ grade }: { grade: Grade }) {
  const rows = grade.heatTreatments;
  if (rows.length === 0) return null;
  // "AMS 5664, then aged": what a specification asks for is named after it.
  const hasSpec = rows.some(({ condition }) =>
    grade.specs.some(({ title }) => condition.startsWith(title)),
  );
  const hasHardness = rows.some(({ hardness }) => hardness);
  const areUnread = rows.every(isUnread);
  const shared = sharedNotes(rows);
  return (
    <section aria-labelledby="heat-treatments">
      <h2 id="heat-treatments">
        {areUnread ? 'Heat treatments and minimums†' : 'Heat treatments and minimums'}
      </h2>
      <FactTable
        caption="Heat treatments"
        className={strengths.treatments}
        head={
          <>
            <th scope="col">{hasSpec ? 'Specification, condition' : 'Condition'}</th>
            <th scope="col">From</th>
            <th scope="col">Cycle</th>
            {hasHardness && <th scope="col">Hardness</th>}
            <StrengthHeads>Tensile</StrengthHeads>
            <StrengthHeads>Yield</StrengthHeads>
          </>
        }
      >
        <tbody>
          {listWithoutKeys(
            runsOf(rows, ({ from }) => from),
            (run) =>
              listWithoutKeys(run, (row, i) => (
                <tr>
                  <th scope="row">
                    {withoutBreaks(conditionText(row.condition, grade))}
                    {!areUnread && <BasisMark basis={row.basis} />}
                  </th>
                  {i === 0 && <td {...spanOf(run)}>{row.from && withoutBreaks(row.from)}</td>}
                  <td>
                    <Steps steps={row.steps} />
                    {row.note && !shared.includes(row.note) && (
                      <small>{` ${withoutBreaks(row.note)}`}</small>
                    )}
                  </td>
                  {hasHardness && <td>{row.hardness && <Hardness text={row.hardness} />}</td>}
                  <StrengthCells value={row.tensile} />
                  <StrengthCells value={row.yield} />
                </tr>
              )),
          )}
        </tbody>
      </FactTable>
      {shared.map((note) => (
        <p key={note} className={notes.note}>
          {withoutBreaks(`${capitalized(note)}: ${conditionsWith(note, rows)}.`)}
        </p>
      ))}
      <BasisNote facts={rows} />
    </section>
  );
}

type Rows = Grade['heatTreatments'];

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
      {listWithoutKeys(steps, (step) => (
        <li>{step}</li>
      ))}
    </ol>
  );
}
