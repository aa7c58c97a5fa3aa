import { millimetersPerInch } from './constants';
import { asTerm, exact, allDigits, multiply, terminates, type Rational } from './rational';

const inch = exact(millimetersPerInch);

/** Inches as a term of a formula, nothing rounded: "2.5", "(50/25.4)" of what was typed in millimeters, "(1/3)". */
export function inInches(size: Rational): string {
  const millimeters = multiply(size, inch);
  return terminates(size) || !terminates(millimeters)
    ? asTerm(size)
    : `(${allDigits(millimeters)}/${millimetersPerInch})`;
}
