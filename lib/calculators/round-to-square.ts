import {
  withDefaults,
  type Solution,
  type Calculator,
  type Field,
  type Result,
} from './calculator';
import { millimetersPerInch } from './constants';
import { dimensionField, type Dimension, inInches, readSizes } from './dimension';
import { box, circle } from './drawing';
import {
  mixed,
  nextUp,
  add,
  exact,
  fixed,
  multiply,
  decimalText,
  square,
  toNumber,
  type Rational,
  squareRoot,
} from './rational';

/** Stock left on each dimension, inches (spec §9). */
export const allowance = 0.205;
/** The tolerance stated for each dimension, inches (spec §9). */
export const statedTolerance = 0.125;
const inch = exact(millimetersPerInch);
const extra = exact(allowance);

/** The smallest round that yields a width × height bar, inches: the diagonal with the allowance left on each (spec §9). */
export const minimumDiameter = (width: Rational, height: Rational) =>
  squareRoot(add(square(add(width, extra)), square(add(height, extra))));

const dimensions: readonly Dimension[] = [
  { name: 'width', label: 'Width', initial: '2', hint: 'Also 2-5/8 or 65 mm' },
  { name: 'height', label: 'Height', initial: '1' },
];
const fields: readonly Field[] = dimensions.map(dimensionField);

export const roundToSquare: Calculator = {
  slug: 'round-to-square',
  title: 'Round to Square',
  fields: () => fields,
  solve(typed): Solution {
    const { sizes, problems, understood } = readSizes(dimensions, withDefaults(fields, typed));
    const { width, height } = sizes;
    if (!width || !height) return { results: [], problems, understood };
    const diameter = minimumDiameter(width, height);
    const side = (size: Rational) => `(${inInches(size)} + ${allowance})²`;
    const part = `${decimalText(width)} × ${decimalText(height)}`;
    return {
      results: diameterResults(diameter),
      problems,
      understood,
      formula: `√(${side(width)} + ${side(height)}) = ${fixed(diameter, 3)} in`,
      notes: [`The minimum diameter includes ${allowance} in for machining on each dimension.`],
      drawing: {
        label: `Rectangle, ${part}, in its round`,
        outer: circle(toNumber(diameter)),
        part: box(toNumber(width), toNumber(height)),
        dimensions: { height: `ø ${fixed(diameter, 3)}`, inner: part },
      },
    };
  },
};

function diameterResults(diameter: Rational): Result[] {
  const eighth = nextUp(diameter, 8);
  return [
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
        { value: fixed(eighth, 3), unit: 'in' },
        { value: mixed(eighth), unit: 'in' },
      ],
    },
  ];
}
