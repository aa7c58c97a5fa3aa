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
import { cubicCentimetersPerCubicInch, kilogramsPerPound } from './constants';
import { type Dimension, dimensionField, isProblem, readSizes } from './dimension';
import { type Alloy, alloysOf, type Densities } from './material';
import { namedSizes, type NamedSizes } from './named-sizes';
import { unreadable } from './problem';
import {
  asTerm,
  decimalText,
  divide,
  exact,
  isEqual,
  isLess,
  multiply,
  one,
  type Rational,
  zero,
} from './rational';
import { type StockForm, dimensionsOf, faults, isSolid } from './shape';
import { shapes } from './shapes';
import { readNumber, readWithUnit } from './typed-number';
import { type Piece, weightSolution } from './weight-solution';
import { withoutCommas } from './without-commas';

type Choices = readonly { id: string; name: string; form?: StockForm }[];

const choice = (name: string, label: string, rows: Choices, initial: string): Field => ({
  name,
  label,
  initial,
  options: rows.map(({ id, name: label, form }) => ({ value: id, label, form })),
});

/** Materials and named sizes are parameters: a browser gets them with the page and not with the script. */
export function metalWeightOf({ materials }: Densities, tables: NamedSizes): Calculator {
  const anyMaterial = [...materials, ownMaterial];

  function choicesOf(values: Values) {
    const shape = findOrFirst(shapes, values.shape);
    const named = namedSizes(shape, values, tables);
    const material =
      values.material === ownMaterial.id ? null : findOrFirst(materials, values.material);
    return {
      material,
      alloys: material && alloysOf(material),
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
      ...(isSolid(shape) ? [] : cutFields),
      specField,
    ];
  }

  function read(typed: Values) {
    const values = withDefaults(fields(typed), typed);
    const { material, alloys, shape, named, dimensions } = choicesOf(values);
    const shownSizes = isSolid(shape) ? dimensions : [...dimensions, ...cuts];
    const { sizes, texts, understood, problems } = readSizes(shownSizes, values);
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
      const { piece, ...found } = read(typed);
      if (!piece) return { results: [], ...found };
      const { quote, ...solution } = weightSolution(piece);
      return { ...solution, quote: withSpec(quote, typed.spec), ...found };
    },
  };
}

/** Weighs nothing: it goes onto the quote list with the piece. */
const specField: Field = {
  name: 'spec',
  label: 'Specification, for the quote',
  initial: '',
  hint: 'Such as AMS 4928, annealed',
  isFurther: true,
};

const withSpec = (quote: CalculatedLine, spec = ''): CalculatedLine =>
  spec.trim() ? { ...quote, spec: spec.trim() } : quote;

/** What is added to the length of each piece: the saw's cut, and stock left for facing its ends. */
const cuts: readonly Dimension[] = [
  { name: 'kerf', label: 'Kerf', initial: '', mayBeZero: true, isOptional: true },
  {
    name: 'ends',
    label: 'End allowance',
    initial: '',
    mayBeZero: true,
    isOptional: true,
  },
];

const cutFields: readonly Field[] = cuts.map((cut) => ({
  ...dimensionField(cut),
  isFurther: true,
}));

const maxPieces = exact('1000000');

/** A whole number from 1 to a million, the problem with it, or null while nothing is typed. */
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

/** The density typed as an alloy of its own, the problem with it, or null while nothing is typed. */
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
