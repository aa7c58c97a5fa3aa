import { assume, free, gap, is, isCorrected, near, take, type Draft } from './draft';
import type { AssumptionReason, QuantityUnit } from './line';
import type { Token } from './tokens';

export interface Quantity {
  value: number;
  unit: QuantityUnit;
}

/** A quantity, the tokens that it was read from, and why it and its unit are assumed. */
interface Read extends Quantity {
  tokens: readonly (Token | undefined)[];
  why?: AssumptionReason | undefined;
  whyUnit?: AssumptionReason | undefined;
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
const weights = ['lb', 'kg'];
/** Forms in the plural count pieces, and so do some in the singular: "1 bar". */
const countedForm =
  /^(?:(?:rd|round|rnd|flat|hex|forged|seamless) )?(?:bars?(?: stock)?|sheets?|shts?|plates?|plts?|tubes?|rods?|rings?|billets?|rounds|forgings?|dis[ck]s?|coils?|rolls?|hexes|stab|barr[ae]s|t[oô]les|chapas|flats|hex bars?|hex rods?|wires)\.?$/;

/** The rules in their order: from what can only be a quantity to what mostly is. */
const rules: readonly ((draft: Draft) => Read | null)[] = [
  ofBreaks,
  ofMultiple,
  ofKeyword,
  ofEach,
  ofTotal,
  ofCount,
  ofWeight,
  ofBrackets,
  ofForm,
  ofLeading,
  ofRandomLengths,
];

/** The quantity that a row marks; `null` where no word or sign does. */
export function readQuantity(draft: Draft): Quantity | null {
  for (const rule of rules) {
    const read = rule(draft);
    if (!read || read.value <= 0) continue;
    // A quarter of a piece is a size.
    if (read.unit === 'pieces' && !Number.isInteger(read.value)) continue;
    const { value, unit, tokens, why, whyUnit } = read;
    const numbers = tokens.filter((token) => token !== undefined);
    const isAssumed =
      numbers.some((token) => isCorrected(draft, token)) ||
      (unit !== 'pieces' ? false : numbers.some(({ amount }) => amount?.isAmbiguous));
    take(draft, ...tokens);
    if (why ?? isAssumed) assume(draft, why ?? 'number', 'quantity');
    if (whyUnit) assume(draft, whyUnit, 'unit');
    if (isSecond(draft)) assume(draft, 'choice', 'quantity', 'length');
    return { value, unit };
  }
  return null;
}

/** Whether the row has another number that is marked as a quantity. */
const isSecond = (draft: Draft) =>
  free(draft, 'number').some((token) => {
    const after = near(draft, token, 1);
    return (
      is(after, 'count') ||
      (is(after, 'unit') && weights.includes(after.value)) ||
      is(near(draft, token, -1), 'quantity')
    );
  });

const isWholeNumber = (token: Token | undefined): token is Token =>
  is(token, 'number') && token.amount?.isWhole === true;

/** Whether an x stands before a number, so that it is one of several sizes. */
const isBehindCross = (draft: Draft, token: Token) => is(near(draft, token, -1), 'cross');

const amountOf = (token: Token) => token.amount?.value ?? 0;

/** "qty 1/3/5", "5, 10, 20 pcs": of price breaks the first is the quantity. */
function ofBreaks(draft: Draft): Read | null {
  const [token] = free(draft, 'breaks');
  if (!token) return null;
  const isComma = token.text.includes(',');
  return {
    value: amountOf(token),
    unit: 'pieces',
    tokens: [near(draft, token, -1)?.kind === 'quantity' ? near(draft, token, -1) : undefined],
    why: isComma ? 'choice' : undefined,
  };
}

/** "two dozen", "dozen", "half a gross". */
function ofMultiple(draft: Draft): Read | null {
  const [word] = free(draft, 'multiple');
  if (!word) return null;
  const before = near(draft, word, -1);
  const number = is(before, 'number') ? before : undefined;
  const value = (number ? amountOf(number) : 1) * Number(word.value);
  return Number.isInteger(value)
    ? { value, unit: 'pieces', tokens: [number, word], why: number ? undefined : 'number' }
    : null;
}

/** "qty: 3 pcs", "Menge 100 kg". */
function ofKeyword(draft: Draft): Read | null {
  for (const keyword of free(draft, 'quantity')) {
    let number = near(draft, keyword, 1);
    const opened = is(number, 'open', 'separator') && number.text !== '\0' ? number : undefined;
    if (opened) number = near(draft, opened, 1);
    if (!is(number, 'number')) continue;
    const after = near(draft, number, 1);
    const unit = unitBehind(draft, number);
    if (!number.amount?.isWhole && !unit) continue;
    return {
      value: amountOf(number),
      unit: unit ? quantityUnits[unit.value]! : 'pieces',
      tokens: [keyword, opened, number, unit, is(after, 'count') ? after : undefined],
      why: is(after, 'to') ? 'number' : undefined,
      // "Qty 500 (ft)": another unit stands alone.
      whyUnit: !unit && hasLoneUnit(draft) ? 'no-unit' : undefined,
    };
  }
  return null;
}

const hasLoneUnit = (draft: Draft) =>
  free(draft, 'unit').some(
    (unit) =>
      ['lb', 'kg', 'ft', 'm', 'lin'].includes(unit.value) &&
      /^[a-z]/.test(unit.text) &&
      !is(near(draft, unit, -1), 'number'),
  );

/** The unit of weight or length behind a number. */
function unitBehind(draft: Draft, number: Token) {
  const after = near(draft, number, 1);
  return is(after, 'unit') && quantityUnits[after.value] ? after : undefined;
}

/** "400 ft total", "400 ft of". */
function ofTotal(draft: Draft): Read | null {
  for (const number of free(draft, 'number')) {
    const unit = near(draft, number, 1);
    if (!is(unit, 'unit') || !quantityUnits[unit.value] || weights.includes(unit.value)) continue;
    const [before, after] = [near(draft, number, -1), near(draft, unit, 1)];
    if (is(before, 'at') || (is(after, 'total') && is(near(draft, after, 1), 'label'))) continue;
    const isOf = is(after, 'glue') && after.text === 'of';
    if (is(after, 'total') || isOf)
      return {
        value: amountOf(number),
        unit: quantityUnits[unit.value]!,
        tokens: [number, unit, is(after, 'total') ? after : undefined],
      };
  }
  return null;
}

/** "3 pcs", "(3) pcs", "x 2 pcs". */
function ofCount(draft: Draft): Read | null {
  for (const number of free(draft, 'number')) {
    const after = near(draft, number, 1);
    const count = is(after, 'close') ? near(draft, after, 1) : after;
    if (!is(count, 'count')) continue;
    // "length 30 pcs 5" may be five pieces.
    const isLength = is(near(draft, number, -1), 'label') && is(near(draft, count, 1), 'number');
    const isBehind = isBehindCross(draft, number);
    return {
      value: amountOf(number),
      unit: 'pieces',
      tokens: [
        number,
        count,
        is(near(draft, number, -1), 'cross') ? near(draft, number, -1) : undefined,
      ],
      why: isBehind || isLength ? 'number' : undefined,
    };
  }
  return null;
}

/** "100 lbs", "25 kg", "100 to 150 lbs". */
function ofWeight(draft: Draft): Read | null {
  for (const number of free(draft, 'number')) {
    const unit = near(draft, number, 1);
    if (!is(unit, 'unit') || !weights.includes(unit.value)) continue;
    const before = near(draft, number, -1);
    const lower = is(before, 'number') ? before : near(draft, before, -1);
    if (is(lower, 'number') && /^ ?(?:-|to|–) ?$/.test(gap(draft, lower, number)))
      return {
        value: amountOf(lower),
        unit: quantityUnits[unit.value]!,
        tokens: [lower, unit],
        why: 'choice',
      };
    const spool = draft.tokens.some(({ text }) => /^(?:spools?|reels?)$/.test(text));
    const isLimit = /\b(?:min|max)\.? ?$/.test(draft.row.rest.slice(0, number.start));
    return {
      value: amountOf(number),
      unit: quantityUnits[unit.value]!,
      tokens: [number, unit],
      why: spool || isLimit ? 'choice' : number.amount?.isAmbiguous ? 'number' : undefined,
      whyUnit: spool ? 'choice' : undefined,
    };
  }
  return null;
}

/** "2 @ 17.5 in". */
function ofEach(draft: Draft): Read | null {
  const number = free(draft, 'number').find(
    // "x 18 @ 2 pcs": the count stands behind the sign.
    (token) => is(near(draft, token, 1), 'at') && !is(near(draft, token, 3), 'count'),
  );
  return number
    ? { value: amountOf(number), unit: 'pieces', tokens: [number], whyUnit: 'no-unit' }
    : null;
}

/** "(4)". */
function ofBrackets(draft: Draft): Read | null {
  const number = free(draft, 'number').find(
    (token) => near(draft, token, -1)?.text === '(' && is(near(draft, token, 1), 'close'),
  );
  if (!number) return null;
  return { value: amountOf(number), unit: 'pieces', tokens: [number], whyUnit: 'no-unit' };
}

/** "2 round bars", "1 bar". */
function ofForm(draft: Draft): Read | null {
  for (const number of free(draft, 'number')) {
    const after = near(draft, number, 1);
    const form = is(after, 'name', 'condition') ? near(draft, after, 1) : after;
    if (
      !isWholeNumber(number) ||
      !is(form, 'form') ||
      !countedForm.test(form.text) ||
      isBehindCross(draft, number)
    )
      continue;
    const isPlural = /s$|stab$|hexes$/.test(form.text);
    // "2 plate 24 x 24" may be two plates, or one of two inches.
    if (!isPlural && draft.tokens.some((token) => is(token, 'number') && token.at > form.at))
      continue;
    return {
      value: amountOf(number),
      unit: 'pieces',
      tokens: [number],
      why: isPlural ? undefined : 'place',
      whyUnit: isPlural ? undefined : 'no-unit',
    };
  }
  return null;
}

/** A quantity at the start of a row: "3x 718", "20 ft 718". */
function ofLeading(draft: Draft): Read | null {
  const [first, second, third] = draft.tokens.filter(
    ({ kind }) => kind !== 'open' && kind !== 'separator',
  );
  if (
    isWholeNumber(first) &&
    !draft.taken.has(first) &&
    is(second, 'cross') &&
    is(third, 'name', 'form', 'condition', 'word', 'code', 'unlistedAlloy')
  )
    return { value: amountOf(first), unit: 'pieces', tokens: [first, second] };
  if (
    is(first, 'number') &&
    !draft.taken.has(first) &&
    is(second, 'unit') &&
    ['ft', 'm', 'lin'].includes(second.value) &&
    is(third, 'name', 'form', 'word', 'glue', 'number') &&
    is(near(draft, third, 1), 'unit', 'label', 'form') &&
    draft.row.rest[second.end] === ' '
  )
    return third.kind === 'number'
      ? null
      : {
          value: amountOf(first),
          unit: quantityUnits[second.value]!,
          tokens: [first, second],
          why: 'place',
          whyUnit: 'no-unit',
        };
  return null;
}

/** A length that is the quantity, because each piece may have another: "12 ft R/L". */
function ofRandomLengths(draft: Draft): Read | null {
  const [random] = free(draft, 'random');
  const unit = near(draft, random, is(near(draft, random, -1), 'separator') ? -2 : -1);
  const number = near(draft, unit, -1);
  const isLast = !free(draft, 'number').some(({ at }) => at > (random?.at ?? 0));
  const isLength = is(unit, 'unit') && ['ft', 'm'].includes(unit.value);
  return isLength && isLast && is(number, 'number') && !draft.taken.has(number)
    ? {
        value: amountOf(number),
        unit: quantityUnits[unit.value]!,
        tokens: [number, unit],
        why: 'place',
      }
    : null;
}
