/** An exact fraction of two whole numbers: lowest terms, the bottom above zero. No library: decision 58. */
export interface Rational {
  readonly top: bigint;
  readonly bottom: bigint;
}

const magnitude = (value: bigint) => (value < 0n ? -value : value);

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b);
}

/** top/bottom in lowest terms. Throws a RangeError where the bottom is zero. */
export function ratio(top: bigint, bottom = 1n): Rational {
  if (bottom === 0n) throw new RangeError(`${top}/0 is not a number.`);
  const sign = bottom < 0n ? -1n : 1n;
  const shared = commonDivisor(magnitude(top), magnitude(bottom)) * sign;
  return { top: top / shared, bottom: bottom / shared };
}

/** Reads the figures of our own tables: "1.10" is 11/10, 25.4 is 127/5, "-5/9" is -5/9. Throws on anything else. */
export function exact(figure: string | number): Rational {
  const [whole = '', part = ''] = `${figure}`.split('.');
  const [top = '', bottom = '1'] = whole.split('/');
  return ratio(BigInt(top + part), BigInt(bottom) * 10n ** BigInt(part.length));
}

export const zero = ratio(0n);
export const one = ratio(1n);

export const negate = ({ top, bottom }: Rational): Rational => ({ top: -top, bottom });
export const add = (a: Rational, b: Rational) =>
  ratio(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const subtract = (a: Rational, b: Rational) => add(a, negate(b));
export const multiply = (...factors: readonly Rational[]) =>
  factors.reduce((a, b) => ratio(a.top * b.top, a.bottom * b.bottom), one);
/** Throws a RangeError where b is zero. */
export const divide = (a: Rational, b: Rational) => ratio(a.top * b.bottom, a.bottom * b.top);
export const square = (a: Rational) => multiply(a, a);
export const isLess = (a: Rational, b: Rational) => a.top * b.bottom < b.top * a.bottom;
export const isEqual = (a: Rational, b: Rational) => a.top === b.top && a.bottom === b.bottom;

/** "0.455" for 5/11 at 3 digits: half rounds up, away from zero, and there is no "-0.000" (decision 7). */
export function fixed({ top, bottom }: Rational, digits: number): string {
  const scaled = (magnitude(top) * 10n ** BigInt(digits) * 2n + bottom) / (bottom * 2n);
  const text = scaled.toString().padStart(digits + 1, '0');
  const point = text.length - digits;
  const sign = top < 0n && scaled > 0n ? '-' : '';
  return sign + text.slice(0, point) + (digits > 0 ? `.${text.slice(point)}` : '');
}

/** Without zeros at the end: 2.5, not 2.5000. */
export function decimalText(value: Rational, digits = 4): string {
  return fixed(value, digits).replace(/\.?0+$/, '') || '0';
}

export function terminates({ bottom }: Rational): boolean {
  let rest = bottom;
  for (const factor of [2n, 5n]) while (rest % factor === 0n) rest /= factor;
  return rest === 1n;
}

/** Every digit of it, nothing rounded: "2.54", or "1/3" where the decimals never end. */
export function allDigits(value: Rational): string {
  if (!terminates(value)) return `${value.top}/${value.bottom}`;
  // 2^n or 5^n below: n decimals are enough, and a bottom of so many bits has no more.
  return decimalText(value, value.bottom.toString(2).length);
}

/** As `allDigits`, as a term of a formula: in parentheses where an operator beside it would change its value. */
export const asTerm = (value: Rational): string => {
  const text = allDigits(value);
  return /^-|\//.test(text) ? `(${text})` : text;
};

/** For drawing, where six decimals are more than a pixel. */
export const toNumber = (value: Rational) => Number(fixed(value, 6));

/** To 50 decimals: far more than any displayed digit depends on. */
export const pi = exact('3.14159265358979323846264338327950288419716939937510');
export const rootOfTwo = exact('1.41421356237309504880168872420969807856967187537695');
export const rootOfThree = exact('1.73205080756887729352744634150587236694280525381038');

/** A tie at the displayed third decimal is still seen as one. */
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

/** A half is rounded away from zero. */
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
