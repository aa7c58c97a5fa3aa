import { ratio, type Rational } from './rational';

/** Decimals kept: a tie at the displayed third decimal is still seen as one. */
const decimals = 20n;

/** The largest whole number whose square is at most `value` (Newton's method). */
function wholeRoot(value: bigint): bigint {
  let guess = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (guess + value / guess) / 2n;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** The square root to 20 decimals, cut. Throws a RangeError below zero. */
export function squareRoot({ top, bottom }: Rational): Rational {
  if (top < 0n) throw new RangeError('A number below zero has no square root.');
  if (top === 0n) return ratio(0n);
  const scale = 10n ** decimals;
  return ratio(wholeRoot(top * bottom * scale * scale), bottom * scale);
}
