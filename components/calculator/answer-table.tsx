import type { Solution } from '@/lib/calculators/calculator';
import { NumberTable } from './number-table';

/** The table of an answer, and what few need in a fold below it; open where it has the row that answers. */
export const AnswerTable = ({ table }: Solution) =>
  table && (
    <>
      <NumberTable table={table} />
      {table.foldedTable && (
        <details open={table.foldedTable.rows.some(({ current }) => current)}>
          <summary>{table.foldedTable.caption}</summary>
          <NumberTable table={table.foldedTable} hidesCaption />
        </details>
      )}
    </>
  );
