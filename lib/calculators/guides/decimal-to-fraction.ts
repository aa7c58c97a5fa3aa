import { mixed } from '../fraction';
import type { Guide } from '../guide';
import { exact, fixed, multiply, ratio } from '../rational';
import type { Table } from '../table';

const inch = exact('25.4');

/** Every mark on an inch rule, with its decimal and its millimeters. */
const chart: Table = {
  caption: 'The sixty-fourths of an inch',
  columns: ['Fraction', 'Decimal', 'mm'],
  rows: Array.from({ length: 64 }, (_, i) => {
    const mark = ratio(BigInt(i + 1), 64n);
    return { cells: [mixed(mark), fixed(mark, 6), fixed(multiply(mark, inch), 4)] };
  }),
};

export const decimalToFractionGuide: Guide = {
  purpose:
    'A caliper reads 0.203 and the rule on the bench is marked in sixty-fourths. Type a decimal to find the fraction it is and the nearest mark, or type a fraction to find its decimal.',
  reading: [
    'The first fraction is exact: 1.10 is 11/10, or 1 1/10, whatever the rule shows.',
    'The nearest mark is as close as a rule of that division comes; "off by" says how far, with a minus where the mark is short.',
    'A fraction is divided out to three decimals, a half rounded up.',
  ],
  formula:
    'write the digits over 1 with as many zeros as decimals, and divide out what both share; nearest mark = value × marks in an inch, rounded to a whole, over the marks',
  limits: [
    'Either field also reads what the other tools read: .5, 1 1/2, 1-1/2 and ½. A comma is not read.',
    'A fraction has whole numbers above and below, and never 0 below.',
  ],
  tables: [chart],
  sources: [{ name: 'Arithmetic; one inch is exactly 25.4 mm' }],
};
