import type { Result } from './calculator';
import { significant } from './significant';
import { exact, fixed, allDigits, isEqual, terminates, type Rational } from './rational';

/** Digits of a figure that never ends, or has more decimals than anybody reads. */
const digits = 12;
const maxLength = 40;

/** The figure behind what is shown, three decimals by spec §9, where that is not all of it. */
export function fullFigure(
  value: Rational,
  unit?: string,
  shown = fixed(value, 3),
): readonly Result[] {
  if (isEqual(value, exact(shown))) return [];
  const whole = terminates(value) ? allDigits(value) : null;
  return whole !== null && whole.length <= maxLength
    ? [{ label: 'In full', figures: [{ value: whole, unit }] }]
    : [{ label: `To ${digits} digits`, figures: [{ value: significant(value, digits), unit }] }];
}
