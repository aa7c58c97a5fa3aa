import type { CalculatedLine, Result, Solution, Values } from './calculator';
import { inchesPerFoot, kilogramsPerPound, millimetersPerInch } from './constants';
import { inInches, type Sizes } from './dimension';
import type { Alloy, Material } from './material';
import type { PieceDrawing } from './drawing';
import {
  add,
  asTerm,
  decimalText,
  divide,
  exact,
  fixed,
  isEqual,
  multiply,
  one,
  type Rational,
  toNumber,
  zero,
} from './rational';
import { type Shape, dimensionsOf, isSolid, sectionSizes, weigh } from './shape';

export interface Piece {
  shape: Shape;
  material: Pick<Material, 'name' | 'metal' | 'note'>;
  alloy: Alloy;
  sizes: Sizes;
  texts: Values;
  pieces: Rational;
  /** "NPS 4 schedule 40", where the sizes have a name. */
  named: string;
}

const kilograms = exact(kilogramsPerPound);
const foot = exact(inchesPerFoot);
const perMeter = divide(multiply(kilograms, exact(1000)), exact(millimetersPerInch));

/** Two decimals; below 0.1 three significant digits, so that no weight is 0.00. */
function weightText({ top, bottom }: Rational, decimals = 2): string {
  let digits = 3;
  // From 0.09995 on it rounds to 0.1.
  for (let size = top * 100_000n; size > 0n && size < bottom * 9995n; size *= 10n) digits += 1;
  return fixed({ top, bottom }, digits > 3 ? digits : decimals);
}

/** Rounded once, after the pieces are counted. */
const inPoundsAndKilograms = (pounds: Rational) => [
  { value: weightText(pounds), unit: 'lb' },
  { value: weightText(multiply(pounds, kilograms)), unit: 'kg' },
];

/** Pounds to two decimals first (spec §9); beside them more digits where the weight is small, and kilograms. */
function weightFigures(pounds: Rational) {
  const twoDecimals = { value: fixed(pounds, 2), unit: 'lb' };
  const figures = inPoundsAndKilograms(pounds);
  return figures[0]?.value === twoDecimals.value ? figures : [twoDecimals, ...figures];
}

/** Pounds of all pieces, unrounded, and with what is cut away. */
function weightsOf({ shape, sizes, alloy, pieces }: Piece) {
  const weights = weigh(shape, sizes, alloy.density, pieces);
  const extra = add(sizes.kerf ?? zero, sizes.ends ?? zero);
  const length = multiply(pieces, add(sizes[shape.along.name] ?? zero, extra));
  const stock = isSolid(shape) ? weights.total : multiply(weights.area, length, alloy.density);
  return { ...weights, length, stock };
}

export function weightSolution(
  piece: Piece,
): Omit<Solution, 'problems'> & { quote: CalculatedLine } {
  const { shape, material, alloy, sizes, texts, pieces, named } = piece;
  const { piece: each, total, stock } = weightsOf(piece);
  const several = !isEqual(pieces, one);
  const isCut = !isEqual(stock, total);
  return {
    results: [
      {
        label: several ? 'Total theoretical weight' : 'Theoretical weight',
        figures: weightFigures(total),
      },
      ...(several ? [{ label: 'Per piece', figures: weightFigures(each) }] : []),
      ...perLengthAndCut(piece),
    ],
    formula: [
      ...(several ? [`${workings(piece)} × ${decimalText(pieces)} = ${weightText(total)} lb`] : []),
      `${several ? 'one piece: ' : ''}${workings(piece)} = ${weightText(each)} lb`,
      ...(isCut ? [`with kerf and ends: ${cutWorkings(piece)} = ${weightText(stock)} lb`] : []),
    ].join('; '),
    notes: [
      ...(named
        ? [
            `${named}: ${named.startsWith('NPS') ? `outer diameter ${texts.outerDiameter}, ` : ''}wall ${texts.wall}, nominal.`,
          ]
        : []),
      ...densityNotes(piece),
    ],
    drawing: drawingOf(shape, sizes, texts, material.metal),
    quote: {
      title: `${material.name} ${alloy.name}, ${shape.name.toLowerCase()}`,
      quantity: decimalText(pieces),
      unit: 'pieces',
      size: `${named && `${named}, `}${sizesInWords(piece)}`,
      length: texts.length ?? '',
      pounds: toNumber(total),
      detail: isCut ? `${weightText(stock)} lb with kerf and ends` : '',
    },
  };
}

/** "diameter 2.5 in": all sizes but the length, and an optional one only where it is not 0. */
const sizesInWords = ({ shape, sizes, texts }: Piece) =>
  dimensionsOf(shape)
    .filter(
      ({ name, isOptional }) =>
        name !== 'length' && (!isOptional || !isEqual(sizes[name] ?? zero, zero)),
    )
    .map(({ name, label }) => `${label.toLowerCase()} ${texts[name]}`)
    .join(', ');

function perLengthAndCut(piece: Piece): Result[] {
  const { shape, alloy } = piece;
  const { area, total, stock, length } = weightsOf(piece);
  const inch = multiply(area, alloy.density);
  return [
    ...(shape.along.name === 'length'
      ? [
          {
            label: 'Per length',
            figures: [
              { value: weightText(multiply(inch, foot), 3), unit: 'lb/ft' },
              { value: weightText(multiply(inch, perMeter), 3), unit: 'kg/m' },
            ],
          },
        ]
      : []),
    ...(isEqual(stock, total)
      ? []
      : [
          {
            label: 'With kerf and ends',
            figures: [...weightFigures(stock), { value: decimalText(length), unit: 'in' }],
          },
        ]),
  ];
}

/** "π/4 × 2.5² in²": the shape's rule with the visitor's inches in it. */
function areaInWords({ shape, sizes }: Piece) {
  const rule = shape.ruleFor?.(sectionSizes(shape, sizes)) ?? shape.rule;
  return `${rule.replace(/\{(\w+)\}/g, (_, name: string) => inInches(sizes[name] ?? zero))} in²`;
}

/** "π/4 × 2.5² in² × 12 in × 0.160 lb/in³". */
const workings = (piece: Piece) =>
  `${areaInWords(piece)} × ${inInches(piece.sizes[piece.shape.along.name] ?? zero)} in × ${piece.alloy.densityText} lb/in³`;

/** "π/4 × 2.5² in² × 4 × (12 + 0.125) in × 0.160 lb/in³". */
function cutWorkings(piece: Piece) {
  const { shape, sizes, pieces, alloy } = piece;
  const parts = [sizes[shape.along.name], sizes.kerf, sizes.ends]
    .filter((size) => size && size.top > 0n)
    .map((size) => inInches(size ?? zero));
  return `${areaInWords(piece)} × ${asTerm(pieces)} × (${parts.join(' + ')}) in × ${alloy.densityText} lb/in³`;
}

const densityNotes = ({ material, alloy }: Piece) =>
  alloy.sources.length === 0
    ? [`Density as typed: ${alloy.name} = ${decimalText(alloy.density)} lb/in³.`]
    : [
        `Density of ${alloy.name}${alloy.uns && ` (UNS ${alloy.uns})`}: ${alloy.densityText} lb/in³.`,
        ...(alloy.note ? [`Density note: ${alloy.note}.`] : []),
        ...(material.note ? [`${material.note}.`] : []),
      ];

function drawingOf(
  shape: Shape,
  sizes: Sizes,
  texts: Values,
  metal: string | undefined,
): PieceDrawing {
  const inches = Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, toNumber(size)]),
  );
  const words = dimensionsOf(shape)
    .filter(({ name, isOptional }) => !isOptional || inches[name])
    .map(({ name, label }) => `${label.toLowerCase()} ${texts[name]}`);
  return { label: `${shape.name}: ${words.join(', ')}`, metal, shape, inches, texts };
}
