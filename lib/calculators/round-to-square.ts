import { complete, type Solution, type Calculator } from './calculator';
import { dimensionField, type Dimension } from './dimension';
import { box, circle, type Figure } from './figure';
import { inInches } from './in-inches';
import { mixed, nextUp } from './fraction';
import {
  add,
  exact,
  fixed,
  multiply,
  plain,
  square,
  toNumber,
  zero,
  type Rational,
} from './rational';
import { readSizes } from './sizes';
import { squareRoot } from './square-root';

/** Stock left on each dimension, inches (spec §9). */
const allowance = exact('0.205');
/** The tolerance stated for each dimension, inches (spec §9). */
const statedTolerance = exact('0.125');
const inch = exact('25.4');

const diagonal = (width: Rational, height: Rational, extra: Rational) =>
  squareRoot(add(square(add(width, extra)), square(add(height, extra))));

/** The smallest round that yields a width × height bar, inches: the diagonal with 0.205 left on each (spec §9). */
export const minimumDiameter = (width: Rational, height: Rational) =>
  diagonal(width, height, allowance);

const dimensions: readonly [Dimension, Dimension] = [
  { name: 'width', label: 'Width', initial: '2', mayBeZero: true },
  { name: 'height', label: 'Height', initial: '1', mayBeZero: true },
];
const fields = dimensions.map(dimensionField);

export const roundToSquare: Calculator = {
  slug: 'round-to-square',
  title: 'Round to Square',
  description: 'Find the smallest round bar that yields a given square or rectangle.',
  fields: () => fields,
  solve(typed): Solution {
    const { sizes, problems, understood } = readSizes(dimensions, complete(fields, typed));
    const { width, height } = sizes;
    if (!width || !height) return { results: [], problems, understood };
    const diameter = minimumDiameter(width, height);
    const stock = nextUp(diameter, 8);
    const [w, h] = [inInches(width), inInches(height)];
    return {
      results: [
        {
          label: 'Minimum diameter',
          figures: [
            { value: fixed(diameter, 3), unit: 'in' },
            { value: fixed(multiply(diameter, inch), 3), unit: 'mm' },
          ],
        },
        {
          label: 'Next eighth of an inch',
          figures: [
            { value: fixed(stock, 3), unit: 'in' },
            { value: mixed(stock), unit: 'in' },
          ],
        },
      ],
      problems,
      understood,
      formula: `square root of ((${w} + 0.205)² + (${h} + 0.205)²) = ${fixed(diameter, 3)} in`,
      table: compared(width, height),
      figure: drawn(width, height, diameter),
    };
  },
};

const compared = (width: Rational, height: Rational) => ({
  caption: 'What the allowance adds, inches',
  columns: ['Left on each dimension', 'Diameter'],
  rows: [
    { cells: ['nothing: the bare diagonal', fixed(diagonal(width, height, zero), 3)] },
    {
      cells: ['0.125, the stated tolerance', fixed(diagonal(width, height, statedTolerance), 3)],
    },
    {
      cells: ['0.205, the rule of this page', fixed(diagonal(width, height, allowance), 3)],
      current: true,
    },
  ],
});

const drawn = (width: Rational, height: Rational, diameter: Rational): Figure => ({
  label: `Rectangle of ${plain(width)} by ${plain(height)} in inside a round of ${fixed(diameter, 3)} in`,
  outer: circle(toNumber(diameter)),
  part: box(toNumber(width), toNumber(height)),
  dimensions: {
    height: `ø ${fixed(diameter, 3)}`,
    inner: `${plain(width)} × ${plain(height)}`,
  },
});
