import type { Field, Problem, Values } from './calculator';
import { dimensionUnits, unitField } from './dimension-unit';
import { readFeetInches } from './feet-inches';
import { findOrFirst } from './find-or-first';
import { unreadable } from './problem';
import { exact, isLess, multiply, decimalText, zero, type Rational } from './rational';
import { readNumber } from './typed-number';
import { readWithUnit } from './typed-unit';

/** A size the visitor types, and the unit beside it. */
export interface Dimension {
  name: string;
  label: string;
  initial: string;
  unit?: string;
  /** Whether 0 is taken, as for a bore. */
  mayBeZero?: boolean;
  /** What can be typed, shown below the field. */
  hint?: string;
  /** Whether it may be left empty, which counts as 0. */
  isOptional?: boolean;
}

/** A size as it was understood: inches to weigh with, a text to show. */
interface Size {
  inches: Rational;
  text: string;
  /** Present where the text is not simply what was typed. */
  echo?: string;
}

/** Inches; a little over 25 km. What is longer is a typing mistake. */
const maxInches = exact('1000000');

export const dimensionField = ({ name, label, initial, unit, hint }: Dimension): Field => ({
  name,
  label,
  initial,
  unit: unitField(name, label, unit),
  hint,
});

/**
 * A number, and the unit typed after it: `2.5"` is in inches whatever unit is `chosen` beside it. 3' 2-1/2" has two units,
 * and is in inches. Null where it is no size.
 */
export function readLength(typed: string, chosen = '') {
  const value = readNumber(typed);
  if (value) return { value, unit: findOrFirst(dimensionUnits, chosen) };
  const inches = readFeetInches(typed);
  return (
    readWithUnit(typed, dimensionUnits) ?? (inches && { value: inches, unit: dimensionUnits[0] })
  );
}

/** What a drawing writes before a diameter. */
const diameterSign = /^[Øø⌀∅]\s*/;

/** The size typed, the problem with it, or null while nothing is typed. */
export function readSize(
  { name, label, mayBeZero }: Dimension,
  values: Values,
): Size | Problem | null {
  const typed = values[name]?.trim() ?? '';
  if (!typed) return null;
  const read = readLength(typed.replace(diameterSign, ''), values[`${name}Unit`]);
  if (!read) return unreadable(typed, 'Format like this: 2-1/2', values, name, dimensionUnits);
  const { value, unit } = read;
  if (isLess(value, zero)) return { message: `${label} must not be below 0` };
  if (value.top === 0n && !mayBeZero) return { message: `${label} must be more than 0` };
  const inches = multiply(value, unit.inches);
  if (isLess(maxInches, inches)) return { message: `${label} must be at most 1,000,000 in` };

  const text = `${decimalText(value, 6)} ${unit.id}`;
  const converted = unit.id === 'in' ? text : `${text} = ${decimalText(inches)} in`;
  const echo = /^[\d.]+$/.test(typed) && unit.id === 'in' ? {} : { echo: converted };
  return { inches, text, ...echo };
}

export const isProblem = (read: object | null): read is Problem =>
  read !== null && 'message' in read;
