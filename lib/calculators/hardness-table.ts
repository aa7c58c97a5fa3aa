import { hardness, type HardnessRow } from '@/lib/calculators/data/hardness';
import {
  austenitic,
  nickel,
  steelByRockwellB,
  steelByRockwellC,
} from '@/lib/calculators/data/hardness-e140';
import { type Values, findOrFirst, blank, type Table } from './calculator';
import {
  add,
  allDigits,
  asTerm,
  decimalText,
  divide,
  exact,
  isLess,
  multiply,
  type Rational,
  subtract,
  zero,
} from './rational';

export type ScaleId = 'hb' | 'hrc' | 'hrb' | 'hv' | 'hra' | 'hk' | 'hr15n';

/** Tensile strength, ksi and MPa, stands in the tables of steel. */
export type HardnessColumn = ScaleId | 'ksi' | 'mpa';

/** One table of a standard: every column falls from row to row; null where the standard has no figure. */
export interface HardnessTable {
  name: string;
  columns: readonly HardnessColumn[];
  rows: readonly (readonly (number | null)[])[];
}

/** Two neighboring rows of one table, and how far a hardness lies from the lower to the upper. */
export interface Place {
  table: HardnessTable;
  upper: number;
  lower: number;
  share: Rational;
}

function figureAt({ columns, rows }: HardnessTable, row: number, column: HardnessColumn) {
  const figure = rows[row]?.[columns.indexOf(column)] ?? null;
  return figure === null ? null : exact(figure);
}

/** Null where the table does not have the column. */
export function rangeOf(
  table: HardnessTable,
  column: HardnessColumn,
): readonly [number, number] | null {
  const at = table.columns.indexOf(column);
  const figures = table.rows.flatMap((row) => row[at] ?? []);
  const [highest, lowest] = [figures[0], figures.at(-1)];
  return highest === undefined || lowest === undefined ? null : [lowest, highest];
}

/** Where a hardness lies in a table; null outside it. */
export function locate(
  table: HardnessTable,
  column: HardnessColumn,
  hardness: Rational,
): Place | null {
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
function interpolate({ table, upper, lower, share }: Place, column: HardnessColumn) {
  const [high, low] = [figureAt(table, upper, column), figureAt(table, lower, column)];
  return high && low && add(low, multiply(share, subtract(high, low)));
}

/** The figure of the first table that has one: no figure is a mix of two tables. */
export const hardnessAt = (places: readonly Place[], column: HardnessColumn) =>
  places.flatMap((place) => interpolate(place, column) ?? [])[0];

/** "HRC 34 + (321 - 319) ÷ (327 - 319) × (35 - 34) = 34.25" for each table that answers. */
export const interpolationText = (places: readonly Place[], from: ScaleId, value: Rational) =>
  places
    .flatMap((place) => {
      const { table, upper, lower } = place;
      const input = asTerm(value);
      const to = scales.find(
        ({ id }) => id !== from && places.find((each) => interpolate(each, id)) === place,
      );
      const result = to && interpolate(place, to.id);
      if (!result) return [];
      if (upper === lower)
        return [`${findOrFirst(scales, from).unit} ${input} is in ${table.name}`];
      const [high, low, highest, lowest] = [
        figureAt(table, upper, from),
        figureAt(table, lower, from),
        figureAt(table, upper, to.id),
        figureAt(table, lower, to.id),
      ].map((figure) => (figure ? allDigits(figure) : blank));
      return [
        `${to.unit} ${lowest} + (${input} - ${low}) ÷ (${high} - ${low}) × (${highest} - ${lowest}) = ${decimalText(result, 3)}`,
      ];
    })
    .join('; ');

export const conversionNote = (places: readonly Place[]) =>
  `Converted by ${places.map(({ table }) => table.name).join(' and ')}, rounded to whole numbers as the standard asks.`;

export interface Scale {
  id: ScaleId;
  name: string;
  unit: string;
  example: string;
  /** How people write it, beside unit and name. */
  also?: readonly string[];
}

export const scales: readonly [Scale, ...Scale[]] = [
  { id: 'hb', name: 'Brinell', unit: 'HB', example: '321', also: ['HBW', 'BHN'] },
  { id: 'hrc', name: 'Rockwell C', unit: 'HRC', example: '36', also: ['RC'] },
  { id: 'hrb', name: 'Rockwell B', unit: 'HRB', example: '95', also: ['RB'] },
  { id: 'hv', name: 'Vickers', unit: 'HV', example: '340' },
  { id: 'hra', name: 'Rockwell A', unit: 'HRA', example: '68' },
  { id: 'hk', name: 'Knoop', unit: 'HK', example: '350' },
  { id: 'hr15n', name: 'Rockwell 15N', unit: 'HR15N', example: '78' },
];
/** Each has a line of its own in the answer; the others share one. */
export const mainScales: readonly ScaleId[] = ['hb', 'hrc', 'hrb', 'hv'];
/** On which scale a number out of range may have been read, the likeliest first. */
export const likeliest: readonly ScaleId[] = ['hrc', 'hrb', 'hb', 'hv', 'hra', 'hr15n', 'hk'];

export interface MetalGroup {
  id: string;
  name: string;
  /** None where no standard converts it. */
  tables: readonly HardnessTable[];
  note: string;
  examples?: Values;
}

export const metalGroups: readonly [MetalGroup, ...MetalGroup[]] = [
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

interface ShownTable {
  columns: readonly HardnessColumn[];
  rows: readonly (readonly (number | string | null)[])[];
}

const cell = (value: number) => (value === 0 ? null : value.toFixed(1));

/** Rows shown above and below the ones that the answer is from. */
const margin = 3;

/** The table of the specification. */
export const specified: ShownTable = {
  columns: ['hb', 'hrc', 'hrb', 'hv'],
  rows: hardness.map(({ hb, hrc, hrb, hv }) => [hb, cell(hrc), cell(hrb), hv]),
};

export function neighborRows(row: HardnessRow): Table {
  const at = hardness.indexOf(row);
  return standardTable(`Values near HB ${row.hb}`, specified, { upper: at, lower: at });
}

export const nearbyRows = ({ table, upper, lower }: Place) =>
  standardTable(`${table.name}, nearby rows`, withMainScales(table), { upper, lower });

/** The scales that most read and the strength: so many columns fit a phone. */
function withMainScales(table: HardnessTable): HardnessTable {
  const columns = table.columns.filter(
    (column) => column === 'ksi' || column === 'mpa' || mainScales.includes(column),
  );
  const rows = table.rows.map((row) =>
    columns.map((column) => row[table.columns.indexOf(column)] ?? null),
  );
  return { ...table, columns, rows };
}

export function standardTable(
  caption: string,
  { columns, rows }: ShownTable,
  chosen?: Pick<Place, 'upper' | 'lower'>,
): Table {
  const { upper, lower } = chosen ?? { upper: rows.length, lower: -1 };
  const first = chosen ? Math.max(0, upper - margin) : 0;
  const shown = rows.slice(first, chosen ? lower + margin + 1 : rows.length);
  return {
    caption: columns.includes('mpa') ? `${caption}; tensile strength: ASTM A370` : caption,
    columns: columns.map(heading),
    rows: shown.map((row, i) => ({
      cells: row.map((figure) => (figure === null ? blank : `${figure}`)),
      current: first + i >= upper && first + i <= lower,
    })),
  };
}

const heading = (column: HardnessColumn) => {
  if (column === 'ksi' || column === 'mpa') return column === 'ksi' ? 'Tensile, ksi' : 'MPa';
  const { name, unit } = findOrFirst(scales, column);
  return `${name.split(' ')[0]} ${unit}`;
};
