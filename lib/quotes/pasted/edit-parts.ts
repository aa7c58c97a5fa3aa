import { isLine, type CheckedLine, type OtherText } from './part';

/** A part with a number that stays its own while lines are moved. */
export type Row = (CheckedLine | OtherText) & { id: number };

const lineBreak = (id: number): Row => ({ id, text: '\n' });
const newId = (rows: readonly Row[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1;

/** The list without a line, and without the line break behind it where the line began its row. */
export function removeLine(rows: readonly Row[], id: number): readonly Row[] {
  const at = rows.findIndex((row) => row.id === id);
  const [before, next] = [rows[at - 1], rows[at + 1]];
  const isFirst = !before || before.text.endsWith('\n');
  return rows
    .filter((row) => row.id !== id)
    .map((row) =>
      isFirst && row === next && !isLine(row) ? { ...row, text: row.text.replace(/^\n/, '') } : row,
    );
}

/** The list with a line changed places with the one before (-1) or after it (1). */
export function moveLine(given: readonly Row[], id: number, by: 1 | -1): readonly Row[] {
  const rows = inRows(given);
  const lines = rows.filter((row) => isLine(row));
  const at = lines.findIndex((row) => row.id === id);
  const [one, other] = [lines[at], lines[at + by]];
  if (!one || !other) return given;
  return rows.map((row) => (row === one ? other : row === other ? one : row));
}

/** The list with a line a second time, in a row below it. */
export const duplicateLine = (rows: readonly Row[], id: number): readonly Row[] =>
  rows.flatMap((row) =>
    row.id === id ? [row, lineBreak(newId(rows)), { ...row, id: newId(rows) + 1 }] : [row],
  );

/** The text of the list with other texts in the place of lines. */
export const textWith = (rows: readonly Row[], texts: ReadonlyMap<number, string>) =>
  rows.map(({ id, text }) => texts.get(id) ?? text).join('');

/** Two lines of one row, "3 pcs 718 and 5 pcs 625", each in a row of its own, so that others can stand between. */
function inRows(rows: readonly Row[]): readonly Row[] {
  let id = newId(rows);
  return rows.flatMap((row, i) => {
    const before = rows[i - 1];
    return before && isLine(before) && isLine(row) ? [lineBreak(id++), row] : [row];
  });
}
