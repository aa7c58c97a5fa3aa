import type { Solution } from '@/lib/calculators/calculator';
import { NumberTable } from './number-table';
import { TableFold } from './table-fold';

/** A value in the common units, and in the others under a fold. */
export const UnitTables = ({ table }: Solution) =>
  table && (
    <>
      <NumberTable table={table} />
      {table.foldedTable && <TableFold table={table.foldedTable} />}
    </>
  );
