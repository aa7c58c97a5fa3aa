import type { AssumptionReason, LineSize, SizeName } from './line';
import type { Measure, Slot } from './measures';
import { labelAliases, sizesByForm } from './sizes-by-form';

/** What a row says of its form besides its numbers. */
export interface Shape {
  /** The form that the row or its owner names; `square`, `disc`, `square-tube` and `other` have no page. */
  form: string | null;
  hasBarWord: boolean;
  /** Whether its form or its spec is of flat-rolled stock, or of tube. */
  kind: 'flat' | 'tube' | null;
  /** Where the word for a round stands. */
  wordAt: { start: number; end: number } | null;
  hasQuantity: boolean;
}

export interface Sized {
  form: string | null;
  size: LineSize | null;
  length: number | null;
  lengthMeasure: Measure | null;
  /** A number that counts the pieces: the 3 in "2-1/2 x 36 x 3". */
  count: Measure | null;
  used: ReadonlySet<Measure>;
  reasons: readonly (readonly ['size' | 'length' | 'form', AssumptionReason])[];
}

/** Forms that have a thickness. */
export const flatForms: ReadonlySet<string> = new Set(['plate', 'sheet', 'flat-bar', 'true-bar']);
const flatOrder: readonly Slot[] = ['thickness', 'width', 'length'];

/** Gives the numbers of a row their places: by their labels first, then in the order in which sizes are written. */
export function assignSizes(measures: readonly Measure[], shape: Shape): Sized {
  // A whole number without unit, label or x is a count first: "2-1/2 RD 36 3".
  const certain = measures.filter(({ isBare }) => !isBare);
  const counted = measures.find(({ isCount }) => isCount);
  if (counted)
    return countAndLength(counted, measures.find((measure) => measure !== counted) ?? null, shape);
  if (shape.form === 'fastener') return { ...onlyLength([], shape), form: null };
  if (shape.form === 'other' || shape.form === 'square-tube') return onlyLength(certain, shape);
  const form = shape.form ?? formOfSizes(certain, shape);
  const order = orderOf(form, certain);
  const single = withoutSecondSide(form, certain);
  const { sizes, count } = withoutCount(single, order, shape);
  const bare = measures.filter((measure) => measure.isBare);
  const beside = besideWord(bare, sizes, shape);
  const chosen = beside ? [beside, ...sizes] : sizes;
  const placed = placeLabelled(chosen, form);
  placeUnlabelled(chosen, placed, order, form);
  const bareLength = lengthOf(
    bare.filter((measure) => measure !== beside),
    placed,
    order,
    shape,
  );
  if (bareLength) placed.set('length', bareLength);
  const isReordered = reorder(placed, form);
  const areFeet = widenToFeet(placed, form);
  return {
    ...read(placed, form, {
      shape,
      areFeet,
      isPlaced:
        isReordered ||
        beside !== null ||
        isStartless(chosen) ||
        (shape.form === null && !chosen.some(({ label }) => label && label !== 'length')),
      isLengthPlaced: bareLength !== null,
    }),
    count,
    used: new Set([
      ...placed.values(),
      ...(count ? [count] : []),
      ...certain.filter((each) => !single.includes(each)),
    ]),
  };
}

/** Of a shape without a page only the length is read; its other sizes stay for people. */
function onlyLength(measures: readonly Measure[], { form }: Shape): Sized {
  const length =
    measures.findLast(({ label }) => label === 'length') ??
    measures.findLast(({ unit }) => unit === 'ft') ??
    // A number alone is the length of threaded rod; the last of four is that of an angle.
    (measures.length > 3 || measures.length === 1 ? measures.at(-1) : undefined) ??
    null;
  return {
    form: form === 'square-tube' ? 'tube' : null,
    size: null,
    length: length?.inches ?? null,
    lengthMeasure: length,
    count: null,
    used: new Set(length ? [length] : []),
    reasons: length && !length.hasUnit ? [['length', 'no-unit']] : [],
  };
}

/** "2 x 425 mm" below a line with a size. */
const countAndLength = (count: Measure, length: Measure | null, { form }: Shape): Sized => ({
  form,
  size: null,
  length: length?.inches ?? null,
  lengthMeasure: length,
  count,
  used: new Set(length ? [count, length] : [count]),
  reasons: [],
});

/** The form that the labels and numbers show where no word names it. */
function formOfSizes(
  found: readonly Measure[],
  { hasBarWord, kind, hasQuantity }: Shape,
): string | null {
  const has = (...slots: readonly Slot[]) =>
    found.some(({ label }) => label !== null && slots.includes(label));
  const [first, second] = found;
  if (has('acrossFlats')) return 'hex-bar';
  if (has('side')) return 'square';
  if (has('wall') || has('innerDiameter')) return 'tube';
  const isThin = first && second && second.label === null && second.inches * 5 < first.inches;
  // "D20x2": the second number is so small that it is a wall.
  if (isThin && first.label === 'diameter' && second.isBehindCross && second.unit === 'mm')
    return 'tube';
  if (has('outerDiameter', 'diameter')) return has('thickness', 'height') ? null : 'round-bar';
  if (kind === 'tube') return 'tube';
  if (kind === 'flat') return first ? (first.inches < 0.1875 ? 'sheet' : 'plate') : null;
  if (has('thickness') && !has('width') && found.length >= 3)
    return (found.find(({ label }) => label === 'thickness')?.inches ?? 1) < 0.1875
      ? 'sheet'
      : 'plate';
  const isSquare = first && second && first.inches === second.inches && first.unit === 'mm';
  if (isSquare && second.label === null) return 'square';
  const [beforeLast, last] = found.slice(-2);
  const isCounted =
    !hasQuantity && (beforeLast?.unit === 'm' || beforeLast?.unit === 'ft') && last?.isWhole;
  if (isCounted) return 'round-bar';
  if (hasBarWord) return found.length >= 3 ? 'flat-bar' : 'round-bar';
  return found.length > 0 && found.length <= 2 && !has('width', 'thickness', 'height')
    ? 'round-bar'
    : null;
}

/** The order in which the sizes of a form are written. */
function orderOf(form: string | null, found: readonly Measure[]): readonly Slot[] {
  const isSquare =
    found.some(({ label }) => label === 'side') && form !== 'plate' && form !== 'sheet';
  if (form === 'square' || isSquare) return sizesByForm.square!;
  return (form && sizesByForm[form]) || flatOrder;
}

/** Leaves out the second of three numbers of a square: "2 x 2 x 36". */
function withoutSecondSide(form: string | null, found: readonly Measure[]) {
  const [first, second] = found;
  return form === 'square' &&
    first &&
    second &&
    second.label === null &&
    first.inches === second.inches
    ? found.filter((measure) => measure !== second)
    : found;
}

/** The numbers without the count, where there is one more than the form has sizes: a whole one, first or last. */
function withoutCount(found: readonly Measure[], order: readonly Slot[], { hasQuantity }: Shape) {
  const isCount = (measure: Measure | undefined) =>
    measure !== undefined && measure.isWhole && !measure.label;
  if (hasQuantity || found.length !== order.length + 1) return { sizes: found, count: null };
  const [first, last] = [found[0]!, found.at(-1)!];
  if (isCount(first) && !isCount(last)) return { sizes: found.slice(1), count: first };
  if (isCount(last)) return { sizes: found.slice(0, -1), count: last };
  return { sizes: found, count: null };
}

const isOfSection = ({ label, unit }: Measure) =>
  label === null ? unit !== 'ft' && unit !== 'm' : label !== 'length';

/** A whole number beside the word for a round is its diameter: "3 rd 24 lg, 1 pc". */
function besideWord(
  bare: readonly Measure[],
  sizes: readonly Measure[],
  { wordAt, hasQuantity }: Shape,
): Measure | null {
  const [section, second] = sizes.filter(isOfSection);
  if (!wordAt || second || section?.label) return null;
  if (!hasQuantity && (section || bare.length < 2)) return null;
  return (
    bare.find(({ start, end }) =>
      [...(section ? [] : [wordAt.start - end]), start - wordAt.end].some((gap) => gap === 1),
    ) ?? null
  );
}

type Placed = Map<Slot, Measure>;

function placeLabelled(chosen: readonly Measure[], form: string | null): Placed {
  const placed: Placed = new Map();
  for (const measure of chosen) {
    const slot = measure.label && (labelAliases[form ?? '']?.[measure.label] ?? measure.label);
    if (slot && !placed.has(slot)) placed.set(slot, measure);
  }
  return placed;
}

function placeUnlabelled(
  chosen: readonly Measure[],
  placed: Placed,
  order: readonly Slot[],
  form: string | null,
) {
  const isLong = ({ unit }: Measure) => unit === 'ft' || unit === 'm';
  let open = chosen.filter((measure) => measure.label === null);
  const [long, other] = open.filter(isLong);
  // A lone number in feet or meters is the length, whatever its place.
  if (long && !other && !(form === 'sheet' && open.length + placed.size === 2)) {
    placed.set('length', long);
    open = open.filter((measure) => measure !== long);
  }
  for (const measure of open) {
    const slot = order.find(
      (each) => !placed.has(each) && !(each === 'wall' && placed.has('innerDiameter')),
    );
    if (slot) placed.set(slot, measure);
  }
}

/** A number that only its place shows to be the length: 36 in "2-1/2 RD 36 3". */
function lengthOf(
  bare: readonly Measure[],
  placed: Placed,
  order: readonly Slot[],
  { hasQuantity }: Shape,
): Measure | null {
  if (placed.size === 0 || placed.has('length') || !order.includes('length')) return null;
  const last = Math.max(...[...placed.values()].map(({ end }) => end));
  const behind = bare.filter(({ start }) => start >= last);
  return behind[0] && (hasQuantity || behind[0].unit === 'mm') ? behind[0] : null;
}

/** Sorts sizes whose order alone was wrong: the bore of a tube, the thickness of a plate. */
function reorder(placed: Placed, form: string | null): boolean {
  const [outer, wall] = [placed.get('outerDiameter'), placed.get('wall')];
  let isReordered = false;
  if (outer && wall && !wall.label && wall.inches * 2 >= outer.inches) {
    placed.delete('wall');
    isReordered = true;
  }
  if (form !== null && !flatForms.has(form)) return isReordered;
  const unlabelled = flatOrder.filter((slot) => placed.get(slot)?.label === null);
  const known = unlabelled.map((slot) => placed.get(slot)!);
  const [smallest] = known.toSorted((a, b) => a.inches - b.inches);
  if (unlabelled[0] !== 'thickness' || !smallest || smallest === known[0]) return isReordered;
  // "12 x 8 x 1.5" is written from the largest to the smallest.
  const isDown = known.every((measure, i) => i === 0 || measure.inches < known[i - 1]!.inches);
  const others = known.filter((measure) => measure !== smallest);
  [smallest, ...(isDown ? others.toReversed() : others)].forEach((measure, i) =>
    placed.set(unlabelled[i]!, measure),
  );
  return true;
}

/** The width of ".125 x 4 x 8 ft" is in feet, because no sheet is four inches wide; that of ".125 x 4 x 8" may be. */
function widenToFeet(placed: Placed, form: string | null): boolean {
  const [width, length] = [placed.get('width'), placed.get('length')];
  if (
    (form !== 'sheet' && form !== 'plate') ||
    !width ||
    !length ||
    width.value < 3 ||
    width.value > 6 ||
    width.value % 1 !== 0 ||
    width.label
  )
    return false;
  const isLengthInFeet = length.unit === 'ft';
  const isUsual = length.isWhole && [6, 8, 10, 12].includes(length.value);
  if (isLengthInFeet && width.isWhole) placed.set('width', { ...width, inches: width.value * 12 });
  return (isLengthInFeet || isUsual) && width.isWhole;
}

/** "x 40": the first number is missing. */
const isStartless = (chosen: readonly Measure[]) =>
  chosen.length === 1 && chosen[0]!.isBehindCross && chosen[0]!.label === null;

/** Inches: no bar is thicker, no plate wider, no piece longer. A larger number without a unit is in millimeters. */
const largest = { section: 24, width: 150, length: 500 };

interface Doubts {
  shape: Shape;
  areFeet: boolean;
  isPlaced: boolean;
  isLengthPlaced: boolean;
}

function read(
  placed: Placed,
  form: string | null,
  { shape, areFeet, isPlaced, isLengthPlaced }: Doubts,
): Omit<Sized, 'count' | 'used'> {
  for (const [slot, { inches }] of placed) if (inches === 0) placed.delete(slot);
  const all = [...placed.values()];
  const length = placed.get('length') ?? null;
  const isTooLarge = (measure: Measure | null | undefined, limit: number) =>
    measure?.hasUnit === false && measure.unit === 'in' && measure.inches >= limit;
  const isMetric =
    isTooLarge(
      placed.get('diameter') ?? placed.get('acrossFlats') ?? placed.get('side'),
      largest.section,
    ) || isTooLarge(length, largest.length);
  const inchesOf = (measure: Measure) =>
    isMetric && !measure.hasUnit && measure.unit === 'in' ? measure.inches / 25.4 : measure.inches;
  const areInches =
    all.some(({ isInchLike, hasUnit }) => isInchLike && !hasUnit) &&
    all.every(({ hasUnit, unit }) => hasUnit || unit === 'in');
  // In "1 x .058 x 20" the length of a tube may be in feet.
  const isLikeFeet = (measure: Measure) =>
    form === 'tube' && measure === length && measure.isWhole && measure.value <= 24;
  const isStray = (measure: Measure) =>
    measure === length && !measure.label && !measure.isBehindCross && !measure.hasUnit;
  const isAssumed = (measure: Measure) =>
    measure.why !== null ||
    (!measure.isInUnit && !areInches) ||
    isLikeFeet(measure) ||
    isStray(measure);
  const reasonOf = (measures: readonly Measure[]): AssumptionReason => {
    const why = measures
      .map((measure) => (measure.why === 'comma' && measure.unit !== 'in' ? null : measure.why))
      .find((each) => each !== null);
    return why ?? (isPlaced ? 'place' : 'no-unit');
  };
  const section = [...placed].filter(
    (entry): entry is [SizeName, Measure] => entry[0] !== 'length',
  );
  const measures = section.map(([, measure]) => measure);
  const isOwn = (measure: Measure) =>
    isAssumed(measure) && !(measure.why === 'comma' && measure.unit !== 'in' && measure.isInUnit);
  const shown = form === 'square' || form === 'disc' ? null : form;
  const isDisc = shown === 'round-bar' && placed.has('thickness');
  return {
    form: shown,
    size:
      section.length > 0
        ? Object.fromEntries(section.map(([slot, measure]) => [slot, inchesOf(measure)]))
        : null,
    length: length && inchesOf(length),
    lengthMeasure: length,
    reasons: [
      ...(shown !== null && (shape.form === null || isDisc) ? [['form', 'shape'] as const] : []),
      ...(section.length > 0 && (isPlaced || areFeet || measures.some(isOwn))
        ? [['size', areFeet ? 'number' : reasonOf(measures)] as const]
        : []),
      ...(length && (isPlaced || isLengthPlaced || (areFeet && !length.hasUnit) || isOwn(length))
        ? [['length', areFeet ? 'number' : isLengthPlaced ? 'place' : reasonOf([length])] as const]
        : []),
    ],
  };
}
