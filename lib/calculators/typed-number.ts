import { add, negate, ratio, type Rational } from './rational';

/** Characters. A longer number is no measurement, and the page would show every digit of it. */
const maxLength = 30;

const decimal = /^(\d*)\.?(\d*)$/;
const fraction = /^(?:(\d+)(?:\s*-\s*|\s+))?(\d+)\s*\/\s*(\d+)$/;

/** "2½" and "2¹⁄₂" are written out as "2 1/2", and every dash as "-". */
const unfold = (text: string) =>
  text
    .replace(/[¼-¾⅐-⅞]|[¹²³⁰⁴-⁹]+ ?[⁄/] ?[₀-₉]+/g, (sign) => ` ${sign.normalize('NFKC')}`)
    .replace(/⁄/g, '/')
    .replace(/[‐-―−]/g, '-')
    .trim();

function readUnsigned(text: string): Rational | null {
  const [, whole = '', part = ''] = decimal.exec(text) ?? [];
  if (whole + part) return ratio(BigInt(whole + part), 10n ** BigInt(part.length));
  const [, wholes = '0', top, bottom] = fraction.exec(text) ?? [];
  if (!top || !bottom || BigInt(bottom) === 0n) return null;
  return add(ratio(BigInt(wholes)), ratio(BigInt(top), BigInt(bottom)));
}

/** The exact number typed as 2.5, .5, 1/2, 2 1/2, 2-1/2, 2½ or 2¹⁄₂, with or without a sign; null where it is none. */
export function readNumber(typed: string): Rational | null {
  if (typed.length > maxLength) return null;
  const [, sign, rest = ''] = /^([+-]?)\s*(.*)$/s.exec(unfold(typed)) ?? [];
  const size = readUnsigned(rest);
  return size && sign === '-' ? negate(size) : size;
}
