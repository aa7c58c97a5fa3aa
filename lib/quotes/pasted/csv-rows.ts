/** A spreadsheet runs a cell that begins so as a formula; an apostrophe in front makes it text. */
const formula = /^[\s]*[=+\-@]/;

function cell(text: string): string {
  const harmless = formula.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) || harmless.trim() !== harmless
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/** Rows as CSV (RFC 4180); no cell is a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** The same rows as `csvOf` writes them, of CSV that a client sent: no cell is a formula. Empty where it is no CSV. */
export function harmlessCsv(csv: string): string {
  const rows: string[][] = [];
  let row: string[] = [];
  field.lastIndex = 0;
  while (field.lastIndex < csv.length) {
    const [, quoted, plain = '', end] = field.exec(csv) ?? [];
    if (end === undefined) return '';
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',' && field.lastIndex < csv.length) continue;
    rows.push(end === ',' ? [...row, ''] : row);
    row = [];
  }
  return csvOf(rows);
}
