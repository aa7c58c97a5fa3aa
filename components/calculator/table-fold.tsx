import type { Table } from '@/lib/calculators/table';
import { NumberTable } from './number-table';

/** A table under its caption; open where it has the row that answers. */
export const TableFold = ({ table }: { table: Table }) => (
  <details open={table.rows.some(({ current }) => current)}>
    <summary>{table.caption}</summary>
    <NumberTable table={table} />
  </details>
);
