/** Lines of a table, its columns as wide as their longest cell; numbers behind the first column stand to the right. */
export function paddedRows(
  rows: readonly (readonly string[])[],
  { numbers = false } = {},
): readonly string[] {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  const padded = (cell: string, i: number) =>
    numbers && i > 0 ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!);
  return rows.map((row) => row.map(padded).join('  ').trimEnd());
}
