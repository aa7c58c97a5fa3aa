import { type Field, type Option, type Problem, type Values, findOrFirst } from './calculator';
import { inchesPerFoot, millimetersPerInch } from './constants';
import { unreadable } from './problem';
import {
  allDigits,
  asTerm,
  decimalText,
  divide,
  exact,
  isLess,
  multiply,
  one,
  type Rational,
  terminates,
  zero,
} from './rational';
import { readFeetInches, readNumber, readWithUnit } from './typed-number';

export interface Dimension {
  name: string;
  label: string;
  initial: string;
  unit?: string;
  mayBeZero?: boolean;
  hint?: string;
}

interface Size {
  inches: Rational;
  text: string;
  /** Present where the text is not simply what was typed. */
  echo?: string;
}

/** Inches; a little over 25 km. What is longer is a typing mistake. */
const maxInches = exact('1000000');

export const dimensionField = ({ name, label, initial, unit = 'in', hint }: Dimension): Field => ({
  name,
  label,
  initial,
  unit: { name: `${name}Unit`, label: `${label} unit`, initial: unit, options: unitOptions },
  hint,
});

/** A number with the unit typed after it, else in the unit `chosen` beside it. Null where it is no size. */
export function readLength(typed: string, chosen = '') {
  const value = readNumber(typed);
  if (value) return { value, unit: findOrFirst(dimensionUnits, chosen) };
  const inches = readFeetInches(typed);
  return (
    readWithUnit(typed, dimensionUnits) ?? (inches && { value: inches, unit: dimensionUnits[0] })
  );
}

const diameterSign = /^[Øø⌀∅]\s*/;

/** The size, the problem with it, or null while nothing is typed. */
export function readSize(
  { name, label, mayBeZero }: Dimension,
  values: Values,
): Size | Problem | null {
  const typed = values[name]?.trim() ?? '';
  if (!typed) return null;
  const read = readLength(typed.replace(diameterSign, ''), values[`${name}Unit`]);
  if (!read) return unreadable(typed, 'Format like this: 2-1/2', values, name, dimensionUnits);
  const { value, unit } = read;
  if (isLess(value, zero) && mayBeZero) return { message: `${label} must not be below 0` };
  if (!isLess(zero, value) && !mayBeZero) return { message: `${label} must be more than 0` };
  const inches = multiply(value, unit.inches);
  if (isLess(maxInches, inches)) return { message: `${label} must be at most 1,000,000 in` };

  const text = `${decimalText(value, 6)} ${unit.id}`;
  const converted = unit.id === 'in' ? text : `${text} = ${decimalText(inches)} in`;
  const echo = /^[\d.]+$/.test(typed) && unit.id === 'in' ? {} : { echo: converted };
  return { inches, text, ...echo };
}

export const isProblem = (read: object | null): read is Problem =>
  read !== null && 'message' in read;

/** Inches, by the name of the size. */
export type Sizes = Readonly<Record<string, Rational>>;

export function readSizes(dimensions: readonly Dimension[], values: Values) {
  const sizes: Record<string, Rational> = {};
  const texts: Record<string, string> = {};
  const understood: Record<string, string> = {};
  const problems: Record<string, Problem> = {};
  for (const dimension of dimensions) {
    const size = readSize(dimension, values);
    if (isProblem(size)) problems[dimension.name] = size;
    else if (size) {
      sizes[dimension.name] = size.inches;
      texts[dimension.name] = size.text;
      if (size.echo) understood[dimension.name] = size.echo;
    }
  }
  return { sizes: sizes as Sizes, texts: texts as Values, understood, problems };
}

const inch = exact(millimetersPerInch);

/** Inches as a term of a formula, nothing rounded: "2.5", "(50/25.4)" of what was typed in millimeters, "(1/3)". */
export function inInches(size: Rational): string {
  const millimeters = multiply(size, inch);
  return terminates(size) || !terminates(millimeters)
    ? asTerm(size)
    : `(${allDigits(millimeters)}/${millimetersPerInch})`;
}

const foot = exact(inchesPerFoot);
const millimeter = divide(one, exact(millimetersPerInch));

/** The six units a size may be typed in (spec §3), in inches; `marks` are how people write them. */
interface DimensionUnit {
  id: string;
  name: string;
  inches: Rational;
  marks: readonly string[];
}

export const dimensionUnits: readonly [DimensionUnit, ...DimensionUnit[]] = [
  { id: 'in', name: 'inches', inches: one, marks: ['in', 'inch', 'inches', '"', '″', '”'] },
  { id: 'ft', name: 'feet', inches: foot, marks: ['ft', 'foot', 'feet', "'", '′', '’'] },
  {
    id: 'yd',
    name: 'yards',
    inches: multiply(foot, exact(3)),
    marks: ['yd', 'yds', 'yard', 'yards'],
  },
  { id: 'mm', name: 'millimeters', inches: millimeter, marks: ['mm', 'millimeter', 'millimeters'] },
  {
    id: 'cm',
    name: 'centimeters',
    inches: multiply(millimeter, exact(10)),
    marks: ['cm', 'centimeter', 'centimeters'],
  },
  {
    id: 'm',
    name: 'meters',
    inches: multiply(millimeter, exact(1000)),
    marks: ['m', 'meter', 'meters'],
  },
];

const unitOptions: readonly Option[] = dimensionUnits.map(({ id }) => ({ value: id, label: id }));
