import type { Values } from './calculator';
import { austenitic, nickel, steelByRockwellB, steelByRockwellC } from './data/hardness-e140';
import type { HardnessTable, ScaleId } from './hardness-table';

export interface Scale {
  id: ScaleId;
  name: string;
  unit: string;
  /** The worked example; in every table that has the scale, unless a metal names another. */
  example: string;
}

export const scales: readonly [Scale, ...Scale[]] = [
  { id: 'hb', name: 'Brinell', unit: 'HB', example: '321' },
  { id: 'hrc', name: 'Rockwell C', unit: 'HRC', example: '38' },
  { id: 'hrb', name: 'Rockwell B', unit: 'HRB', example: '95' },
  { id: 'hv', name: 'Vickers', unit: 'HV', example: '340' },
  { id: 'hra', name: 'Rockwell A', unit: 'HRA', example: '68' },
  { id: 'hk', name: 'Knoop', unit: 'HK', example: '350' },
  { id: 'hr15n', name: 'Rockwell 15N', unit: 'HR15N', example: '78' },
];
/** Each has a line of its own in the answer; the others share one. */
export const mainScales: readonly ScaleId[] = ['hb', 'hrc', 'hrb', 'hv'];
/** On which scale a number out of range may have been read, the likeliest first. */
export const likeliest: readonly ScaleId[] = ['hrc', 'hrb', 'hb', 'hv', 'hra', 'hr15n', 'hk'];

export interface Metal {
  id: string;
  name: string;
  /** The tables that convert it, none where no standard does. */
  tables: readonly HardnessTable[];
  note: string;
  examples?: Values;
}

export const metals: readonly [Metal, ...Metal[]] = [
  {
    id: 'steel',
    name: 'Carbon and alloy steel',
    tables: [steelByRockwellC, steelByRockwellB],
    note: 'Approximate, for carbon and alloy steel only.',
  },
  {
    id: 'nickel',
    name: 'Nickel alloys',
    tables: [nickel],
    note: 'Approximate, for nickel and high-nickel alloys.',
  },
  {
    id: 'austenitic',
    name: 'Austenitic stainless',
    tables: [austenitic],
    note: 'Approximate, for annealed plate of austenitic stainless steel.',
    examples: { hb: '192' },
  },
  { id: 'titanium', name: 'Titanium alloys', tables: [], note: '' },
  { id: 'cobalt', name: 'Cobalt alloys', tables: [], note: '' },
];
