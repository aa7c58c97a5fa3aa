import { type Column, DataTable } from '@/components/tables/data-table';
import { type Solution, blank, type Table } from '@/lib/calculators/calculator';
import { typeset } from '@/lib/calculators/figures';

type Row = Table['rows'][number];

/** A cell that is a figure, or stands for one that is missing. */
const isFigure = (cell = '') => /^(–|[-+]?[\d./ ()]+)?$/.test(cell);

/** The trade's figures. The row that answers is marked; formulas are stacked on a phone. */
export function NumberTable({
  table,
  hidesCaption = false,
}: {
  table: Table;
  hidesCaption?: boolean;
}) {
  const { caption, groups, columns, rows } = table;
  return (
    <DataTable
      caption={typeset(caption)}
      showsCaption={!hidesCaption}
      rows={rows}
      columns={groups ? pairedColumns(columns[0]!, groups) : columnsOf(columns, rows)}
      rowProps={({ current }) => (current ? { 'data-current': '' } : {})}
    />
  );
}

function columnsOf(names: readonly string[], rows: readonly Row[]): Column<Row>[] {
  const areFigures = names.map((_, i) => i > 0 && rows.every(({ cells }) => isFigure(cells[i])));
  const areWords = names.length > 2 && !areFigures.some(Boolean);
  return names.map((head, i) => ({
    head,
    kind: areFigures[i] ? 'figure' : undefined,
    phone: areWords ? (i > 0 ? 'labelled' : 'title') : undefined,
    cell: ({ cells }) => typeset(cells[i] ?? ''),
  }));
}

/** Each group is a column with its two figures: inches, and millimeters below or beside them. */
const pairedColumns = (first: string, groups: readonly string[]): Column<Row>[] => [
  { head: first, cell: ({ cells }) => cells[0] },
  ...groups.map((head, i): Column<Row> => ({
    head: (
      <>
        {head} <small>in, mm</small>
      </>
    ),
    kind: 'figure',
    cell: ({ cells }) => {
      const [inches, millimeters] = cells.slice(2 * i + 1, 2 * i + 3);
      if (inches === blank) return blank;
      return (
        <>
          {inches} <small>{millimeters}</small>
        </>
      );
    },
  })),
];

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
