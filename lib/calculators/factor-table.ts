import { inFull, type Units } from './converter';
import type { Table } from './table';

/** The factors of a converter, in units of the symbol `base`, and the exact figure where one is rounded. */
export const factorTable = (caption: string, base: string, units: Units): Table => ({
  caption,
  columns: ['Unit', `Used, ${base}`, `Exact, ${base}`],
  rows: units.map(({ scale, exactScale, ...unit }) => ({
    cells: [inFull(unit), scale, exactScale ?? scale],
  })),
});
