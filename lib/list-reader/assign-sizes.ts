import { millimetersPerInch } from '@/lib/calculators/constants';
import type { AssumptionReason, LineSize, SizeName } from './line';
import type { Measure, Slot } from './measures';
import { flatForms, sizeLabelled, sizesByForm } from './sizes-by-form';

export interface Shape {
  /** The form that the row or its owner names; those of `withoutPage`, `square` and `disc` have no page. */
  form: string | null;
  hasBarWord: boolean;
  /** Whether its form or its spec is of flat-rolled stock, or of tube. */
  kind: 'flat' | 'tube' | null;
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
  /** Why a field is assumed, where it has a value; `null` where it is certain. */
  reasons: readonly (readonly ['size' | 'length' | 'form', AssumptionReason | null])[];
}

/** Shapes of which only the length is read; their other sizes stay for people. */
const withoutPage: ReadonlySet<string | null> = new Set(['other', 'fastener', 'square-tube']);
const flatOrder: readonly Slot[] = ['thickness', 'width', 'length'];

/** Gives the numbers of a row their places: by their labels first, then in the order in which sizes are written. */
export function assignSizes(measures: readonly Measure[], shape: Shape): Sized {
  // A whole number without unit, label or x is a count first: "2-1/2 RD 36 3".
  const certain = measures.filter(({ isBare }) => !isBare);
  const bare = measures.filter(({ isBare }) => isBare);
  if (withoutPage.has(shape.form)) return onlyLength(certain, shape);
  const form = shape.form ?? formOfSizes(certain, shape);
  const isSquare = certain.some(({ label }) => label === 'side') && form !== 'sheet';
  const order = sizesByForm[(isSquare ? 'square' : form) ?? ''] ?? flatOrder;
  // "2 x 2 x 36" of a square has one side twice.
  const isSecondSide = (measure: Measure, i: number) =>
    form === 'square' && i === 1 && measure.inches === certain[0]?.inches;
  const single = certain.filter((measure, i) => !isSecondSide(measure, i));
  const count = countOf(single, order, shape);
  const sizes = single.filter((measure) => measure !== count);
  const beside = besideWord(bare, sizes, shape);
  const chosen = beside ? [beside, ...sizes] : sizes;
  const placed = placedBy(chosen, order, form);
  const bareLength = lengthOf(
    bare.filter((measure) => measure !== beside),
    placed,
    order,
    shape,
  );
  if (bareLength) placed.set('length', bareLength);
  const isReordered = reorder(placed, form);
  const areFeet = widenToFeet(placed, form);
  const isUnlabelled = !chosen.some(({ label }) => label && label !== 'length');
  return {
    ...sizedFrom(placed, form, {
      shape,
      areFeet,
      isPlaced: isReordered || beside !== null || (shape.form === null && isUnlabelled),
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

function onlyLength(measures: readonly Measure[], { form }: Shape): Sized {
  const length =
    measures.findLast(({ label }) => label === 'length') ??
    measures.findLast(({ unit }) => unit === 'ft') ??
    // A number alone is the length of threaded rod; the last of four is that of an angle.
    (measures.length > 3 || measures.length === 1 ? measures.at(-1) : undefined);
  const found = form === 'fastener' ? null : (length ?? null);
  return {
    form: form === 'square-tube' ? 'tube' : null,
    size: null,
    length: found?.inches ?? null,
    lengthMeasure: found,
    count: null,
    used: new Set(found ? [found] : []),
    reasons: found?.hasUnit === false ? [['length', 'no-unit']] : [],
  };
}

/** Inches; flat-rolled stock that is thinner is sheet. */
const minPlate = 0.1875;

function formOfSizes(found: readonly Measure[], { hasBarWord, kind }: Shape): string | null {
  const has = (...slots: readonly Slot[]) =>
    found.some(({ label }) => label !== null && slots.includes(label));
  const [first, second] = found;
  const isSecondBare = second?.label === null && second.unit === 'mm';
  if (has('acrossFlats')) return 'hex-bar';
  if (has('side')) return 'square';
  if (has('wall') || has('innerDiameter')) return 'tube';
  // "D20x2": the second number is so small that it is a wall.
  if (first?.label === 'diameter' && isSecondBare && second.inches * 5 < first.inches)
    return 'tube';
  if (has('outerDiameter', 'diameter')) return has('thickness', 'height') ? null : 'round-bar';
  if (kind === 'tube') return 'tube';
  const thickness = found.find(({ label }) => label === 'thickness') ?? first;
  if (thickness && (kind === 'flat' || (has('thickness') && !has('width') && found.length >= 3)))
    return thickness.inches < minPlate ? 'sheet' : 'plate';
  if (kind === 'flat') return null;
  if (isSecondBare && first?.inches === second.inches) return 'square';
  // Of "bar 16 mm x 3 m x 8" the last number is a count.
  if (hasBarWord) return found.length >= 3 && !isLong(second!) ? 'flat-bar' : 'round-bar';
  return found.length > 0 && found.length <= 2 && !has('width', 'thickness', 'height')
    ? 'round-bar'
    : null;
}

/** The count, where there is one number more than the form has sizes: a whole one, first or last. */
function countOf(found: readonly Measure[], order: readonly Slot[], { hasQuantity }: Shape) {
  if (hasQuantity || found.length !== order.length + 1) return null;
  return (
    [found[0]!, found.at(-1)!].find(({ isWholeNumber, label }) => isWholeNumber && !label) ?? null
  );
}

const isLong = ({ unit }: Measure) => unit === 'ft' || unit === 'm';

/** A whole number beside the word for a round is its diameter: "3 rd 24 lg, 1 pc". */
function besideWord(
  bare: readonly Measure[],
  sizes: readonly Measure[],
  { wordAt, hasQuantity }: Shape,
): Measure | null {
  const sections = sizes.filter((each) => (each.label ? each.label !== 'length' : !isLong(each)));
  const isOpen = sections.length === 0;
  if (!wordAt || sections.some(({ label }) => label) || sections.length > 1) return null;
  if (!hasQuantity && (!isOpen || bare.length < 2)) return null;
  const isBeside = ({ start, end }: Measure) =>
    start - wordAt.end === 1 || (isOpen && wordAt.start - end === 1);
  return bare.find(isBeside) ?? null;
}

type Placed = Map<Slot, Measure>;

function placedBy(chosen: readonly Measure[], order: readonly Slot[], form: string | null): Placed {
  const placed: Placed = new Map();
  const open: Measure[] = [];
  for (const measure of chosen) {
    const slot = measure.label && sizeLabelled(measure.label, form);
    if (!slot) open.push(measure);
    else if (!placed.has(slot)) placed.set(slot, measure);
  }
  // A lone number in feet or meters is the length, whatever its place.
  const [long, other] = open.filter(isLong);
  if (long && !other) placed.set('length', long);
  for (const measure of open) {
    const slot = order.find(
      (each) => !placed.has(each) && !(each === 'wall' && placed.has('innerDiameter')),
    );
    if (slot && placed.get('length') !== measure) placed.set(slot, measure);
  }
  return placed;
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
  const behind = bare.find(({ start }) => start >= last);
  return behind && (hasQuantity || behind.unit === 'mm') ? behind : null;
}

/** Sorts sizes whose order alone was wrong: the bore of a tube, the thickness of a plate. */
function reorder(placed: Placed, form: string | null): boolean {
  const [outer, wall] = [placed.get('outerDiameter'), placed.get('wall')];
  if (outer && wall && !wall.label && wall.inches * 2 >= outer.inches) return placed.delete('wall');
  if (form !== null && !flatForms.has(form)) return false;
  const unlabelled = flatOrder.filter((slot) => placed.get(slot)?.label === null);
  const known = unlabelled.map((slot) => placed.get(slot)!);
  const [smallest] = known.toSorted((a, b) => a.inches - b.inches);
  if (unlabelled[0] !== 'thickness' || !smallest || smallest === known[0]) return false;
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
  const isOfSheet = form === 'sheet' || form === 'plate';
  if (!isOfSheet || !width || !length || width.label) return false;
  if (![3, 4, 5, 6].includes(width.value) || !width.isWholeNumber) return false;
  if (length.unit === 'ft') placed.set('width', { ...width, inches: width.value * 12 });
  return length.unit === 'ft' || (length.isWholeNumber && [6, 8, 10, 12].includes(length.value));
}

/** Inches; no bar is thicker, no piece longer. A larger number without a unit is in millimeters. */
const largest = { section: 24, length: 500 };

interface Doubts {
  shape: Shape;
  areFeet: boolean;
  isPlaced: boolean;
  isLengthPlaced: boolean;
}

function sizedFrom(
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
    isTooLarge(placed.get('diameter') ?? placed.get('acrossFlats'), largest.section) ||
    isTooLarge(length, largest.length);
  const inchesOf = ({ inches, hasUnit }: Measure) =>
    isMetric && !hasUnit ? inches / millimetersPerInch : inches;
  const areInches =
    all.some(({ isInchLike, hasUnit }) => isInchLike && !hasUnit) &&
    all.every(({ unit }) => unit === 'in');
  const reasonOf = (measure: Measure): AssumptionReason | null => {
    const { why, unit, isInUnit, isWholeNumber, value, label, isBehindCross, hasUnit } = measure;
    // In millimeters a decimal comma is usual.
    if (why && !(why === 'comma' && unit !== 'in')) return why;
    // In "1 x .058 x 20" the length of a tube may be in feet.
    const isLikeFeet = form === 'tube' && isWholeNumber && value <= 24;
    const isStray = !label && !isBehindCross && !hasUnit;
    const isDoubtful = measure === length && (isLikeFeet || isStray);
    return (!isInUnit && !areInches) || isDoubtful ? 'no-unit' : null;
  };
  const section = [...placed].filter(
    (entry): entry is [SizeName, Measure] => entry[0] !== 'length',
  );
  const sectionReason = section.map(([, measure]) => reasonOf(measure)).find(Boolean) ?? null;
  const lengthReason = length && reasonOf(length);
  const shown = form === 'square' || form === 'disc' ? null : form;
  const isDisc = shown === 'round-bar' && placed.has('thickness');
  const place = isPlaced ? 'place' : null;
  const lengthDoubt = isLengthPlaced ? 'place' : withPlace(lengthReason, place);
  return {
    form: shown,
    size:
      section.length > 0
        ? Object.fromEntries(section.map(([slot, measure]) => [slot, inchesOf(measure)]))
        : null,
    length: length && inchesOf(length),
    lengthMeasure: length,
    reasons: [
      ['form', isDisc ? 'shape' : formReason(shape, section.length > 0)],
      ['size', areFeet ? 'number' : withPlace(sectionReason, place)],
      ['length', areFeet && !length?.hasUnit ? 'number' : lengthDoubt],
    ],
  };
}

/** Why a form is assumed that no word names. */
function formReason({ form, hasBarWord, kind }: Shape, hasSection: boolean) {
  if (form !== null) return null;
  if (hasSection) return 'shape';
  if (kind === 'tube') return 'product';
  return hasBarWord ? 'bar' : 'shape';
}

/** That a number has no unit is said less often than that it may be another size. */
const withPlace = (reason: AssumptionReason | null, place: 'place' | null) =>
  reason === null || reason === 'no-unit' ? (place ?? reason) : reason;
