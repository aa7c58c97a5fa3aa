import { fixed, type Rational } from '@/lib/calculators/rational';
import { readNumber } from '@/lib/calculators/typed-number';
import { source } from './pattern';

/** The denominators of fractions of an inch. Others are no fraction: 500/400 is two diameters. */
const denominator = '(?:2|3|4|5|6|8|10|12|16|20|32|64|128)';

/** A number as lists write it: 1-1/2, 1 1/2, 1.1/4, 1/2, 2½, 1,234.5, 1.234,5, 63,5, .250, 40. */
export const number = source`
  (?:\d{1,3}\.(?:1\/2|[13]\/4|[1357]\/8|\d{1,2}\/(?:16|32|64))(?![\d/.,])
  |\d{1,5}(?: ?- ?| {1,2}| and )\d{1,3}\/${denominator}(?![\d/])
  |(?:\d{1,3}\/|\d ?\/ ?)${denominator}(?![\d/])|\d{0,4}[ -]?[¼-¾⅐-⅞]|\d{1,3}(?:,\d{3})+\.\d{1,9}
  |\d{1,3}(?:\.\d{3})+,\d{1,9}|\d{1,9}[.,]\d{1,17}|\.\d{1,17}|\d{1,9})
`;

/** Numbers in digits, and their words. */
export const numberWords: Readonly<Record<string, string>> = Object.fromEntries([
  ...'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, i) => [i + 1, word]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety hundred'
    .split(' ')
    .map((word, i) => [10 * (i + 2), word]),
]);

export interface Amount {
  value: number;
  isWhole: boolean;
  /** Whether its comma, point or dash can be read in two ways. */
  isAmbiguous: boolean;
  /** Whether a comma was read as a decimal point, or a point as separating thousands. */
  mark: 'comma' | 'thousands' | null;
}

/** Whether a row writes decimals with a comma: "63,5 mm". */
export const hasDecimalComma = (text: string) =>
  /(?<![\d.,])(?:\d{1,5},(?:\d{1,2}|\d{4})|0,\d{1,6})(?![\d.,])/.test(text);

/** The longest bar, millimeters. A point in a number that would be longer is a decimal point. */
const maxBarMm = 13_000;

/** Reads a number; `null` for what is no number, such as 1/0. In "mm" a point may separate thousands: 1.000 is one meter. */
export function readAmount(raw: string, isCommaDecimal = false, unit = ''): Amount | null {
  const plain = raw
    .replace(/ ?\/ ?/, '/')
    .replace(' and ', ' ')
    .replace(/\.(?=\d+\/)/, '-');
  const { text, isAmbiguous = false, mark = null } = pointed(plain, isCommaDecimal, unit);
  const value = readNumber(text);
  // "2 - 3/4" may also be two pieces of 3/4, "2 and 1/2" two sizes, and "1.1/4" is an unusual way to write 1-1/4.
  const isLoose = /\d ?- \d|\d -\d|\.\d+\/| and /.test(raw);
  return (
    value && {
      value: toDecimal(value),
      isWhole: value.bottom === 1n,
      isAmbiguous: isAmbiguous || isLoose,
      mark,
    }
  );
}

/** The number with a decimal point and without separators of thousands. */
function pointed(
  raw: string,
  isCommaDecimal: boolean,
  unit: string,
): { text: string } & Partial<Pick<Amount, 'isAmbiguous' | 'mark'>> {
  if (/,.*\./.test(raw)) return { text: raw.replaceAll(',', '') };
  if (/\..*,/.test(raw)) return { text: raw.replaceAll('.', '').replace(',', '.') };
  const [, whole = '', mark = '', part = ''] = /^(\d*)([.,])(\d+)$/.exec(raw) ?? [];
  const decimal = `${whole}.${part}`;
  const mayBeThousands = part.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!mark) return { text: raw };
  if (mark === ',' && isCommaDecimal) return { text: decimal, mark: 'comma' };
  if (!mayBeThousands) return { text: decimal };
  // No bar is a thousand inches long: "2,250 dia". And "1.200 kg" may be 1200.
  if (unit === (mark === ',' ? 'in' : 'kg')) return { text: decimal, isAmbiguous: true };
  if (mark === ',') return { text: whole + part, isAmbiguous: part !== '000' };
  if (unit !== 'mm' || Number(whole + part) > maxBarMm) return { text: decimal };
  if (part === '000') return { text: whole + part, isAmbiguous: !isCommaDecimal };
  if (isCommaDecimal) return { text: whole + part, mark: 'thousands' };
  // "2.500 mm" may be 2.5 mm or 2500 mm.
  return { text: decimal, isAmbiguous: part.endsWith('0') };
}

/** The JavaScript number nearest to a fraction, exact also for seventeen digits. */
const toDecimal = (value: Rational) =>
  value.top <= largestExact && value.bottom <= largestExact
    ? Number(value.top) / Number(value.bottom)
    : Number(fixed(value, 20));
/** Whole numbers up to this are exact, and so the quotient of two of them is rounded correctly. */
const largestExact = BigInt(Number.MAX_SAFE_INTEGER);
