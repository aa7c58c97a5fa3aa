import type { Assumption } from './line';
import { number } from './numbers';
import { setAside, type Row } from './row';
import { lengthLabel, maxRatio, ratio, sizeLabel, sizeUnit } from './size-range';
import { source } from './pattern';

/** Sizes of which each is asked for: `2-1/2 and 3" dia`, `1/2, 5/8 and 3/4 dia`, `.049 or .065`. */
const listedSizes = new RegExp(
  source`
    (?<![\d.,/-]|['+±] ?|\bbetween )(?<earlier>(?:${number} ?${sizeUnit}?, ?){0,4})
    (?<first>(?<from>${number}) ?(?<fromUnit>${sizeUnit})?)
    (?<joint> (?:and|or|[&+/]) |&|, ?)
    (?<to>${number}) ?(?<toUnit>${sizeUnit})?
  `,
  'g',
);

/** What follows a number that is no size of a section or piece. */
const otherUnit =
  /^ ?(?:lbs?|pounds?|#|kgs?|pcs?|pieces?|ea|each|off|bars?|sheets?|shts?|lengths?|ft|feet|foot|'|m\b|met|%|hrc|rc|ksi|°)/;
/** What stands before a count, whose number is no size. */
const countBefore = /\b(?:qty|quantity|pcs|pieces|item|line|no)\b\W{0,3}$/;
/** What stands before a length where another size is before it: `2" dia, 12" and 18" long`. */
const sizeBefore = /(?:\bx|[*,]|\bdia\b\.?) ?$/;
/** The labels of a section: a width or a length is of the same piece as the size before it, `1/4", 3" wide`. */
const sectionLabel = /^ ?(?:dia|ø|[oi]\.?d\b|thk|thick|a\/?f\b|wall\b)/;
/** Bars with one size of their section. Those of a plate are separated by commas, too: `1/2", 2", 6"`. */
const roundOrHex = /\b(?:rd|rnd|round|rod|hex)/;

/** A list as it was found: its two last sizes, and the row around it. */
interface SizeList {
  /** `1", ` before the two last sizes. */
  earlier: string;
  from: string;
  fromUnit: string | undefined;
  joint: string;
  to: string;
  toUnit: string | undefined;
  before: string;
  behind: string;
}

/**
 * Sets all sizes of a list aside but the last, where a label is behind it, or the first. Buyers mean a line for each
 * size, and the length and the quantity may be of each: so all are assumed.
 */
export function takeSeveralSizes(row: Row): readonly Assumption[] {
  let reason: 'choice' | 'several' | null = null;
  listedSizes.lastIndex = 0;
  for (let found = listedSizes.exec(row.rest); found; found = listedSizes.exec(row.rest)) {
    const { earlier = '', first = '', joint = '' } = found.groups ?? {};
    const [start, end] = [found.index, found.index + found[0].length];
    const firstEnd = start + earlier.length + first.length;
    const list = toList(found);
    if (!areSizes(list) || !(isJoinedByWord(list) ? areOfOneKind(list) : isListOfCommas(list))) {
      // The second number may be the first of a list.
      listedSizes.lastIndex = firstEnd;
      continue;
    }
    if (sizeLabel.test(list.behind)) setAside(row, start, firstEnd + joint.trimEnd().length);
    else setAside(row, earlier ? start + earlier.indexOf(',') + 1 : firstEnd, end);
    reason = /or/.test(joint) ? 'choice' : 'several';
  }
  const fields =
    reason === 'several'
      ? (['size', 'length', 'quantity'] as const)
      : (['size', 'length'] as const);
  return reason === null ? [] : fields.map((field) => [field, reason] as const);
}

function toList({ 0: whole, index, input, groups }: RegExpExecArray): SizeList {
  const { earlier = '', from = '', fromUnit, joint = '', to = '', toUnit } = groups ?? {};
  const end = index + whole.length;
  const [before, behind] = [input.slice(0, index), input.slice(end, end + 12)];
  return { earlier, from, fromUnit, joint, to, toUnit, before, behind };
}

const isJoinedByWord = ({ joint }: SizeList) => /and|or|&/.test(joint);

/** Whether both numbers are sizes, and not counts: a whole one has a unit or a label, or shares that of the other. */
function areSizes({ from, fromUnit, joint, to, toUnit, before, behind }: SizeList): boolean {
  const isMarked = toUnit !== undefined || sizeLabel.test(behind);
  if ((!toUnit && otherUnit.test(behind)) || countBefore.test(before)) return false;
  // "2 and 1/2" is one number.
  if (isWhole(from) && !fromUnit && joint === ' and ' && /^\d+\/\d+$/.test(to)) return false;
  return isMarked || (!isWhole(to) && (fromUnit !== undefined || !isWhole(from)));
}

const isWhole = (typed: string) => /^\d+$/.test(typed);

/** Whether "and" joins two diameters or two lengths: `2" and 36" long` is a diameter and a length. */
function areOfOneKind({ earlier, from, to, before, behind }: SizeList): boolean {
  if (lengthLabel.test(behind) && !earlier && !sizeBefore.test(before)) return false;
  const times = ratio(from, to);
  return times >= 1 / maxRatio && times <= maxRatio && times !== 1;
}

/** A comma, a slash and a plus also stand between the sizes of one piece: a label, or three rising sizes show a list. */
function isListOfCommas({
  earlier,
  from,
  to,
  fromUnit,
  toUnit,
  before,
  behind,
}: SizeList): boolean {
  const times = ratio(from, to);
  if (times <= 1 || times > maxRatio) return false;
  const areMarked = !isWhole(from + (fromUnit ?? '')) && !isWhole(to + (toUnit ?? ''));
  return sectionLabel.test(behind) || (earlier !== '' && areMarked && roundOrHex.test(before));
}
