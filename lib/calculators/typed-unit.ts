import type { Rational } from './rational';
import { readNumber } from './typed-number';

/** A unit, and how people write it. */
interface Written {
  marks: readonly string[];
}

/** Longer text is no measurement. */
const maxLength = 60;

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
export function readWithUnit<U extends Written>(
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
  typed.length > maxLength ? null : withMark.exec(typed.trim());
