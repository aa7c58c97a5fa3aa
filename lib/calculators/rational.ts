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

/** As `fixed`, without zeros at the end: 2.5, not 2.5000. */
export function decimalText(value: Rational, digits = 4): string {
  return fixed(value, digits).replace(/\.?0+$/, '') || '0';
}

/** Whether its decimals end. */
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
