/** A spreadsheet runs a cell that begins so as a formula; an apostrophe in front makes it text. */
const formula = /^[\s]*[=+\-@]/;

function cell(text: string): string {
  const harmless = formula.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) || harmless.trim() !== harmless
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/** RFC 4180; no cell is a formula. */
export const csvText = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** The rows that `csvText` wrote, without empty ones and with the apostrophes. Never throws. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare = '', end] of text.matchAll(cells)) {
    row.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === ',') continue;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

/** A quoted cell, or one up to the next comma or line end; then what ended it. */
const cells = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|\r|$)/g;
