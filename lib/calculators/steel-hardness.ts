import { complete, type Solution, type Calculator, type Field } from './calculator';
import { hardness, type HardnessRow } from './data/hardness';
import { causeOf } from './problem';
import { exact, isLess, type Rational } from './rational';
import type { Table } from './table';
import { readNumber } from './typed-number';

/** Spec §5, inclusive. */
const softest = exact('75');
const hardest = exact('801');

const rockwell = (value: number) => (value === 0 ? 'not applicable' : value.toFixed(1));
const hb = ({ hb }: HardnessRow) => exact(`${hb}`);

/** The first row whose HB is at most the input (spec §5); null outside 75 to 801. */
export const lookUp = (input: Rational): HardnessRow | null =>
  isLess(input, softest) || isLess(hardest, input)
    ? null
    : (hardness.find((row) => !isLess(input, hb(row))) ?? null);

const fields: readonly Field[] = [{ name: 'hb', label: 'Brinell hardness (HB)', initial: '321' }];

export const steelHardness: Calculator = {
  slug: 'steel-hardness-conversion',
  title: 'Steel Hardness Conversion',
  description: 'Find the Rockwell C, Rockwell B and Vickers hardness of a steel from its Brinell.',
  fields: () => fields,
  solve(typed): Solution {
    const { hb: input = '' } = complete(fields, typed);
    if (!input.trim()) return { results: [], problems: {} };
    const value = readNumber(input);
    const row = value && lookUp(value);
    if (!row) {
      const problem = { message: 'Must Be Between 75 and 801', ...(!value && causeOf(input)) };
      return { results: [], problems: { hb: problem } };
    }
    return {
      results: [
        { label: 'Rockwell C', figures: scaled(row.hrc, 'HRC') },
        { label: 'Rockwell B', figures: scaled(row.hrb, 'HRB') },
        { label: 'Vickers', figures: [{ value: `${row.hv}`, unit: 'HV' }] },
      ],
      problems: {},
      formula: `HB ${input.trim()} reads from the row of HB ${row.hb}, the first not above it`,
      notes: ['Approximate; for carbon and alloy steel only.', ...basisNote(row)],
      table: neighbors(row),
    };
  },
};

const scaled = (value: number, unit: string) =>
  value === 0 ? [{ value: rockwell(value) }] : [{ value: rockwell(value), unit }];

const basisNotes = {
  beyond:
    'Above HB 650 Brinell is outside the range of ASTM E10; the row is published all the same.',
  extrapolated: 'No standard gives this row: it is extrapolated.',
  interpolated: 'One value of this row is interpolated.',
  handbook: 'The Rockwell B value of this row is from ISO 18265, table A.1.',
};

const basisNote = ({ basis }: HardnessRow) => (basis ? [basisNotes[basis]] : []);

/** Rows shown above and below the one that answers. */
const around = 3;

function neighbors(row: HardnessRow): Table {
  const at = hardness.indexOf(row);
  return hardnessTable(
    'The row and its neighbors',
    hardness.slice(Math.max(0, at - around), at + around + 1),
    row,
  );
}

export const hardnessTable = (
  caption: string,
  rows: readonly HardnessRow[] = hardness,
  chosen?: HardnessRow,
): Table => ({
  caption,
  columns: ['Brinell HB', 'Rockwell HRC', 'Rockwell HRB', 'Vickers HV'],
  rows: rows.map((row) => ({
    cells: [`${row.hb}`, rockwell(row.hrc), rockwell(row.hrb), `${row.hv}`],
    current: row === chosen,
  })),
});
