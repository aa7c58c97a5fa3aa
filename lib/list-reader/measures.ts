import { gauges } from '@/lib/calculators/data/gauges';
import { pipes } from '@/lib/calculators/data/pipes';
import { millimetersPerInch } from '@/lib/calculators/constants';
import { assume, free, is, isCorrected, near, take, type Reading, type Material } from './reading';
import type { AssumptionReason, SizeName } from './line';
import { hasDecimalComma, readAmount } from './numbers';
import type { Token } from './tokens';

export type Slot = SizeName | 'length';

export interface Measure {
  tokens: readonly Token[];
  start: number;
  end: number;
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
  isWholeNumber: boolean;
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

/** A measure with a unit, without label and x, but for what is given. */
function measureOf(
  tokens: readonly Token[],
  given: Partial<Measure> & Pick<Measure, 'value' | 'inches'>,
): Measure {
  return {
    tokens,
    start: Math.min(...tokens.map(({ start }) => start)),
    end: Math.max(...tokens.map(({ end }) => end)),
    unit: 'in',
    hasUnit: true,
    isInUnit: true,
    label: null,
    isBehindCross: false,
    isCrossed: false,
    isBare: false,
    isWholeNumber: false,
    isInchLike: false,
    why: null,
    ...given,
  };
}

/** The numbers of a row that may be sizes, from left to right, in inches. */
export function measuresOf(reading: Reading, material: Material): Measure[] {
  const pipe = pipeOf(reading);
  const labels = labelsOf(reading);
  /** Numbers that are read: those of a pipe, and the inches of "12 ft 6 in", which are a part of the number before them. */
  const known = new Set(pipe.flatMap(({ tokens }) => tokens));
  const found = free(reading, 'number').flatMap((token) => {
    const measure = known.has(token) ? null : toMeasure(reading, token, labels, material);
    for (const each of measure?.tokens ?? []) known.add(each);
    return measure ?? [];
  });
  const all = [...pipe, ...found].toSorted((a, b) => a.start - b.start);
  const isMetric =
    reading.row.isMetric ||
    hasDecimalComma(reading.row.rest) ||
    material.isByMaterialNumber ||
    metricWords.test(reading.row.text);
  const measured = withUnits(all, isMetric).map((measure) =>
    reading.row.isMetric ? { ...measure, isInUnit: true } : measure,
  );
  return withoutAlternatives(reading, withoutRepetitions(reading, measured));
}

type Labels = ReadonlyMap<Token, Token>;

/** The label of each number: that before it in rows such as "OD 2 wall .120", otherwise that behind it. */
function labelsOf(reading: Reading): Labels {
  const labels = new Map<Token, Token>();
  const isLabel = (token: Token | undefined): token is Token =>
    (is(token, 'label', 'at') || (is(token, 'form') && token.value === 'square')) &&
    ![...labels.values()].includes(token);
  const numbers = free(reading, 'number');
  const firstLabel = reading.tokens.find(
    (token) => isLabel(token) && is(near(reading, token, 1), 'number'),
  );
  const isAhead = firstLabel !== undefined && !numbers.some(({ end }) => end <= firstLabel.start);
  for (const number of numbers) {
    const [before, next] = [near(reading, number, -1), near(reading, number, 1)];
    const behind = is(next, 'unit') ? near(reading, next, 1) : next;
    const following = near(reading, behind, 1);
    const isFree = isAhead || is(before, 'at') || !is(near(reading, before, -1), 'number', 'unit');
    // "2 @ 3 x 4": the sign counts pieces of these sizes.
    const isOfPieces =
      is(before, 'at') && [next, behind, following].some((each) => is(each, 'cross'));
    const isLabelled = [1, 2].some((by) => is(near(reading, following, by), 'label'));
    const isOfNext =
      is(following, 'number') && !isLabelled && (isAhead || /^[dwlth]$/.test(behind?.text ?? ''));
    const isSide = is(behind, 'form') && is(before, 'cross');
    if (isLabel(before) && isFree && !isOfPieces) labels.set(number, before);
    else if (isLabel(behind) && !is(behind, 'at') && !isOfNext && !isSide)
      labels.set(number, behind);
  }
  return labels;
}

const slotOf = (label: Token): Slot =>
  is(label, 'at') ? 'length' : is(label, 'form') ? 'side' : (label.value as Slot);

function toMeasure(
  reading: Reading,
  token: Token,
  labels: Labels,
  { metal }: Material,
): Measure | null {
  const next = near(reading, token, 1);
  const unit = is(next, 'unit') ? next : undefined;
  if (unit?.value === 'ga') return ofGauge([token, unit], metal);
  const { amount } = token;
  if (!amount?.value || (unit && !inchesPer[unit.value])) return null;
  const inches = unit?.value === 'ft' ? inchesBehind(reading, unit) : [];
  const label = labels.get(token) ?? (inches[0] && labels.get(inches[0]));
  const tokens = [token, unit, label, ...inches].filter((each) => each !== undefined);
  const ends = tokens.map(({ at }) => at);
  const isBehindCross = is(beyondNames(reading, reading.tokens[Math.min(...ends)], -1), 'cross');
  const isCrossed =
    isBehindCross || is(beyondNames(reading, reading.tokens[Math.max(...ends)], 1), 'cross');
  const isWholeNumber = /^\d+$/.test(token.value) && !unit;
  const perUnit = inchesPer[unit?.value ?? 'in'] ?? 1;
  return measureOf(tokens, {
    value: amount.value,
    inches: amount.value * perUnit + (inches[0]?.amount?.value ?? 0),
    unit: unit?.value === 'thou' ? 'in' : (unit?.value ?? ''),
    hasUnit: unit !== undefined,
    isInUnit: unit !== undefined,
    label: label ? slotOf(label) : null,
    isBehindCross,
    isCrossed,
    isWholeNumber,
    isBare: isWholeNumber && !label && !isCrossed,
    isInchLike: inchLike.test(token.value),
    // In "10' 1-1/2\" hex" the inches may be the size of the hex.
    why:
      amount.isAmbiguous || isCorrected(reading, token) || is(near(reading, inches[1], 1), 'form')
        ? 'number'
        : amount.mark,
  });
}

/** The next token that is no name, form or condition: in "6 rd x 30" the x joins 6 and 30. */
function beyondNames(reading: Reading, token: Token | undefined, by: 1 | -1): Token | undefined {
  let found = near(reading, token, by);
  while (is(found, 'name', 'form', 'condition')) found = near(reading, found, by);
  return found;
}

/** The inches behind feet: `12'-6"`, "6 ft 4 1/2 in". Those of a section are a size of their own. */
function inchesBehind(reading: Reading, feet: Token): readonly Token[] {
  const number = near(reading, feet, 1);
  const unit = near(reading, number, 1);
  const label = near(reading, unit, 1);
  if (!is(number, 'number') || !is(unit, 'unit') || unit.value !== 'in') return [];
  const isSection = is(label, 'label') && label.value !== 'length';
  return isSection || !/^ ?-? ?$/.test(reading.row.rest.slice(feet.end, number.start))
    ? []
    : [number, unit];
}

function ofGauge(tokens: readonly Token[], metal: string | null): Measure {
  const gauge = Number(tokens[0]?.text.replace(/\D/g, ''));
  const column =
    metal === 'stainless-steel' ? 'stainless' : metal === 'alloy-steel' ? 'steel' : null;
  const row = gauges.find((each) => each.gauge === gauge);
  // Without a table the gauge is still the thickness, 0 in: otherwise the next number would be taken for it.
  const thickness = Number((column && row?.[column]) ?? 0);
  return measureOf(tokens, {
    value: thickness,
    inches: thickness,
    label: 'thickness',
    isInchLike: true,
    why: 'table',
  });
}

/** Numbers as they are written for inches only: 1-1/2, .250, 2.125. */
const inchLike = /\/|[¼-¾⅐-⅞]|^\.\d|^0\.\d{2,}$|^\d\.(?:00|25|50|75|\d{3,4})$|^1\d\.\d{3,4}$/;

/** Gives the numbers without a unit that of the row: inches beside feet, millimeters beside meters. */
function withUnits(found: readonly Measure[], isMetric: boolean): Measure[] {
  const small = (unit: string) => (['mm', 'cm', 'm'].includes(unit) ? 'mm' : 'in');
  const units = found.filter(({ hasUnit }) => hasUnit).map(({ unit }) => small(unit));
  return found.map((measure, i) => {
    if (measure.hasUnit) return measure;
    const withUnit =
      found.slice(i + 1).find(({ hasUnit }) => hasUnit) ?? found.findLast(({ hasUnit }) => hasUnit);
    const isFraction = measure.tokens[0]?.value.includes('/');
    const unit = isFraction ? 'in' : withUnit ? small(withUnit.unit) : isMetric ? 'mm' : 'in';
    return {
      ...measure,
      unit,
      inches: measure.value * (inchesPer[unit] ?? 1),
      // One unit mark holds for the whole row.
      isInUnit:
        units.length > 0 &&
        units.every((each) => each === unit) &&
        !(unit === 'mm' && measure.isInchLike),
    };
  });
}

/** Leaves out a size repeated in another unit: "2 in (50.8 mm)", "12 ft (144 in)". */
const withoutRepetitions = (reading: Reading, measures: Measure[]) =>
  measures.filter((measure, i) => {
    const before = measures[i - 1];
    const ratio = measure.value / (before?.value ?? 0);
    const isRepeated =
      before !== undefined &&
      /^[^\d]{0,2}[([] ?ø? ?$/.test(reading.row.rest.slice(before.end, measure.start)) &&
      [1, 12, millimetersPerInch, 1 / millimetersPerInch].some(
        (each) => Math.abs(ratio / each - 1) < 0.02,
      );
    if (isRepeated) take(reading, ...measure.tokens);
    return !isRepeated;
  });

/** Of two sizes that are joined as a range or as alternatives the one without a label is left out; both are assumed. */
function withoutAlternatives(reading: Reading, measures: readonly Measure[]): Measure[] {
  const kept: Measure[] = [];
  for (const measure of measures) {
    const before = kept.at(-1);
    const isOther = before !== undefined && areAlternatives(reading, before, measure);
    if (isOther) assume(reading, 'choice', 'size', 'length', 'quantity');
    if (!isOther || !isAlike(before, measure)) kept.push(measure);
    else if (measure.label !== null) kept.splice(-1, 1, measure);
  }
  return kept;
}

/** The largest size of a range is a few times the smallest: `2" - 36"` is a diameter and a length. */
const maxRatio = 6;
const isAlike = (first: Measure, second: Measure) => {
  const ratio = second.inches / first.inches;
  return ratio >= 1 / maxRatio && ratio <= maxRatio && ratio !== 1;
};

/** Whether a word or a sign between two sizes makes them alternatives, and not two sizes of one piece. */
function areAlternatives(reading: Reading, first: Measure, second: Measure): boolean {
  const joint = reading.row.rest.slice(first.end, second.start).trim();
  if (!/^(?:-|to|thru|through|up to|or|and|&)$/.test(joint) || second.unit === 'ft') return false;
  // A bare number is a count: "2 - 3" is two pieces. In "1/4 in - 12 in 718" its unit was read as the name IN 718.
  const mayHaveUnit = near(reading, second.tokens.at(-1), 1)?.text.startsWith('in ');
  if ((first.label && second.label) || (second.isBare && !mayHaveUnit)) return false;
  return (joint !== 'and' && joint !== '&') || isAlike(first, second);
}

const nominalPipes = pipes.map((pipe) => ({ pipe, size: readAmount(pipe.nps)?.value ?? 0 }));

/** The outside diameter and the wall of a pipe by its nominal size and its schedule: "2 in sch 40", "DN50", "40NB". */
function pipeOf(reading: Reading): Measure[] {
  const { tokens } = reading;
  const isPipe = tokens.some((token) => is(token, 'form') && token.value === 'pipe');
  const schedule =
    free(reading, 'schedule')[0] ??
    (isPipe ? tokens.find(({ text }) => /^(?:std|xx?[sh])$/.test(text)) : undefined);
  const [mark] = free(reading, 'nominal');
  const beside = mark && near(reading, mark, mark.value === 'after' ? -1 : 1);
  const marked = is(beside, 'unit') ? near(reading, beside, -1) : beside;
  const numbers = free(reading, 'number');
  const plain = schedule && (numbers.findLast(({ end }) => end <= schedule.start) ?? numbers[0]);
  const number = is(marked, 'number') ? marked : plain;
  const size = number?.amount?.value ?? 0;
  // "DN50"; "40NB" and larger are millimeters, too. The nominal size is the one nearest to a twenty-fifth.
  const isMetric = size >= 15 && (mark?.value === 'dn' || mark?.text === 'nb');
  const distance = (each: { size: number }) => Math.abs(each.size - size / 25);
  const found = isMetric
    ? nominalPipes.toSorted((a, b) => distance(a) - distance(b))[0]
    : nominalPipes.find((each) => each.size === size);
  const name = schedule?.text
    .replace(/^sch(?:ed(?:ule)?)?\.?[ -]?| wall$/g, '')
    .toUpperCase()
    .replace(/H$/, 'S');
  const wall = found?.pipe.walls.find(([each]) => each === name)?.[1];
  if (!number || !found || !wall) {
    if (schedule ?? mark) assume(reading, 'choice', 'size');
    if (mark && is(marked, 'number')) take(reading, marked);
    return [];
  }
  const unit = near(reading, number, 1);
  const hasUnit = is(unit, 'unit') || mark !== undefined || number.value.includes('/');
  take(reading, schedule, mark);
  const part = (label: Slot, inches: number) =>
    measureOf(is(unit, 'unit') ? [number, unit] : [number], {
      value: inches,
      inches,
      label,
      hasUnit,
      isInUnit: hasUnit,
      isCrossed: true,
      why: isPipe ? null : 'table',
    });
  return [part('outerDiameter', Number(found.pipe.diameter)), part('wall', Number(wall))];
}
