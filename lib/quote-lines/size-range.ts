import type { Assumption } from './line';
import { number, readAmount, toDecimal } from './numbers';
import { source } from './pattern';
import { setAside, type Row } from './row';

const unit = source`(?:"|''|inch(?:es)?\b|in\b\.?|mm\b\.?)`;
/** Two sizes: `1" to 2"`, `1/2"-3/4"`. Feet and inches, as in `10'-6"`, are none. */
const twoSizes = new RegExp(
  source`
    (?<![\d.,/-]|['+±] ?)(?<first>(?<from>${number}) ?(?<fromUnit>${unit})?)
    (?<joint> ?- ?| (?:up )?(?:to|thru|through|or|and) )
    (?<to>${number}) ?(?<toUnit>${unit}|ft\b\.?|feet\b|'(?!'))?
  `,
  'g',
);

/** What a size is of, behind it. */
const labelBehind =
  /^ ?(?:dia|ø|[oi]\.?d\b|thk|thick|wide|width|across|a\/?f\b|sq|lo?ng\b|lg\b|length|high|height)/;
const lengthBehind = /^ ?(?:lo?ng\b|lg\b|lgth\b|len|oal\b)/;
/** The largest size of a range is a few times the smallest: `2" - 36"` is a diameter and a length. */
const maxRatio = 6;

/**
 * Sets one size of a range aside, the one without a label, so that it becomes no length or width. What may be a range,
 * or two sizes with a dash between them, stays. Size and length are assumed in both cases.
 */
export function takeSizeRange(row: Row): readonly Assumption[] {
  const assumed: readonly Assumption[] = [
    ['size', 'choice'],
    ['length', 'choice'],
  ];
  let isFound = false;
  twoSizes.lastIndex = 0;
  for (let found = twoSizes.exec(row.rest); found; found = twoSizes.exec(row.rest)) {
    const { first = '', joint = '', from = '', to = '', fromUnit, toUnit } = found.groups ?? {};
    const start = found.index;
    const end = start + found[0].length;
    const behind = row.rest.slice(end, end + 12);
    const isDash = joint.includes('-');
    const isFraction = /\/|[¼-¾⅐-⅞]/.test(from) && /\/|[¼-¾⅐-⅞]/.test(to);
    const isOfWords = /or|and/.test(joint)
      ? fromUnit && toUnit && (joint === ' or ' || row.rest.slice(0, start).endsWith('between '))
      : fromUnit || toUnit || isFraction;
    // What was read already may have had the second unit: the "in" of "1 in - 2 in 718".
    const isMeasured = toUnit || labelBehind.test(behind) || /^ ?\0/.test(behind);
    const [least, most] = [from, to].map((each) => readAmount(each, false)?.value);
    const ratio = least && most ? toDecimal(most) / toDecimal(least) : 0;
    const isBareWhole = !fromUnit && /^\d+$/.test(from);
    // "1 - 2 in" may also be one piece, and "12 - 1 in" is twelve.
    const isOfDash =
      !/^ft|^feet|^'$/.test(toUnit ?? '') &&
      (isFraction || (isMeasured && !isBareWhole) || (toUnit && ratio > 1));
    // `2" up to 12 ft long` is a diameter and a length.
    const isSizeAndLength =
      !isDash &&
      ((fromUnit && /^(?:ft|feet|')/.test(toUnit ?? '')) ||
        (lengthBehind.test(behind) && ratio > maxRatio));
    if (isSizeAndLength || (isDash ? !isOfDash : !isOfWords)) {
      // The second number may be the first of a range.
      twoSizes.lastIndex = start + first.length;
      continue;
    }
    isFound = true;
    if (isDash && (isBareWhole || ratio <= 1 || ratio > maxRatio || lengthBehind.test(behind)))
      continue;
    const split = start + first.length;
    if (labelBehind.test(behind)) setAside(row, start, split + joint.trimEnd().length);
    else setAside(row, split + (joint.length - joint.trimStart().length), end);
  }
  return isFound ? assumed : [];
}
