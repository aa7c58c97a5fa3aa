/** A cell of a table has no more rows. */
const maxRowsOfCell = 10;

/** A quote that begins a cell and does not end it in this row. */
const opened = /(?:^|[\t,;|])"(?:[^"]|""){0,1000}$/;
/** The first quote that ends a cell, in a row below. */
const closed = /^(?:[^"]|""){0,1000}"(?:[\t,;|]|$)/;

const rowEnd = /(\r\n|\n|\r|\u2028|\u2029)/;

/** The rows of a text as pasted: of CSV, a quoted cell of several rows is a part of one. */
export function rowsOf(text: string): readonly string[] {
  const parts = text.split(rowEnd);
  const rows: string[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const row = parts[i] ?? '';
    const last = row.length < 1000 && opened.test(row) ? closingRow(parts, i) : i;
    rows.push(parts.slice(i, last + 1).join(''));
    i = last;
  }
  return rows;
}

/** Where the cell that is opened in a row ends; the same row where it does not. */
function closingRow(parts: readonly string[], from: number) {
  for (let at = from + 2; at < parts.length && at <= from + 2 * maxRowsOfCell; at += 2) {
    const row = parts[at] ?? '';
    if (row.trim() === '' || row.length > 1000) return from;
    if (closed.test(row)) return at;
    if (row.includes('"') && !/^(?:[^"]|"")*$/.test(row)) return from;
  }
  return from;
}
