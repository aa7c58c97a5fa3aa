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

/** Rows without empty ones, divided by what the first line has most of: comma, semicolon or tab. Never throws. */
export function csvRows(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const [heading = ''] = source.split(/\r?\n/, 1);
  const count = (mark: string) => heading.split(mark).length;
  const divider = [',', ';', '\t'].reduce((most, mark) =>
    count(mark) > count(most) ? mark : most,
  );
  const rows: string[][] = [];
  let row: string[] = [];
  // A quoted cell, or one up to the next divider or line end; then what ended it.
  const cells = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${divider}\\r\\n]*))(${divider}|\\r?\\n|\\r|$)`,
    'gy',
  );
  for (let match = cells.exec(source); match; match = cells.exec(source)) {
    const [whole, quoted, bare = '', end] = match;
    row.push((quoted?.replaceAll('""', '"') ?? bare).trim().replace(/^'(?=[\s]*[=+\-@])/, ''));
    if (end !== divider) {
      if (row.some((text) => text !== '')) rows.push(row);
      row = [];
    }
    if (whole === '' || end === '') break;
  }
  return rows;
}
