import {
  type CalculatedLine,
  type Calculator,
  type Field,
  type Option,
  type Problem,
  type Solution,
  type Values,
  withDefaults,
  findOrFirst,
} from './calculator';
import {
  cubicCentimetersPerCubicInch,
  inchesPerFoot,
  kilogramsPerPound,
  millimetersPerInch,
} from './constants';
import { dimensionField, inInches, isProblem, readSizes, type Sizes } from './dimension';
import type { PieceDrawing } from './drawing';
import { type Alloy, alloysOf, type Densities, type Material } from './material';
import { namedSizes, type NamedSizes } from './named-sizes';
import { unreadable } from './problem';
import {
  asTerm,
  decimalText,
  divide,
  exact,
  fixed,
  isEqual,
  isLess,
  multiply,
  one,
  type Rational,
  toNumber,
  zero,
} from './rational';
import { type Shape, type StockForm, dimensionsOf, faults, weigh } from './shape';
import { shapes } from './shapes';
import { readNumber, readWithUnit } from './typed-number';
import { withoutCommas } from './without-commas';

type Choices = readonly { id: string; name: string; form?: StockForm }[];

const choice = (name: string, label: string, rows: Choices, initial: string): Field => ({
  name,
  label,
  initial,
  options: rows.map(({ id, name: label, form }) => ({ value: id, label, form })),
});

/** Materials and named sizes are parameters: a browser gets them with the page and not with the script. */
export function metalWeightOf(densities: Densities, tables: NamedSizes): Calculator {
  const materials = densities.materials.map((material) => ({
    ...material,
    alloys: alloysOf(material),
  }));
  const anyMaterial = [...materials, ownMaterial];

  /** An alloy alone names its material, in a link from its grade. */
  const materialOf = ({ material, alloy }: Values) =>
    material === ownMaterial.id
      ? null
      : (materials.find(({ id }) => id === material) ??
        materials.find(({ alloys }) => alloys.some(({ id }) => id === alloy)) ??
        materials[0]!);

  function choicesOf(values: Values) {
    const shape = findOrFirst(shapes, values.shape);
    const named = namedSizes(shape, values, tables);
    const material = materialOf(values);
    return {
      material,
      alloys: material?.alloys,
      shape,
      named,
      dimensions: dimensionsOf(shape).filter(({ name }) => !(name in named.sizes)),
    };
  }

  function fields(values: Values): readonly Field[] {
    const { material, alloys, shape, named, dimensions } = choicesOf(values);
    return [
      choice('shape', 'Shape', shapes, shape.id),
      choice('material', 'Material', anyMaterial, (material ?? ownMaterial).id),
      alloys ? choice('alloy', 'Alloy', alloys, alloys[0].id) : ownDensityField,
      ...named.fields,
      ...dimensions.map(dimensionField),
      { name: 'pieces', label: 'Pieces', initial: '1', keys: 'numeric' },
      specField,
    ];
  }

  function readPiece(typed: Values) {
    const values = withDefaults(fields(typed), typed);
    const { material, alloys, shape, named, dimensions } = choicesOf(values);
    const { sizes, texts, understood, problems } = readSizes(dimensions, values);
    const all = { ...named.sizes, ...sizes };
    const pieces = readPieces(values);
    const alloy = alloys ? findOrFirst(alloys, values.alloy) : readOwnDensity(values);
    if (isProblem(pieces)) problems.pieces = pieces;
    if (isProblem(alloy)) problems.density = alloy;
    for (const [name, message] of Object.entries(faults(shape, all))) problems[name] = { message };
    const piece: Piece | null =
      !alloy ||
      isProblem(alloy) ||
      isProblem(pieces) ||
      dimensions.some(({ name }) => !sizes[name]) ||
      Object.keys(problems).length > 0
        ? null
        : {
            shape,
            material: material ?? { name: 'Metal of' },
            alloy,
            sizes: all,
            texts: { ...named.texts, ...texts },
            pieces: pieces ?? one,
            named: named.words,
          };
    return { piece, problems, understood };
  }

  return {
    slug: 'metal-weight-conversion',
    title: 'Metal Weight Calculator',
    fields,
    solve(typed): Solution {
      const { piece, ...found } = readPiece(typed);
      if (!piece) return { results: [], ...found };
      const { quote, ...solution } = weightSolution(piece);
      return { ...solution, quote: withSpec(quote, typed.spec), ...found };
    },
  };
}

/** Weighs nothing: it goes onto the quote list with the piece. */
const specField: Field = {
  name: 'spec',
  label: 'Specification',
  initial: '',
  hint: 'For the quote',
};

const withSpec = (quote: CalculatedLine, spec = ''): CalculatedLine =>
  spec.trim() ? { ...quote, spec: spec.trim() } : quote;

const maxPieces = exact('1000000');

export function readPieces(values: Values): Rational | Problem | null {
  const typed = values.pieces?.trim();
  if (!typed) return null;
  const pieces = readNumber(typed);
  const meant = pieces ?? readNumber(withoutCommas(typed));
  if (meant && meant.bottom !== 1n) return { message: 'Pieces must be a whole number' };
  if (!pieces) return unreadable(typed, 'Format like this: 4', values, 'pieces');
  if (isLess(pieces, one)) return { message: 'Pieces must be at least 1' };
  if (isLess(maxPieces, pieces)) return { message: 'Pieces must be at most 1,000,000' };
  return pieces;
}

const ownMaterial = { id: 'own', name: 'Other: type its density' };

interface DensityUnit {
  id: string;
  name: string;
  /** Pounds per cubic inch, and the same as a term of a formula. */
  pounds: Rational;
  term: string;
  marks: readonly string[];
}

const gramsPerPound = 1000 * kilogramsPerPound;
/** A gram per cubic centimeter in pounds per cubic inch, as a term of a formula. */
const metric = `${cubicCentimetersPerCubicInch}/${gramsPerPound}`;
const gram = divide(exact(cubicCentimetersPerCubicInch), exact(gramsPerPound));

const units: readonly [DensityUnit, ...DensityUnit[]] = [
  { id: 'lb', name: 'lb/in³', pounds: one, term: '', marks: ['lb/in³', 'lbs/in³', 'lb/cu in'] },
  {
    id: 'g',
    name: 'g/cm³',
    pounds: gram,
    term: ` × ${metric}`,
    marks: ['g/cm³', 'g/cc', 'g/ml'],
  },
  {
    id: 'kg',
    name: 'kg/m³',
    pounds: multiply(gram, exact('0.001')),
    term: ` × ${metric}/1000`,
    marks: ['kg/m³'],
  },
];
const unitNames = units.map(({ name }) => ({ id: name }));
const unitOptions: readonly Option[] = units.map(({ id, name }) => ({ value: id, label: name }));

const ownDensityField: Field = {
  name: 'density',
  label: 'Density',
  initial: '0.284',
  keys: 'decimal',
  unit: { name: 'densityUnit', label: 'Density unit', initial: 'lb', options: unitOptions },
};

/** Pounds per cubic inch. Osmium, the densest metal, has 0.816. */
const maxDensity = one;

export function readOwnDensity(values: Values): Alloy | Problem | null {
  const typed = values.density?.trim() ?? '';
  if (!typed) return null;
  const taken = readWithUnit(typed, units);
  const value = taken?.value ?? readNumber(typed);
  if (!value) return unreadable(typed, 'Format like this: 0.284', values, 'density', unitNames);
  const unit = taken?.unit ?? findOrFirst(units, values.densityUnit);
  const density = multiply(value, unit.pounds);
  if (!isLess(zero, density)) return { message: 'Density must be more than 0' };
  if (isLess(maxDensity, density)) return { message: 'Density must be at most 1 lb/in³' };
  const name = `${decimalText(value, 6)} ${unit.name}`;
  return {
    id: '',
    name,
    uns: '',
    density,
    densityText: isEqual(unit.pounds, one) ? asTerm(value) : `(${asTerm(value)}${unit.term})`,
    sources: [],
  };
}

interface Piece {
  shape: Shape;
  material: Pick<Material, 'name' | 'metal' | 'note'>;
  alloy: Alloy;
  sizes: Sizes;
  texts: Values;
  pieces: Rational;
  named: string;
}

const kilograms = exact(kilogramsPerPound);
const perMeter = divide(multiply(kilograms, exact(1000)), exact(millimetersPerInch));

/** Two decimals; below 0.1 three significant digits, so that no weight is 0.00. */
function weightText({ top, bottom }: Rational, decimals = 2): string {
  let digits = 3;
  // From 0.09995 on it rounds to 0.1.
  for (let size = top * 100_000n; size > 0n && size < bottom * 9995n; size *= 10n) digits += 1;
  return fixed({ top, bottom }, digits > 3 ? digits : decimals);
}

/** "28,274.33", as in the quote list. */
const figure = (value: string, unit: string) => ({
  value,
  unit,
  text: value.replace(/^\d+/, (whole) => BigInt(whole).toLocaleString('en-US')),
});

/** Pounds to two decimals first (spec §9); beside them more digits where the weight is small, and kilograms. */
function weightFigures(pounds: Rational) {
  const twoDecimals = figure(fixed(pounds, 2), 'lb');
  const digits = figure(weightText(pounds), 'lb');
  const inKilograms = figure(weightText(multiply(pounds, kilograms)), 'kg');
  return digits.value === twoDecimals.value
    ? [digits, inKilograms]
    : [twoDecimals, digits, inKilograms];
}

function weightSolution(piece: Piece): Omit<Solution, 'problems'> & { quote: CalculatedLine } {
  const { shape, material, alloy, sizes, texts, pieces, named } = piece;
  const { area, piece: each, total } = weigh(shape, sizes, alloy.density, pieces);
  const inch = multiply(area, alloy.density);
  const several = !isEqual(pieces, one);
  return {
    results: [
      {
        label: several ? 'Total theoretical weight' : 'Theoretical weight',
        figures: weightFigures(total),
      },
      ...(several ? [{ label: 'Per piece', figures: weightFigures(each) }] : []),
      ...(shape.along.name === 'length'
        ? [
            {
              label: 'Per length',
              figures: [
                figure(weightText(multiply(inch, exact(inchesPerFoot)), 3), 'lb/ft'),
                figure(weightText(multiply(inch, perMeter), 3), 'kg/m'),
              ],
            },
          ]
        : []),
    ],
    formula: [
      ...(several ? [`${workings(piece)} × ${decimalText(pieces)} = ${weightText(total)} lb`] : []),
      `${several ? 'one piece: ' : ''}${workings(piece)} = ${weightText(each)} lb`,
    ].join('; '),
    notes: [
      ...(named
        ? [
            `${named}: ${named.startsWith('NPS') ? `outer diameter ${texts.outerDiameter}, ` : ''}wall ${texts.wall}, nominal.`,
          ]
        : []),
      ...densityNotes(piece),
    ],
    drawing: drawingOf(piece),
    quote: {
      title: `${material.name} ${alloy.name}, ${shape.name.toLowerCase()}`,
      quantity: decimalText(pieces),
      unit: 'pieces',
      size: `${named && `${named}, `}${sizesInWords(
        piece,
        dimensionsOf(shape).filter(({ name }) => name !== 'length'),
      )}`,
      length: texts.length ?? '',
      poundsEach: Number(fixed(each, 12)),
    },
  };
}

/** "diameter 2.5 in" */
const sizesInWords = ({ shape, texts }: Piece, dimensions = dimensionsOf(shape)) =>
  dimensions.map(({ name, label }) => `${label.toLowerCase()} ${texts[name]}`).join(', ');

/** "π/4 × 2.5² in²": the shape's rule with the visitor's inches in it. */
function areaInWords({ shape, sizes }: Piece) {
  return `${shape.rule.replace(/\{(\w+)\}/g, (_, name: string) => inInches(sizes[name] ?? zero))} in²`;
}

/** "π/4 × 2.5² in² × 12 in × 0.160 lb/in³". */
const workings = (piece: Piece) =>
  `${areaInWords(piece)} × ${inInches(piece.sizes[piece.shape.along.name] ?? zero)} in × ${piece.alloy.densityText} lb/in³`;

const densityNotes = ({ material, alloy }: Piece) =>
  alloy.sources.length === 0
    ? [
        `Density as typed: ${[...new Set([alloy.name, `${decimalText(alloy.density)} lb/in³`])].join(' = ')}.`,
      ]
    : [
        `Density of ${alloy.name}${alloy.uns && ` (UNS ${alloy.uns})`}: ${alloy.densityText} lb/in³.`,
        ...(alloy.note ? [`Density note: ${alloy.note}.`] : []),
        ...(material.note ? [`${material.note}.`] : []),
      ];

function drawingOf(piece: Piece): PieceDrawing {
  const { shape, sizes, texts, material } = piece;
  const inches = Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, toNumber(size)]),
  );
  const label = `${shape.name}: ${sizesInWords(piece)}`;
  return { label, metal: material.metal, shape, inches, texts };
}
