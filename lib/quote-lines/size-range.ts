import type { Assumption } from './line';
import { number, readAmount, toDecimal } from './numbers';
import { source } from './pattern';
import { setAside, type Row } from './row';

/** The units of sizes. */
export const sizeUnit = source`(?:"|''|inch(?:es)?\b|in\b\.?|mm\b\.?)`;
/** Two sizes: `1" to 2"`, `1/2"-3/4"`. Feet and inches, as in `10'-6"`, are none. */
const twoSizes = new RegExp(
  source`
    (?<![\d.,/-]|['+±] ?)(?<first>(?<from>${number}) ?(?<fromUnit>${sizeUnit})?)
    (?<joint> ?- ?| (?:up )?(?:to|thru|through|and) )
    (?<to>${number}) ?(?<toUnit>${sizeUnit}|ft\b\.?|feet\b|'(?!'))?
  `,
  'g',
);

/** What a size is of, behind it. */
export const sizeLabel =
  /^ ?(?:dia|ø|[oi]\.?d\b|thk|thick|wide|width|across|a\/?f\b|sq|wall\b|lo?ng\b|lg\b|length|high|height)/;
export const lengthLabel = /^ ?(?:lo?ng\b|lg\b|lgth\b|len|oal\b)/;
/** The largest size of a range is a few times the smallest: `2" - 36"` is a diameter and a length. */
export const maxRatio = 6;

/** Two sizes that a dash or a word joins: the minimum and the maximum of a range, or two sizes of another kind. */
interface SizePair {
  /** Indexes in the row: of the first size, of what joins them, and behind the second size. */
  start: number;
  jointAt: number;
  end: number;
  joint: string;
  minimum: Size;
  maximum: Size;
  /** The row before the pair, and what follows it. */
  before: string;
  behind: string;
}

interface Size {
  /** As typed. */
  number: string;
  unit: string | undefined;
}

/**
 * Sets one size of a range aside, the one without a label, so that it becomes no length or width. What may be a range,
 * or two sizes with a dash between them, stays. Size and length are assumed in both cases.
 */
export function takeSizeRange(row: Row): readonly Assumption[] {
  let isFound = false;
  twoSizes.lastIndex = 0;
  for (let found = twoSizes.exec(row.rest); found; found = twoSizes.exec(row.rest)) {
    const pair = toPair(found);
    if (isDashed(pair) ? !isDashedRange(pair) : !isRangeInWords(pair)) {
      // The second number may be the first of a range.
      twoSizes.lastIndex = pair.jointAt;
      continue;
    }
    isFound = true;
    if (!isDashed(pair) || !mayBeTwoSizes(pair)) setOneAside(row, pair);
  }
  return isFound
    ? [
        ['size', 'choice'],
        ['length', 'choice'],
      ]
    : [];
}

function toPair({ 0: whole, index, input, groups }: RegExpExecArray): SizePair {
  const { first = '', joint = '', from = '', fromUnit, to = '', toUnit } = groups ?? {};
  const end = index + whole.length;
  return {
    start: index,
    jointAt: index + first.length,
    end,
    joint,
    minimum: { number: from, unit: fromUnit },
    maximum: { number: to, unit: toUnit },
    before: input.slice(0, index),
    behind: input.slice(end, end + 12),
  };
}

const isDashed = ({ joint }: SizePair) => joint.includes('-');

const isFraction = ({ number: typed }: Size) => /\/|[¼-¾⅐-⅞]/.test(typed);
const areFractions = ({ minimum, maximum }: SizePair) => isFraction(minimum) && isFraction(maximum);
/** A whole number without a unit may count pieces: "12 - 1 in". */
const isBareWhole = ({ number: typed, unit: typedUnit }: Size) => !typedUnit && /^\d+$/.test(typed);
const isInFeet = ({ unit: typedUnit = '' }: Size) => /^(?:ft|feet|'$)/.test(typedUnit);

const ratioOf = ({ minimum, maximum }: SizePair) => ratio(minimum.number, maximum.number);

/** How many times the first number the second one is; 0 where one of them is no number. */
export function ratio(first: string, second: string): number {
  const [low, high] = [first, second].map((typed) => readAmount(typed, false)?.value);
  return low && high ? toDecimal(high) / toDecimal(low) : 0;
}

/** `1" to 2"`, `1/2 thru 3/4`, `between 1" and 2"`. */
function isRangeInWords(pair: SizePair): boolean {
  const { joint, minimum, maximum, before } = pair;
  if (isSizeAndLength(pair)) return false;
  if (joint === ' and ')
    return Boolean(minimum.unit && maximum.unit) && before.endsWith('between ');
  return Boolean(minimum.unit ?? maximum.unit) || areFractions(pair);
}

/** `2" up to 12 ft long` is a diameter and a length. */
const isSizeAndLength = (pair: SizePair) =>
  (pair.minimum.unit !== undefined && isInFeet(pair.maximum)) ||
  (lengthLabel.test(pair.behind) && ratioOf(pair) > maxRatio);

/** `1/2-3/4`, `1" - 2" dia`. "1 - 2 in" may also be one piece, and "12 - 1 in" is twelve. */
function isDashedRange(pair: SizePair): boolean {
  const { minimum, maximum, behind } = pair;
  if (isInFeet(maximum)) return false;
  if (areFractions(pair)) return true;
  // What was read already may have had the second unit: the "in" of "1 in - 2 in 718".
  const isMeasured = maximum.unit !== undefined || sizeLabel.test(behind) || /^ ?\0/.test(behind);
  if (isMeasured && !isBareWhole(minimum)) return true;
  return maximum.unit !== undefined && ratioOf(pair) > 1;
}

/** `2" - 36" lg` may be a diameter and a length, and "1 - 2 in" a quantity and a size. */
function mayBeTwoSizes(pair: SizePair): boolean {
  const times = ratioOf(pair);
  return (
    isBareWhole(pair.minimum) || times <= 1 || times > maxRatio || lengthLabel.test(pair.behind)
  );
}

/** Sets the size without a label aside, with what joins it to the other. */
function setOneAside(row: Row, { start, jointAt, end, joint, behind }: SizePair) {
  if (sizeLabel.test(behind)) setAside(row, start, jointAt + joint.trimEnd().length);
  else setAside(row, jointAt + joint.length - joint.trimStart().length, end);
}
