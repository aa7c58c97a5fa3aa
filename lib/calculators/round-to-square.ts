import {
  withDefaults,
  type Solution,
  type Calculator,
  type Field,
  type Result,
  type Values,
  findOrFirst,
} from './calculator';
import { millimetersPerInch } from './constants';
import { metricRounds } from './data/metric-rounds';
import {
  dimensionField,
  isProblem,
  readSize,
  type Dimension,
  inInches,
  readSizes,
  type Sizes,
} from './dimension';
import { box, circle, hexagon, type Drawing, type Outline } from './drawing';
import {
  mixed,
  nextUp,
  rootOfThree,
  add,
  divide,
  exact,
  fixed,
  isEqual,
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

const diagonal = (width: Rational, height: Rational, extra: Rational) =>
  squareRoot(add(square(add(width, extra)), square(add(height, extra))));

const corners = (acrossFlats: Rational, extra: Rational) =>
  divide(multiply(add(acrossFlats, extra), two), rootOfThree);

/** The smallest round that yields a width × height bar, inches: the diagonal with the allowance left on each (spec §9). */
export const minimumDiameter = (width: Rational, height: Rational) =>
  diagonal(width, height, exact(allowance));

/** The smallest round that yields a hexagon, inches: across its corners, with the allowance left across its flats. */
export const minimumForHexagon = (acrossFlats: Rational) => corners(acrossFlats, exact(allowance));

interface CutPart {
  id: string;
  name: string;
  dimensions: readonly Dimension[];
  diameter(sizes: Sizes, extra: Rational): Rational;
  rule(sizes: Sizes, extra: string): string;
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
    diameter: (sizes, extra) => diagonal(width(sizes), height(sizes), extra),
    rule: (sizes, extra) =>
      `√((${inInches(width(sizes))} + ${extra})² + (${inInches(height(sizes))} + ${extra})²)`,
    short: (sizes) => `${decimalText(width(sizes))} × ${decimalText(height(sizes))}`,
    outline: (sizes) => box(toNumber(width(sizes)), toNumber(height(sizes))),
  },
  {
    id: 'hexagon',
    name: 'Hexagon',
    dimensions: [{ name: 'acrossFlats', label: 'Across flats', initial: '1', hint }],
    diameter: (sizes, extra) => corners(acrossFlats(sizes), extra),
    rule: (sizes, extra) => `(${inInches(acrossFlats(sizes))} + ${extra}) × 2 ÷ √3`,
    short: (sizes) => `${decimalText(acrossFlats(sizes))} across flats`,
    outline: (sizes) => hexagon(toNumber(acrossFlats(sizes))),
  },
];

/** No unit is chosen beside it: a stored one would change the default. */
const allowanceSize: Dimension = {
  name: 'allowance',
  label: 'Allowance',
  initial: `${allowance}`,
  mayBeZero: true,
};

const fieldsOf = ({ dimensions }: CutPart): readonly Field[] => [
  {
    name: 'part',
    label: 'Part',
    initial: 'rectangle',
    options: parts.map(({ id, name }) => ({ value: id, label: name })),
  },
  // Beside the part, so that the two sizes of a rectangle share a row.
  {
    name: 'allowance',
    label: 'Allowance, in',
    initial: allowanceSize.initial,
    hint: 'On each dimension',
  },
  ...dimensions.map(dimensionField),
];

export const roundToSquare: Calculator = {
  slug: 'round-to-square',
  title: 'Round to Square',
  fields: (typed) => fieldsOf(findOrFirst(parts, typed.part)),
  solve(typed): Solution {
    const part = findOrFirst(parts, typed.part);
    const { sizes, extra, problems, understood } = readPart(
      part,
      withDefaults(fieldsOf(part), typed),
    );
    if (!extra || part.dimensions.some(({ name }) => !sizes[name]))
      return { results: [], problems, understood };
    const diameter = part.diameter(sizes, extra);
    return {
      results: diameterResults(diameter),
      problems,
      understood,
      formula: `${part.rule(sizes, inInches(extra))} = ${fixed(diameter, 3)} in`,
      table: allowanceTable(part, sizes, extra),
      ...(diameter.top > 0n && { drawing: drawingOf(part, sizes, diameter) }),
    };
  },
};

function readPart(part: CutPart, values: Values) {
  const given = readSizes(part.dimensions, values);
  // No part has a side of 0 beside another. Where all sizes are 0 the rule answers with the allowance alone.
  const { sizes, problems, understood } = Object.keys(given.sizes)[0]
    ? given
    : readSizes(
        part.dimensions.map((size) => ({ ...size, mayBeZero: true })),
        values,
      );
  const extra = readSize(allowanceSize, values);
  if (isProblem(extra)) return { sizes, understood, problems: { ...problems, allowance: extra } };
  return {
    sizes,
    problems,
    extra: extra?.inches,
    understood: { ...understood, ...(extra?.echo && { allowance: extra.echo }) },
  };
}

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

const allowances = [
  { extra: zero, name: '0, net size' },
  { extra: exact(statedTolerance), name: `${statedTolerance}, tolerance of a dimension` },
  { extra: exact(allowance), name: `${allowance}, allowance of this tool` },
];

function allowanceTable(part: CutPart, sizes: Sizes, own: Rational) {
  const isKnown = allowances.some(({ extra }) => isEqual(extra, own));
  const rows = isKnown
    ? allowances
    : [...allowances, { extra: own, name: `${decimalText(own)}, yours` }];
  return {
    caption: `Diameters of ${part.short(sizes)}, in`,
    columns: ['Left on each dimension', 'Diameter'],
    rows: rows.map(({ extra, name }) => ({
      cells: [name, fixed(part.diameter(sizes, extra), 3)],
      current: isEqual(extra, own),
    })),
  };
}

const drawingOf = (part: CutPart, sizes: Sizes, diameter: Rational): Drawing => ({
  label: `${part.name}, ${part.short(sizes)}, in its round`,
  outer: circle(toNumber(diameter)),
  part: part.outline(sizes),
  dimensions: { height: `ø ${fixed(diameter, 3)}`, inner: part.short(sizes) },
});
