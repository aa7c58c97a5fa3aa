import { gauges } from '@/lib/calculators/data/gauges';
import { pipes } from '@/lib/calculators/data/pipes';
import { millimetersPerInch } from '@/lib/calculators/constants';
import { assume, free, gap, is, isCorrected, near, take, type Draft, type Material } from './draft';
import type { AssumptionReason, SizeName } from './line';
import { hasDecimalComma, readAmount, toDecimal } from './numbers';
import type { Token } from './tokens';

export type Slot = SizeName | 'length';

/** A number that may be a size or a length. */
export interface Measure {
  tokens: readonly Token[];
  start: number;
  end: number;
  /** As written, in its own unit. */
  value: number;
  inches: number;
  /** The unit of its neighbours where it has none. */
  unit: string;
  hasUnit: boolean;
  /** Whether a unit somewhere in the row holds for it. */
  isInUnit: boolean;
  label: Slot | null;
  isBehindCross: boolean;
  isCrossed: boolean;
  /** A whole number without unit, label or x may be a count. */
  isBare: boolean;
  isWhole: boolean;
  /** Whether it is written as inches are: 1-1/2, .250, 2.500. */
  isInchLike: boolean;
  why: AssumptionReason | null;
}

const inchesPer: Readonly<Record<string, number>> = {
  in: 1,
  ft: 12,
  thou: 0.001,
  mm: 1 / millimetersPerInch,
  cm: 10 / millimetersPerInch,
  m: 1000 / millimetersPerInch,
};

/** Words of rows whose bare numbers are millimeters. */
const metricWords =
  /\((?:(?:all )?(?:dim(?:ension)?s?|sizes?)\b[. ]{0,2})?(?:are )?(?:in )?mm\)|\b(?:dims?|sizes?)\b[.: ]{0,2}(?:are )?in mm\b|(?:blech|rohr|draht)(?!\p{L})|\b(?:stück|stck|stk|nos|rund(?:stahl|stab|stange)?|vierkant|sechskant|flach(?:stahl)?|länge|tafeln?|stangen?)(?!\p{L})/iu;

/** The numbers of a row that may be sizes, from left to right, in inches. */
export function measuresOf(draft: Draft, material: Material): Measure[] {
  const pipe = pipeOf(draft);
  const labels = labelsOf(draft);
  /** The inches of "12 ft 6 in", which are a part of the number before them. */
  const ofFeet = new Set<Token>();
  const found = free(draft, 'number', 'gauge').flatMap((token) => {
    if (pipe?.some(({ tokens }) => tokens.includes(token)) || ofFeet.has(token)) return [];
    const measure = toMeasure(draft, token, labels, material);
    for (const each of measure?.tokens ?? [])
      if (each !== token && is(each, 'number')) ofFeet.add(each);
    return measure ? [measure] : [];
  });
  const all = [...(pipe ?? []), ...found].toSorted((a, b) => a.start - b.start);
  const isMetric =
    hasDecimalComma(draft.row.rest) ||
    material.isByMaterialNumber ||
    metricWords.test(draft.row.text);
  const measured = withUnits(all, isMetric || draft.row.isMetric).map((measure) =>
    draft.row.isMetric ? { ...measure, isInUnit: true } : measure,
  );
  return withoutAlternatives(draft, withoutRepetitions(draft, measured));
}

/** The label of each number: that before it in rows such as "OD 2 wall .120", otherwise that behind it. */
function labelsOf(draft: Draft): ReadonlyMap<Token, { token: Token; slot: Slot }> {
  const labels = new Map<Token, { token: Token; slot: Slot }>();
  const used = new Set<Token>();
  const isLabel = (token: Token | undefined): token is Token =>
    ((is(token, 'label', 'at') && !draft.taken.has(token)) ||
      (is(token, 'form') && token.value === 'square')) &&
    !used.has(token);
  const numbers = draft.tokens.filter(
    (token) => is(token, 'number') && token.amount && !draft.taken.has(token),
  );
  const firstLabel = draft.tokens.find(
    (token) => isLabel(token) && is(near(draft, token, 1), 'number'),
  );
  const isAhead = firstLabel !== undefined && !numbers.some(({ end }) => end <= firstLabel.start);
  for (const number of numbers) {
    const before = near(draft, number, -1);
    const next = near(draft, number, 1);
    const behind = is(next, 'unit') ? near(draft, next, 1) : next;
    const isFree =
      !is(near(draft, before, -1), 'number', 'unit') ||
      is(before, 'at') ||
      before?.text === 'ø' ||
      isAhead;
    const isClose = isLabel(behind);
    const nextNumber = near(draft, behind, 1);
    const isOwnLabelled =
      is(nextNumber, 'number') &&
      [near(draft, nextNumber, 1), near(draft, nextNumber, 2)].some((each) => is(each, 'label'));
    const isOfNext =
      !isOwnLabelled &&
      is(near(draft, behind, 1), 'number') &&
      (isAhead ||
        /^ ?[:=]/.test(draft.row.rest.slice(behind!.end)) ||
        /^(?:[dwlth])$/.test(behind!.text));
    const add = (token: Token) => {
      used.add(token);
      labels.set(number, {
        token,
        slot: is(token, 'at') ? 'length' : is(token, 'form') ? 'side' : (token.value as Slot),
      });
    };
    if (
      isLabel(before) &&
      isFree &&
      !(
        is(before, 'at') && [next, behind, near(draft, behind, 1)].some((each) => is(each, 'cross'))
      )
    )
      add(before);
    else if (
      isClose &&
      !is(behind, 'at') &&
      !isOfNext &&
      !(is(behind, 'form') && is(before, 'cross'))
    )
      add(behind);
  }
  return labels;
}

function toMeasure(
  draft: Draft,
  token: Token,
  labels: ReturnType<typeof labelsOf>,
  { metal }: Material,
): Measure | null {
  const { amount } = token;
  if (!amount || amount.value === 0) return null;
  const next = near(draft, token, 1);
  const unit = is(next, 'unit') && !['lb', 'kg'].includes(next.value) ? next : undefined;
  if (is(next, 'unit') && !unit) return null;
  if (unit?.value === 'ga') return ofGauge(token, metal, unit);
  const feet = unit?.value === 'ft' ? inchesBehind(draft, unit) : null;
  const label = labels.get(token) ?? labels.get(feet?.[0] ?? token);
  const tokens = [token, unit, label?.token, ...(feet ?? [])].filter((each) => each !== undefined);
  const first = tokens.reduce((a, b) => (a.at < b.at ? a : b));
  const last = tokens.reduce((a, b) => (a.at > b.at ? a : b));
  const isBehindCross = is(beyondNames(draft, first, -1), 'cross');
  const isCrossed = isBehindCross || is(beyondNames(draft, last, 1), 'cross');
  const isWhole = /^\d+$/.test(token.value) && !unit;
  const kind = unit ? unit.value : null;
  const perUnit = inchesPer[kind ?? 'in'] ?? 1;
  return {
    tokens,
    start: first.start,
    end: last.end,
    value: amount.value,
    inches: amount.value * perUnit + (feet?.[0]?.amount?.value ?? 0),
    unit: kind === 'thou' ? 'in' : (kind ?? ''),
    hasUnit: unit !== undefined,
    isInUnit: unit !== undefined,
    label: label?.slot ?? null,
    isBehindCross,
    isCrossed,
    isWhole,
    isBare: isWhole && !label && !isCrossed,
    isInchLike: isInchLike(token.value),
    // In "10' 1-1/2\" hex" the inches may be the size of the hex.
    why:
      amount.isAmbiguous ||
      isCorrected(draft, token) ||
      (feet !== null && is(near(draft, last, 1), 'form'))
        ? 'number'
        : amount.mark,
  };
}

/** The next token that is no name, form or condition: in "6 rd x 30" the x joins 6 and 30. */
function beyondNames(draft: Draft, token: Token, by: 1 | -1): Token | undefined {
  let found = near(draft, token, by);
  while (is(found, 'name', 'form', 'condition') && draft.taken.has(found))
    found = near(draft, found, by);
  return found && !draft.taken.has(found) ? found : undefined;
}

/** The inches behind feet: `12'-6"`, "6 ft 4 1/2 in". Those of a section are a size of their own. */
function inchesBehind(draft: Draft, feet: Token): readonly Token[] | null {
  const number = near(draft, feet, 1);
  const unit = near(draft, number, 1);
  if (!is(number, 'number') || !is(unit, 'unit') || unit.value !== 'in') return null;
  const label = near(draft, unit, 1);
  const isSection =
    (is(label, 'label') && label.value !== 'length') || !/^ ?-? ?$/.test(gap(draft, feet, number));
  return isSection || draft.taken.has(number) ? null : [number, unit];
}

function ofGauge(token: Token, metal: string | null, unit?: Token): Measure {
  const gauge = token.text.replace(/\D/g, '');
  const column =
    metal === 'stainless-steel' ? 'stainless' : metal === 'alloy-steel' ? 'steel' : null;
  const thickness = column && gauges.find((row) => row.gauge === Number(gauge))?.[column];
  return {
    tokens: unit ? [token, unit] : [token],
    start: token.start,
    end: unit?.end ?? token.end,
    // Without a table the gauge is still the thickness, 0 in: otherwise the next number would be taken for it.
    value: Number(thickness ?? 0),
    inches: Number(thickness ?? 0),
    unit: 'in',
    hasUnit: true,
    isInUnit: true,
    label: 'thickness',
    isBehindCross: false,
    isCrossed: false,
    isWhole: false,
    isBare: false,
    isInchLike: true,
    why: 'number',
  };
}

/** Whether a number is written in a way that is used for inches only: 1-1/2, .250, 2.125. 6.35 is 1/4 in, in mm. */
function isInchLike(raw: string) {
  if (/\/|[¼-¾⅐-⅞]|^\.\d|^0\.\d{2,}$/.test(raw)) return true;
  const sixtyFourths = (Number(raw) / millimetersPerInch) * 64;
  return (
    /^(?:\d\.(?:00|25|50|75|\d{3,4})|1\d\.\d{3,4})$/.test(raw) &&
    (/[05]$/.test(raw) || Math.abs(sixtyFourths - Math.round(sixtyFourths)) > 0.02)
  );
}

/** Gives the numbers without a unit that of the row: inches beside feet, millimeters beside meters. */
function withUnits(found: readonly Measure[], isMetric: boolean): Measure[] {
  const small = (unit: string) => (/^(?:mm|cm|m)$/.test(unit) ? 'mm' : 'in');
  const units = found.filter(({ hasUnit }) => hasUnit).map(({ unit }) => small(unit));
  return found.map((measure, i) => {
    if (measure.hasUnit) return measure;
    const behind = found.slice(i + 1).find(({ hasUnit }) => hasUnit);
    const before = found.slice(0, i).findLast(({ hasUnit }) => hasUnit);
    const own = (behind ?? before)?.unit;
    const unit = /\//.test(measure.tokens[0]?.value ?? '')
      ? 'in'
      : own
        ? small(own)
        : isMetric
          ? 'mm'
          : 'in';
    return {
      ...measure,
      unit,
      inches: measure.value * (inchesPer[unit] ?? 1),
      // One unit mark holds for the whole row.
      isInUnit:
        units.length > 0 &&
        units.every((each) => each === small(unit)) &&
        !(unit === 'mm' && measure.isInchLike),
    };
  });
}

/** Leaves out a size repeated in another unit: "2 in (50.8 mm)". */
function withoutRepetitions(draft: Draft, measures: Measure[]) {
  return measures.filter((measure, i) => {
    const before = measures[i - 1];
    if (!before) return true;
    const isBracketed = /^[^\d]{0,2}[([] ?ø? ?$/.test(
      draft.row.rest.slice(before.end, measure.start).replace(/\0/g, ''),
    );
    const isSame =
      Math.abs(measure.inches / before.inches - 1) < 0.02 ||
      Math.abs(measure.value / before.value / millimetersPerInch - 1) < 0.02 ||
      Math.abs(before.value / measure.value / millimetersPerInch - 1) < 0.02;
    if (isBracketed && isSame) {
      take(draft, ...measure.tokens);

      return false;
    }
    return true;
  });
}

/** Of two sizes that are joined as a range or as alternatives the one without a label is left out; both are assumed. */
function withoutAlternatives(draft: Draft, measures: readonly Measure[]): Measure[] {
  const kept = [...measures];
  for (let i = 0; i + 1 < kept.length; i += 1) {
    const [first, second] = [kept[i]!, kept[i + 1]!];
    const joint = draft.row.rest.slice(first.end, second.start).trim();
    const kind = jointOf(joint, first, second);
    if (!kind) continue;
    if (kind === 'several') assume(draft, 'several', 'size', 'length', 'quantity');
    else assume(draft, 'choice', 'size', 'length');
    if (!isAlike(first, second)) continue;
    const isSecond = second.label !== null;
    kept.splice(isSecond ? i : i + 1, 1);
    i -= 1;
  }
  return kept;
}

/** The largest size of a range is a few times the smallest: `2" - 36"` is a diameter and a length. */
const maxRatio = 6;
const isAlike = (first: Measure, second: Measure) => {
  const ratio = second.inches / first.inches;
  return ratio >= 1 / maxRatio && ratio <= maxRatio && ratio !== 1;
};

/** What a word or a sign between two sizes makes of them; `null` where they are two sizes of one piece. */
function jointOf(joint: string, first: Measure, second: Measure): 'range' | 'several' | null {
  if (!/^(?:-|to|thru|through|up to|or|and|&)$/.test(joint) || second.unit === 'ft') return null;
  // A bare number is a count: "2 - 3" is two pieces.
  if ((first.label && second.label) || second.isBare) return null;
  if (joint === 'and' || joint === '&') return isAlike(first, second) ? 'several' : null;
  return 'range';
}

/** The NPS of each DN (ISO 6708) up to 90. From DN 100 on it is a twenty-fifth. */
const npsOfDn = new Map(
  '6=1/8 8=1/4 10=3/8 15=1/2 20=3/4 25=1 32=1-1/4 40=1-1/2 50=2 65=2-1/2 80=3 90=3-1/2'
    .split(' ')
    .map((pair) => [Number(pair.split('=')[0]), pair.split('=')[1] ?? ''] as const),
);
const valueOf = (raw: string) => {
  const read = readAmount(raw, false);
  return read && toDecimal(read.value);
};
const pipeBySize = new Map(pipes.map((pipe) => [valueOf(pipe.nps), pipe]));

/** The outside diameter and the wall of a pipe by its nominal size and its schedule: "2 in sch 40", "DN50", "40NB". */
function pipeOf(draft: Draft): Measure[] | null {
  const { tokens } = draft;
  const isPipe = tokens.some((token) => is(token, 'form') && token.value === 'tube?');
  const schedule =
    free(draft, 'schedule')[0] ??
    (isPipe ? tokens.find(({ text }) => /^(?:std|xx?[sh])$/.test(text)) : undefined);
  const mark = free(draft, 'nominal')[0];
  const beside = mark && near(draft, mark, mark.value === 'after' ? -1 : 1);
  const marked = is(beside, 'unit') ? near(draft, beside, -1) : beside;
  const numbers = free(draft, 'number');
  const plain = schedule && (numbers.findLast(({ end }) => end <= schedule.start) ?? numbers[0]);
  const number = is(marked, 'number') ? marked : plain;
  if (!schedule || !number?.amount) {
    if (schedule ?? mark) assume(draft, 'choice', 'size');
    if (mark && is(marked, 'number')) take(draft, marked);
    return null;
  }
  const size = isDn(mark, number)
    ? valueOf(npsOfDn.get(number.amount.value) ?? `${number.amount.value / 25}`)
    : number.amount.value;
  const pipe = pipeBySize.get(size);
  const name = schedule.text
    .replace(/^sch(?:ed(?:ule)?)?\.?[ -]?| wall$/g, '')
    .toUpperCase()
    .replace(/H$/, 'S');
  const wall = pipe?.walls.find(([each]) => each === name)?.[1];
  if (!pipe || !wall) {
    assume(draft, 'choice', 'size');
    return null;
  }
  const unit = near(draft, number, 1);
  const hasUnit = is(unit, 'unit') || mark !== undefined || number.value.includes('/');
  take(draft, schedule, mark);
  const base = {
    tokens: [number, ...(is(unit, 'unit') ? [unit] : [])],
    start: number.start,
    end: number.end,
    unit: 'in',
    hasUnit,
    isInUnit: hasUnit,
    isBehindCross: false,
    isCrossed: true,
    isWhole: false,
    isBare: false,
    isInchLike: false,
    why: isPipe ? null : ('number' as const),
  };
  return [
    {
      ...base,
      label: 'outerDiameter',
      value: Number(pipe.diameter),
      inches: Number(pipe.diameter),
    },
    { ...base, label: 'wall', value: Number(wall), inches: Number(wall) },
  ];
}

/** "DN50"; "40NB" and larger are millimeters, too. */
const isDn = (mark: Token | undefined, { value }: Token) =>
  mark?.value === 'dn' || (mark?.text === 'nb' && Number(value) >= 15);
