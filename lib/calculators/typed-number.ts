import { inchesPerFoot } from './constants';
import { add, exact, multiply, negate, ratio, type Rational, zero } from './rational';

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

const maxTextLength = 60;

/** One writing for degrees, cubes, British spellings and the dot of an abbreviation. */
const normalized = (mark: string) =>
  mark
    .replace(/[º˚]|deg(?:rees?)?\.?/gi, '°')
    .replace(/° /g, '°')
    .replace(/([a-z])\^?3$/i, '$1³')
    .replace(/metre/i, 'meter')
    .replace(/\.$/, '');

/** "12 MM" is a number and what follows it, as far as that has no digit. */
const withMark = /^(.+?)\s*([\p{L}°º˚#"″”'′’][^\d,]*3?)$/u;

/** The number and the unit in "12 MM", "70ºF" or "5 lbs"; null where the text does not end in one of these units. */
export function readWithUnit<U extends { marks: readonly string[] }>(
  typed: string,
  units: readonly U[],
): { number: string; value: Rational; unit: U } | null {
  const [, number = '', written = ''] = splitUnit(typed) ?? [];
  const mark = normalized(written);
  const value = readNumber(number);
  const unit =
    units.find(({ marks }) => marks.includes(mark)) ??
    // A metric ton is t. A capital T may be a short ton.
    (mark === 'T'
      ? undefined
      : units.find(({ marks }) => marks.some((each) => each.toLowerCase() === mark.toLowerCase())));
  return value && unit ? { number, value, unit } : null;
}

/** "12" and "stone" of "12 stone", as parts of a match; null where nothing follows a number. */
export const splitUnit = (typed: string) =>
  typed.length > maxTextLength ? null : withMark.exec(typed.trim());

const foot = exact(inchesPerFoot);

/** 5' 3 1/2", 5 ft 3.5 in, 7-0-1/2, -5' or 63": in inches, or null where neither feet nor inches are marked. */
export function readFeetInches(typed: string): Rational | null {
  if (typed.length > maxTextLength) return null;
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    // Feet, inches and a fraction with a dash before each.
    .replace(/^([+-]?\d+)-(\d{1,2})-(\d+\/\d+)$/, `$1'$2-$3"`)
    .replace(/inches|inch|in\b\.?|''|[″”]/g, '"')
    .replace(/feet|foot|ft\.?|[′’]/g, "'");
  const [, sign, feet, inches] =
    /^([+-]?)(?:([^'"+-][^'"]*)')?[\s-]*(?:([^'"+-][^'"]*)"?)?$/.exec(text) ?? [];
  if (!/['"]/.test(text) || (!feet && !inches)) return null;
  const [whole, part] = [feet, inches].map((of) => (of ? readNumber(of.trim()) : zero));
  if (!whole || !part) return null;
  const size = add(multiply(whole, foot), part);
  return sign === '-' ? negate(size) : size;
}
