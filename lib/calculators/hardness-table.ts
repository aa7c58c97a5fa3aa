import { add, divide, exact, isLess, multiply, subtract, zero, type Rational } from './rational';

/** The scales that a hardness is typed in and shown on. */
export type ScaleId = 'hb' | 'hrc' | 'hrb' | 'hv' | 'hra' | 'hk' | 'hr15n';

/** Tensile strength, ksi and MPa, stands in the tables of steel. */
export type Column = ScaleId | 'ksi' | 'mpa';

/** One table of a standard: every column falls from row to row; null where the standard has no figure. */
export interface HardnessTable {
  name: string;
  columns: readonly Column[];
  /** How many rows from the top were compared with a public copy (decision 26). */
  rowsVerified: number;
  rows: readonly (readonly (number | null)[])[];
}

/** Two neighboring rows of one table, and how far a hardness lies from the lower to the upper. */
export interface Place {
  table: HardnessTable;
  upper: number;
  lower: number;
  share: Rational;
}

/** The figure of a row, or null where the table has none. */
export function figureAt({ columns, rows }: HardnessTable, row: number, column: Column) {
  const figure = rows[row]?.[columns.indexOf(column)] ?? null;
  return figure === null ? null : exact(figure);
}

/** The lowest and the highest figure of a column; null where the table does not have it. */
export function rangeOf(table: HardnessTable, column: Column): readonly [number, number] | null {
  const at = table.columns.indexOf(column);
  const figures = table.rows.flatMap((row) => row[at] ?? []);
  const [highest, lowest] = [figures[0], figures.at(-1)];
  return highest === undefined || lowest === undefined ? null : [lowest, highest];
}

/** Where a hardness lies in a table; null outside it. */
export function locate(table: HardnessTable, column: Column, hardness: Rational): Place | null {
  for (const upper of table.rows.keys()) {
    const high = figureAt(table, upper, column);
    if (!high || isLess(high, hardness)) {
      if (high) return null;
      continue;
    }
    if (!isLess(hardness, high)) return { table, upper, lower: upper, share: zero };
    const low = figureAt(table, upper + 1, column);
    if (low && isLess(low, hardness)) {
      const share = divide(subtract(hardness, low), subtract(high, low));
      return { table, upper, lower: upper + 1, share };
    }
  }
  return null;
}

/** The figure of another column at that place, interpolated linearly; null where a row has none. */
export function interpolate({ table, upper, lower, share }: Place, column: Column) {
  const [high, low] = [figureAt(table, upper, column), figureAt(table, lower, column)];
  return high && low && add(low, multiply(share, subtract(high, low)));
}
