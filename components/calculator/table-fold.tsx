import type { ReactNode } from 'react';
import type { Table } from '@/lib/calculators/table';
import { NumberTable } from './number-table';

/** A table under its caption, and what explains it; open where it has the row that answers. */
export const TableFold = ({ table, children }: { table: Table; children?: ReactNode }) => (
  <details open={table.rows.some(({ current }) => current)}>
    <summary>{table.foldName ?? table.caption}</summary>
    <NumberTable table={table} hidesCaption />
    {children}
  </details>
);
