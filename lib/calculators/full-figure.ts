import type { Result } from './calculator';
import { exact, fixed, inFull, isEqual, significant, terminates, type Rational } from './rational';

/** Digits of a figure that never ends, or has more decimals than anybody reads. */
const digits = 12;
const maxLength = 40;

/** The figure behind the three decimals (spec §9), where they are not all of it. */
export function fullFigure(value: Rational, unit?: string): readonly Result[] {
  if (isEqual(value, exact(fixed(value, 3)))) return [];
  const whole = terminates(value) ? inFull(value) : null;
  return whole !== null && whole.length <= maxLength
    ? [{ label: 'In full', figures: [{ value: whole, unit }] }]
    : [{ label: `To ${digits} digits`, figures: [{ value: significant(value, digits), unit }] }];
}
