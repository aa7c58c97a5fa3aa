import { millimetersPerInch } from '../constants';
import { fractional, lettered, numbered, type Drill } from '../drills';
import { mixed } from '../fraction';
import type { Guide } from '../guide';
import { exact, fixed, multiply, ratio } from '../rational';
import type { Table } from '../table';

const inch = exact(millimetersPerInch);

/** Every mark on an inch rule, with its decimal and its millimeters. */
const chart: Table = {
  caption: 'The sixty-fourths of an inch',
  columns: ['Fraction', 'Decimal', 'mm'],
  rows: Array.from({ length: 64 }, (_, i) => {
    const mark = ratio(BigInt(i + 1), 64n);
    return { cells: [mixed(mark), fixed(mark, 6), fixed(multiply(mark, inch), 3)] };
  }),
};

const drillChart = (caption: string, drills: readonly Drill[]): Table => ({
  caption,
  columns: ['Drill', 'Inches', 'mm'],
  rows: drills.map(({ name, size }) => ({
    cells: [name, fixed(size, 4), fixed(multiply(size, inch), 3)],
  })),
});

export const decimalToFractionGuide: Guide = {
  purpose:
    'Convert a decimal inch to a fraction, a rule mark, millimeters and a drill size, or a fraction to a decimal.',
  reading: [
    'The nearest mark is as close as a rule of that division comes.',
    'The exact fraction stands below it: 1.10 is 1 1/10, or 11/10, whatever the rule shows.',
    `A fraction becomes a decimal of three places, with halves rounded up. Millimeters are inches × ${millimetersPerInch}, rounded the same way.`,
    'The nearest drill is the number, letter or fraction drill whose diameter is closest, the larger if two are equally close. It is not a tap drill size.',
  ],
  formula:
    'Fraction = digits ÷ 10^decimals, reduced; Nearest mark = round(value × n) ÷ n, n marks to the inch',
  limits: [
    'Both fields also accept .5, 1 1/2, 1-1/2 and ½, as the other tools do. Commas are not accepted.',
    'Drills are known from No. 97 (0.0059 in) to 3 1/2 in. Metric drills are not in the list.',
    'A fraction has whole numbers above and below, and the lower one cannot be 0.',
  ],
  tables: [
    chart,
    drillChart('Number drills, No. 1 to No. 97', numbered),
    drillChart('Letter drills, A to Z', lettered),
    drillChart('Fraction drills to 3 1/2 in', fractional),
  ],
  sources: [
    { name: `Arithmetic; one inch is exactly ${millimetersPerInch} mm` },
    {
      name: 'Drill sizes: ASME B94.11M; series of fraction drills after Wikipedia, Drill bit sizes',
      href: 'https://en.wikipedia.org/wiki/Drill_bit_sizes',
    },
    {
      name: 'Number drills 97 to 81: CircuitousRoot, Metric, Inch and Fractional Inch (public domain)',
      href: 'http://www.CircuitousRoot.com/artifice/measurement/data/',
    },
  ],
};
