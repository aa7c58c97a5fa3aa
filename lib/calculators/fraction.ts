import { divide, isEqual, multiply, ratio, subtract, fixed, type Rational } from './rational';

/** The marks on a rule, coarse to fine (halves to 128ths of an inch). */
export const denominators = [2, 4, 8, 16, 32, 64, 128] as const;

/** "11/10", or "12" where it is whole. */
export const improper = ({ top, bottom }: Rational) =>
  bottom === 1n ? `${top}` : `${top}/${bottom}`;

/** "1 1/10", as a shop writes it. */
export function mixed(value: Rational): string {
  const { top, bottom } = value;
  const size = top < 0n ? -top : top;
  if (bottom === 1n || size < bottom) return improper(value);
  return `${top < 0n ? '-' : ''}${size / bottom} ${size % bottom}/${bottom}`;
}

/** The nearest fraction of that denominator, a half away from zero. */
export const nearest = (value: Rational, denominator: number) =>
  ratio(BigInt(fixed(multiply(value, ratio(BigInt(denominator))), 0)), BigInt(denominator));

/** The next mark of that denominator at or above the value. */
export function nextUp(value: Rational, denominator: number): Rational {
  const step = ratio(1n, BigInt(denominator));
  const { top, bottom } = divide(value, step);
  const whole = top / bottom;
  const below = ratio(whole, BigInt(denominator));
  return isEqual(below, value) || top < 0n ? below : ratio(whole + 1n, BigInt(denominator));
}

/** How far the nearest fraction is off, signed, to 6 decimals. */
export const deviation = (value: Rational, denominator: number) =>
  fixed(subtract(nearest(value, denominator), value), 6);
