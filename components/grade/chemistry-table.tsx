import { DataTable } from '@/components/tables/data-table';
import type { Chemistry } from '@/lib/catalog/chemistry';

const untitled = 'Chemical composition, weight percent';

/** The elements of a grade and their limits, as written ("5.50", "bal."). A limit that is not set is a dash. */
export const ChemistryTable = ({ table: { caption, columns, rows } }: { table: Chemistry }) => (
  <DataTable
    caption={caption ?? untitled}
    rows={rows.map(withBalanceLast)}
    columns={columns.map((head, i) => ({
      head,
      kind: i > 0 ? 'figure' : undefined,
      cell: (row: readonly string[]) => row[i] || <span aria-label="not set">–</span>,
    }))}
  />
);

/** "balance" is no lower limit: it stands in the last column. */
const withBalanceLast = ([element = '', ...limits]: readonly string[]): readonly string[] =>
  /^(?:bal|rem)/i.test(limits[0] ?? '') ? [element, ...limits.toReversed()] : [element, ...limits];
