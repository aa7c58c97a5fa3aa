import type { Grade } from '@/content-schemas/grade';
import { listWithoutKeys } from '@/components/primitives/list-without-keys';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import { BasisMark, BasisNote, isUnread } from './basis';
import { FactTable } from './fact-table';
import { Hardness } from './hardness';
import { runsOf, spanOf } from './row-runs';
import { StrengthCells, StrengthHeads } from './strength';
import strengths from './strength.module.scss';

/** How each condition of a grade is reached, and what it gives. */
export function HeatTreatmentTable({ grade }: { grade: Grade }) {
  const rows = grade.heatTreatments;
  if (rows.length === 0) return null;
  // "AMS 5664 then aged": what a specification asks for is named after it.
  const hasSpec = rows.some(({ condition }) =>
    grade.specs.some(({ title }) => condition.startsWith(title)),
  );
  const hasHardness = rows.some(({ hardness }) => hardness);
  const areUnread = rows.every(isUnread);
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
                    {row.condition}
                    {!areUnread && <BasisMark basis={row.basis} />}
                  </th>
                  {i === 0 && <td {...spanOf(run)}>{row.from}</td>}
                  <td>
                    <Steps steps={row.steps} />
                    {row.note && <small>{` ${withoutBreaks(row.note)}`}</small>}
                  </td>
                  {hasHardness && <td>{row.hardness && <Hardness text={row.hardness} />}</td>}
                  <StrengthCells value={row.tensile} />
                  <StrengthCells value={row.yield} />
                </tr>
              )),
          )}
        </tbody>
      </FactTable>
      <BasisNote facts={rows} />
    </section>
  );
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
