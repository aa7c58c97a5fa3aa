import { assume, free, is, isCorrected, near, take, type Reading } from './reading';
import type { AssumptionReason, ParsedLine, QuantityUnit } from './line';
import type { Token } from './tokens';

export interface Quantity {
  value: number;
  unit: QuantityUnit;
}

interface Read extends Partial<Quantity> {
  tokens?: readonly (Token | undefined)[];
  why?: AssumptionReason | false | undefined;
  whyUnit?: AssumptionReason | false | undefined;
}

const quantityUnits: Readonly<Record<string, QuantityUnit>> = {
  ft: 'feet',
  lin: 'feet',
  m: 'meters',
  linm: 'meters',
  in: 'inches',
  lb: 'pounds',
  kg: 'kilograms',
};
const isWeight = (unit: Token) => unit.value === 'lb' || unit.value === 'kg';
/** Forms in the plural count pieces, and so do some in the singular: "1 bar". */
const countedForm =
  /^(?:(?:rd|round|rnd|flat|hex|forged|seamless) )?(?:bars?(?: stock)?|sheets?|shts?|plates?|plts?|tubes?|rods?|rings?|billets?|rounds|forgings?|dis[ck]s?|coils?|rolls?|hexes|stab|barr[ae]s|t[oô]les|chapas|flats|hex bars?|hex rods?|wires)\.?$/;

interface Place {
  reading: Reading;
  number: Token;
  before: Token | undefined;
  after: Token | undefined;
  /** The one behind `after`. */
  next: Token | undefined;
  owner: ParsedLine | null;
}
type Rule = (place: Place) => Read | null | false | undefined;

/** The rules in their order: from what can only be a quantity to what mostly is. Each looks at all numbers of a row. */
const rules: readonly Rule[] = [
  ofBreaks,
  ofMultiple,
  ofKeyword,
  // "2 @ 17.5 in"; in "x 18 @ 2 pcs" the count stands behind the sign.
  ({ reading, number, after }) =>
    is(after, 'at') && !is(near(reading, number, 3), 'count') && { whyUnit: 'no-unit' },
  ofTotal,
  ofCount,
  ofWeight,
  // "(4)"
  ({ before, after }) => before?.text === '(' && is(after, 'close') && { whyUnit: 'no-unit' },
  ofForm,
  ofLeading,
  ofRandomLengths,
];

export function readQuantity(reading: Reading, owner: ParsedLine | null): Quantity | null {
  const places = reading.tokens
    .filter((token) => is(token, 'number', 'breaks', 'multiple') && !reading.taken.has(token))
    .map((number) => {
      const [before, after] = [near(reading, number, -1), near(reading, number, 1)];
      return { reading, number, before, after, next: near(reading, after, 1), owner };
    });
  for (const rule of rules)
    for (const place of places) {
      const read = rule(place);
      const { value = place.number.amount?.value ?? 0, unit = 'pieces' } = read || {};
      // A quarter of a piece is a size.
      if (!read || value <= 0 || (unit === 'pieces' && !Number.isInteger(value))) continue;
      const tokens = [place.number, ...(read.tokens ?? [])].filter((each) => each !== undefined);
      const isDoubtful = tokens.some((token) => isCorrected(reading, token));
      take(reading, ...(is(place.number, 'breaks') ? tokens.slice(1) : tokens));
      if (read.why || isDoubtful || (unit === 'pieces' && place.number.amount?.isAmbiguous))
        assume(reading, read.why || 'number', 'quantity');
      if (read.whyUnit) assume(reading, read.whyUnit, 'unit');
      return { value, unit };
    }
  return null;
}

const isWholeNumber = (token: Token | undefined) => is(token, 'number') && token.amount?.isWhole;

/** "qty 1/3/5", "5, 10, 20 pcs": of price breaks the first is the quantity; the others stay unread. */
function ofBreaks({ number, before }: Place): Read | null {
  if (!is(number, 'breaks')) return null;
  return {
    tokens: [is(before, 'quantity') ? before : undefined],
    why: number.text.includes(',') && 'choice',
  };
}

/** "two dozen", "dozen", "half a gross". */
function ofMultiple({ number: word, before }: Place): Read | null {
  if (!is(word, 'multiple')) return null;
  const count = is(before, 'number') ? before : undefined;
  return {
    value: (count?.amount?.value ?? 1) * Number(word.value),
    tokens: [count],
    why: !count && 'number',
  };
}

/** "qty: 3 pcs", "Menge 100 kg". */
function ofKeyword({ reading, number, before, after }: Place): Read | null {
  const opened = is(before, 'open', 'separator') ? before : undefined;
  const keyword = opened && opened.text !== '\0' ? near(reading, opened, -1) : before;
  if (!is(number, 'number') || !is(keyword, 'quantity')) return null;
  const unit = is(after, 'unit') && quantityUnits[after.value] ? after : undefined;
  // "Qty 500 (ft)": another unit stands alone.
  const hasLoneUnit = free(reading, 'unit').some(
    (each) =>
      each.value !== 'in' && /^[a-z]/.test(each.text) && !is(near(reading, each, -1), 'number'),
  );
  return {
    unit: quantityUnits[unit?.value ?? ''],
    tokens: [keyword, opened, unit, is(after, 'count') ? after : undefined],
    why: is(after, 'to') && 'number',
    whyUnit: !unit && hasLoneUnit && 'no-unit',
  };
}

/** "400 ft total", "400 ft of". */
function ofTotal({ reading, before, after, next }: Place): Read | null {
  if (!is(after, 'unit') || isWeight(after) || is(before, 'at')) return null;
  const isTotal = is(next, 'total') && !is(near(reading, next, 1), 'label');
  return isTotal || (is(next, 'glue') && next.text === 'of')
    ? { unit: quantityUnits[after.value], tokens: [after, isTotal ? next : undefined] }
    : null;
}

/** "3 pcs", "(3) pcs", "x 2 pcs". */
function ofCount({ reading, number, before, after, next }: Place): Read | null {
  const count = is(after, 'close') ? next : after;
  if (!is(number, 'number') || !is(count, 'count')) return null;
  const isBehindCross = is(before, 'cross');
  // "length 30 pcs 5" may be five pieces.
  const isLength = is(before, 'label') && is(near(reading, count, 1), 'number');
  return {
    tokens: [count, isBehindCross ? before : undefined],
    why: (isBehindCross || isLength) && 'place',
  };
}

/** "100 lbs", "25 kg", "100 to 150 lbs". */
function ofWeight({ reading, number, before, after }: Place): Read | null {
  if (!is(number, 'number') || !is(after, 'unit') || !isWeight(after)) return null;
  const unit = quantityUnits[after.value];
  const lower = is(before, 'number') ? before : near(reading, before, -1);
  if (
    is(lower, 'number') &&
    /^ ?(?:-|to|–) ?$/.test(reading.row.rest.slice(lower.end, number.start))
  )
    return { value: lower.amount?.value, unit, tokens: [lower, after], why: 'choice' };
  const isOfSpools = reading.tokens.some(({ text }) => /^(?:spools?|reels?)$/.test(text));
  const isLimit = /\b(?:min|max)\.? ?$/.test(reading.row.rest.slice(0, number.start));
  return {
    unit,
    tokens: [after],
    why:
      isOfSpools || isLimit ? 'choice' : number.amount?.isAmbiguous ? ('number' as const) : false,
    whyUnit: isOfSpools && 'choice',
  };
}

/** Between two sizes of a range, behind the unit of the first. */
const rangeJoint = /(?:"|in|inch|mm) ?(?:-|to|thru|through|up to) ?$/;

/** "2 round bars", "1 bar". */
function ofForm({ reading, number, before, after, next }: Place): Read | null {
  const form = is(after, 'name', 'condition') ? next : after;
  if (!isWholeNumber(number) || !is(form, 'form') || is(before, 'cross')) return null;
  if (!countedForm.test(form.text)) return null;
  // "1/2 in-2 in 718 tube": the unit of the second size was read as the name IN 718.
  const isRange = rangeJoint.test(reading.row.rest.slice(0, number.start));
  if (isRange && after?.text.startsWith('in ')) return null;
  const isPlural = /s$|stab$|hexes$/.test(form.text);
  // "2 plate 24 x 24" may be two plates, or one of two inches.
  if (!isPlural && reading.tokens.some((token) => is(token, 'number') && token.at > form.at))
    return null;
  return { why: !isPlural && 'place', whyUnit: !isPlural && 'no-unit' };
}

/** A quantity at the start of a row: "3x 718", "20 ft 718"; "2 x 425 mm" below "304 rd 1 in". */
function ofLeading({ reading, number, after, next, owner }: Place): Read | null {
  const first = reading.tokens.find((token) => !is(token, 'open', 'separator'));
  if (number !== first) return null;
  const isOfOwner = owner?.size && owner.length === null && owner.quantity === null;
  if (is(after, 'cross') && isWholeNumber(number))
    return is(next, 'name', 'form', 'condition', 'word', 'code', 'unlistedAlloy') ||
      (isOfOwner && is(next, 'number'))
      ? { tokens: [after] }
      : null;
  const isFootage = is(after, 'unit') && ['ft', 'm', 'lin'].includes(after.value);
  const isBeforeSize = is(near(reading, next, 1), 'unit', 'label', 'form');
  return isFootage && is(next, 'name', 'form', 'word', 'glue') && isBeforeSize
    ? { unit: quantityUnits[after.value], tokens: [after], why: 'place', whyUnit: 'no-unit' }
    : null;
}

/** A length that is the quantity, because each piece may have another: "12 ft R/L". */
function ofRandomLengths({ reading, number, after, next }: Place): Read | null {
  const random = is(next, 'separator') ? near(reading, next, 1) : next;
  const isLength = is(after, 'unit') && (after.value === 'ft' || after.value === 'm');
  const isLast = !free(reading, 'number').some(({ at }) => at > number.at);
  return isLength && isLast && is(random, 'random')
    ? { unit: quantityUnits[after.value], tokens: [after], why: 'place' }
    : null;
}
