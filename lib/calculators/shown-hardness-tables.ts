import { hardness, type HardnessRow } from './data/hardness';
import { scales } from './hardness-metals';
import type { Column, HardnessTable, Place } from './hardness-table';
import { findOrFirst } from './find-or-first';
import { blank, type Table } from './table';

/** Rows shown above and below the ones that the answer is from. */
const margin = 3;

/** The published rows next to one, which is marked. */
export function neighborRows(row: HardnessRow): Table {
  const at = hardness.indexOf(row);
  return hardnessTable(
    `Values near HB ${row.hb}`,
    hardness.slice(Math.max(0, at - margin), at + margin + 1),
    row,
  );
}

/** Published rows as a table (spec §5); all of them where none are given. */
export const hardnessTable = (
  caption: string,
  rows: readonly HardnessRow[] = hardness,
  chosen?: HardnessRow,
): Table => ({
  caption,
  columns: ['Brinell HB', 'Rockwell HRC', 'Rockwell HRB', 'Vickers HV'],
  rows: rows.map((row) => ({
    cells: [`${row.hb}`, cell(row.hrc), cell(row.hrb), `${row.hv}`],
    current: row === chosen,
  })),
});

/** The rows of a standard's table next to a place in it. */
export const nearbyRows = ({ table, upper, lower }: Place) =>
  standardTable(`${table.name}, nearby rows`, table, { upper, lower });

/** A table of the standard, or its rows about those that answer. */
export function standardTable(
  caption: string,
  { columns, rows }: HardnessTable,
  chosen?: Pick<Place, 'upper' | 'lower'>,
): Table {
  const { upper, lower } = chosen ?? { upper: rows.length, lower: -1 };
  const first = chosen ? Math.max(0, upper - margin) : 0;
  const shown = rows.slice(first, chosen ? lower + margin + 1 : rows.length);
  return {
    caption,
    columns: columns.map(heading),
    rows: shown.map((row, i) => ({
      cells: row.map((figure) => (figure === null ? blank : `${figure}`)),
      current: first + i >= upper && first + i <= lower,
    })),
  };
}

const cell = (value: number) => (value === 0 ? blank : value.toFixed(1));

const heading = (column: Column) => {
  if (column === 'ksi' || column === 'mpa') return column === 'ksi' ? 'Tensile, ksi' : 'MPa';
  const { name, unit } = findOrFirst(scales, column);
  return `${name.split(' ')[0]} ${unit}`;
};
