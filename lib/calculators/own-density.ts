import type { Field, Option, Problem, Values } from './calculator';
import { cubicCentimetersPerCubicInch, kilogramsPerPound } from './constants';
import { findOrFirst } from './find-or-first';
import { unreadable } from './problem';
import {
  asTerm,
  divide,
  exact,
  isEqual,
  isLess,
  multiply,
  one,
  decimalText,
  zero,
  type Rational,
} from './rational';
import type { Alloy } from './material';
import { readNumber } from './typed-number';
import { readWithUnit } from './typed-unit';

/** The choice of a material whose density the visitor types. */
export const ownMaterial = { id: 'own', name: 'Other: type its density' };

interface Unit {
  id: string;
  name: string;
  /** Pounds per cubic inch, and the same as a term of a formula. */
  pounds: Rational;
  term: string;
  marks: readonly string[];
}

const gramsPerPound = 1000 * kilogramsPerPound;
/** A gram per cubic centimeter, in pounds per cubic inch: as a term of a formula, and as a number. */
const metric = `${cubicCentimetersPerCubicInch}/${gramsPerPound}`;
const gram = divide(exact(cubicCentimetersPerCubicInch), exact(gramsPerPound));

const units: readonly [Unit, ...Unit[]] = [
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

export const ownDensityField: Field = {
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
