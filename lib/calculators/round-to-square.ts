import {
  withDefaults,
  type Solution,
  type Calculator,
  type Field,
  type Result,
  findOrFirst,
} from './calculator';
import { millimetersPerInch } from './constants';
import { metricRounds } from './data/metric-rounds';
import { dimensionField, type Dimension, inInches, readSizes, type Sizes } from './dimension';
import { box, circle, hexagon, type Drawing, type Outline } from './drawing';
import {
  mixed,
  nextUp,
  rootOfThree,
  add,
  divide,
  exact,
  fixed,
  isLess,
  multiply,
  decimalText,
  ratio,
  square,
  toNumber,
  zero,
  type Rational,
  squareRoot,
} from './rational';

/** Stock left on each dimension, inches (spec §9). */
export const allowance = 0.205;
/** The tolerance stated for each dimension, inches (spec §9). */
export const statedTolerance = 0.125;
const inch = exact(millimetersPerInch);
const two = exact('2');

const extra = exact(allowance);

/** The smallest round that yields a width × height bar, inches: the diagonal with the allowance left on each (spec §9). */
export const minimumDiameter = (width: Rational, height: Rational) =>
  squareRoot(add(square(add(width, extra)), square(add(height, extra))));

/** The smallest round that yields a hexagon, inches: across its corners, with the allowance left across its flats. */
export const minimumForHexagon = (acrossFlats: Rational) =>
  divide(multiply(add(acrossFlats, extra), two), rootOfThree);

interface CutPart {
  id: string;
  name: string;
  dimensions: readonly Dimension[];
  diameter(sizes: Sizes): Rational;
  rule(sizes: Sizes): string;
  short(sizes: Sizes): string;
  outline(sizes: Sizes): Outline;
}

const sizeNamed = (name: string) => (sizes: Sizes) => sizes[name] ?? zero;
const width = sizeNamed('width');
const height = sizeNamed('height');
const acrossFlats = sizeNamed('acrossFlats');

const hint = 'Also 2-5/8 or 65 mm';

const parts: readonly [CutPart, ...CutPart[]] = [
  {
    id: 'rectangle',
    name: 'Rectangle',
    dimensions: [
      { name: 'width', label: 'Width', initial: '2', hint },
      { name: 'height', label: 'Height', initial: '1' },
    ],
    diameter: (sizes) => minimumDiameter(width(sizes), height(sizes)),
    rule: (sizes) =>
      `√((${inInches(width(sizes))} + ${allowance})² + (${inInches(height(sizes))} + ${allowance})²)`,
    short: (sizes) => `${decimalText(width(sizes))} × ${decimalText(height(sizes))}`,
    outline: (sizes) => box(toNumber(width(sizes)), toNumber(height(sizes))),
  },
  {
    id: 'hexagon',
    name: 'Hexagon',
    dimensions: [{ name: 'acrossFlats', label: 'Across flats', initial: '1', hint }],
    diameter: (sizes) => minimumForHexagon(acrossFlats(sizes)),
    rule: (sizes) => `(${inInches(acrossFlats(sizes))} + ${allowance}) × 2 ÷ √3`,
    short: (sizes) => `${decimalText(acrossFlats(sizes))} across flats`,
    outline: (sizes) => hexagon(toNumber(acrossFlats(sizes))),
  },
];

const fieldsOf = ({ dimensions }: CutPart): readonly Field[] => [
  {
    name: 'part',
    label: 'Part',
    initial: 'rectangle',
    options: parts.map(({ id, name }) => ({ value: id, label: name })),
  },
  ...dimensions.map(dimensionField),
];

export const roundToSquare: Calculator = {
  slug: 'round-to-square',
  title: 'Round to Square',
  fields: (typed) => fieldsOf(findOrFirst(parts, typed.part)),
  solve(typed): Solution {
    const part = findOrFirst(parts, typed.part);
    const { sizes, problems, understood } = readSizes(
      part.dimensions,
      withDefaults(fieldsOf(part), typed),
    );
    if (part.dimensions.some(({ name }) => !sizes[name]))
      return { results: [], problems, understood };
    const diameter = part.diameter(sizes);
    return {
      results: diameterResults(diameter),
      problems,
      understood,
      formula: `${part.rule(sizes)} = ${fixed(diameter, 3)} in`,
      drawing: drawingOf(part, sizes, diameter),
    };
  },
};

function diameterResults(diameter: Rational): Result[] {
  const millimeters = multiply(diameter, inch);
  const eighth = nextUp(diameter, 8);
  const metric = metricRounds
    .map((size) => ratio(BigInt(size)))
    .find((size) => !isLess(size, millimeters));
  return [
    {
      label: 'Minimum diameter',
      figures: [
        { value: fixed(diameter, 3), unit: 'in' },
        { value: fixed(millimeters, 3), unit: 'mm' },
      ],
    },
    {
      label: 'Next eighth of an inch',
      figures: [
        { value: fixed(eighth, 3), unit: 'in' },
        { value: mixed(eighth), unit: 'in' },
      ],
    },
    ...(metric
      ? [
          {
            label: 'Next metric size',
            figures: [
              { value: decimalText(metric), unit: 'mm' },
              { value: fixed(divide(metric, inch), 3), unit: 'in' },
            ],
          },
        ]
      : []),
  ];
}

const drawingOf = (part: CutPart, sizes: Sizes, diameter: Rational): Drawing => ({
  label: `${part.name}, ${part.short(sizes)}, in its round`,
  outer: circle(toNumber(diameter)),
  part: part.outline(sizes),
  dimensions: { height: `ø ${fixed(diameter, 3)}`, inner: part.short(sizes) },
});
