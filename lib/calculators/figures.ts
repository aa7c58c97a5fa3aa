import type { Result } from './calculator';
import {
  allDigits,
  divide,
  exact,
  fixed,
  isEqual,
  isLess,
  negate,
  ratio,
  type Rational,
  terminates,
} from './rational';

/** Rounded to so many digits from the first that is not 0: "0.0000123456789012", "63500". */
export function significant(value: Rational, digits: number): string {
  const size = value.top < 0n ? negate(value) : value;
  let power = (size.top / size.bottom).toString().length - 1;
  while (size.top > 0n && isLess(size, tenTo(power))) power -= 1;
  const decimals = digits - 1 - power;
  if (decimals < 0) return fixed(divide(value, tenTo(-decimals)), 0) + '0'.repeat(-decimals);
  // 9.9996 to 4 digits is 10.00: a digit more before the point, one fewer after it.
  const hasCarried = !isLess(exact(fixed(size, decimals)), tenTo(power + 1));
  return fixed(value, hasCarried ? Math.max(0, decimals - 1) : decimals);
}

const tenTo = (power: number) =>
  power < 0 ? ratio(1n, 10n ** BigInt(-power)) : ratio(10n ** BigInt(power));

/** Digits of a figure that never ends, or has more decimals than anybody reads. */
const digits = 12;
const maxLength = 40;

/** The figure behind what is shown, three decimals by spec §9, where that is not all of it. */
export function fullFigure(value: Rational, unit?: string): readonly Result[] {
  if (isEqual(value, exact(fixed(value, 3)))) return [];
  const whole = terminates(value) ? allDigits(value) : null;
  return whole !== null && whole.length <= maxLength
    ? [{ label: 'In full', figures: [{ value: whole, unit }] }]
    : [{ label: `To ${digits} digits`, figures: [{ value: significant(value, digits), unit }] }];
}

export const typeset = (text: string) => text.replaceAll(/(^|[ (])-(?=[\d ])/g, '$1\u2212');
