import { inFull, type Units } from './converter';
import type { Table } from './table';

/** The factors of a converter, and the exact figure where one is rounded. */
export const factorTable = (caption: string, base: string, units: Units): Table => ({
  caption,
  columns: ['Unit', `${base}, as used`, 'Exact figure'],
  rows: units.map(({ scale, exactScale, ...unit }) => ({
    cells: [inFull(unit), scale, exactScale ?? scale],
  })),
});
