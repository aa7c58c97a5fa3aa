/** Adjacent rows for which `named` returns the same text, grouped: they share a cell. */
export function runsOf<Row>(
  rows: readonly Row[],
  named: (row: Row) => string | null,
): readonly (readonly Row[])[] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && named(last[0]) === named(row)) last.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** The attribute of the cell that a run shares. */
export const spanOf = ({ length }: readonly unknown[]) => length > 1 && { rowSpan: length };
