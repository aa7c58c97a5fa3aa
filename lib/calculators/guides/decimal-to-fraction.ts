import { millimetersPerInch } from '../constants';
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

export const decimalToFractionGuide: Guide = {
  purpose:
    'Convert a decimal inch to a fraction, a rule mark and millimeters, or a fraction to a decimal.',
  reading: [
    'The nearest mark is as close as a rule of that division comes.',
    'The exact fraction stands first: 1.10 is 1 1/10, or 11/10, whatever the rule shows.',
    `A fraction becomes a decimal of three places, with halves rounded up. Millimeters are inches × ${millimetersPerInch}, rounded the same way.`,
  ],
  formula:
    'Fraction = digits ÷ 10^decimals, reduced; Nearest mark = round(value × n) ÷ n, n marks to the inch',
  limits: [
    'Both fields also accept .5, 1 1/2, 1-1/2 and ½, as the other tools do. Commas are not accepted.',
    'A fraction has whole numbers above and below, and the lower one cannot be 0.',
  ],
  tables: [chart],
  sources: [{ name: `Arithmetic; one inch is exactly ${millimetersPerInch} mm` }],
};
