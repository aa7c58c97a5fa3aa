import { inchesPerFoot, millimetersPerInch } from '@/lib/calculators/constants';
import type { Dimension, Slot } from './dimensions';
import type { Assumption, AssumptionReason, LineSize, SizeName } from './line';
import { labelAliases, sizesByForm } from './sizes-by-form';

/** Inches. From these on, a diameter, width or length without a unit is read as millimeters. */
const maxBarIn = 24;
const maxWidthIn = 150;
const maxLengthIn = 500;

export interface Sizing {
  /** The form that the row names or the numbers show. */
  form: string | null;
  size: LineSize | null;
  length: number | null;
  /** A whole number that is one too many for the form: it counts the pieces. */
  count: Dimension | null;
  used: readonly Dimension[];
  assumed: readonly Assumption[];
}

export interface Shape {
  /** The form that the row names, or `square` or `disc`, or `null`. */
  form: string | null;
  /** The kind of form that the row's spec or words allow: `flat` is sheet and plate. */
  kind: 'bar' | 'flat' | 'tube' | null;
  hasBarWord: boolean;
  /** The place of a lone word for a round or a hexagon, whose size may touch it: `3 rd`. */
  formAt?: { start: number; end: number } | null;
  hasQuantity: boolean;
}

/** Assigns the numbers of a row to the sizes of its form, by their labels and their order. */
export function toSizing(dimensions: readonly Dimension[], shape: Shape): Sizing {
  const labelled = (...names: readonly Slot[]) =>
    dimensions.some(({ label }) => label !== null && names.includes(label));
  const found = dimensions.filter(({ isMeasure }) => isMeasure);
  const given = shape.form ?? inferred(found, shape, labelled);
  const second = given === 'square' ? repeatedSide(found) : null;
  const measures = found.filter((each) => each !== second);
  const { form, order, isAssumed } = toOrder(given, measures, shape);
  const { rest, count } = withoutCount(measures, order, shape);
  const numberBesideForm = besideForm(dimensions, rest, shape);
  const onlyNumber = rest.length === 0 ? onlySize(dimensions, order) : [];
  const all = numberBesideForm ? [numberBesideForm, ...rest] : [...onlyNumber, ...rest];
  const placed = new Map<Slot, Dimension>();
  for (const dimension of all) {
    const label =
      dimension.label && (labelAliases[given ?? '']?.[dimension.label] ?? dimension.label);
    // In "Ø 400 / Ø 300" the second diameter is the bore.
    const isBore = label === 'outerDiameter' && dimension.label === 'diameter' && placed.has(label);
    const slot = isBore ? 'innerDiameter' : label;
    if (slot && !placed.has(slot)) placed.set(slot, dimension);
  }
  // "Sheet 12 in square" is as long as it is wide.
  const isSquareSheet = all.some(({ label }) => label === 'side') && placed.has('width');
  const width = isSquareSheet && !placed.has('length') ? placed.get('width') : undefined;
  if (width) placed.set('length', width);
  const taken = new Set(placed.values());
  const unplaced = all.filter((dimension) => !taken.has(dimension) && !dimension.label);
  for (const dimension of lengthLast(unplaced, order, placed)) {
    const slot = order.find((each) => !placed.has(each) && isFree(each, placed));
    if (slot) placed.set(slot, dimension);
  }
  const placedLength = bareLength(dimensions, placed, order, shape);
  if (placedLength) placed.set('length', placedLength);
  // "x 40": the first number is missing.
  const startsWithX = all.length === 1 && all[0]?.followsCross === true && all[0].label === null;
  // A tube shorter than its diameter may be a ring, and the length its height.
  const [outer, length] = [placed.get('outerDiameter'), placed.get('length')];
  const isRingLike =
    shape.form === null && outer && length?.label === null && length.inches < outer.inches;
  const isGuessed = isAssumed || rest.length === 0 || startsWithX || Boolean(isRingLike);
  for (const [slot, each] of inFeet(form, [placed.get('width'), placed.get('length')]))
    placed.set(slot, each);
  return finished(form, withBore(placed, given), {
    isGuessed,
    count,
    hasShape: shape.form !== null,
    repeated: second,
  });
}

/**
 * The width and the length of a sheet or plate whose width may be in feet: in ".125 x 4 x 8 ft" it is, because no sheet is
 * four inches wide; in ".125 x 4 x 8" it may be, and both are doubtful.
 */
function inFeet(
  form: string | null,
  [width, length]: readonly (Dimension | undefined)[],
): readonly (readonly [Slot, Dimension])[] {
  const isRolled = form === 'sheet' || form === 'plate';
  if (!isRolled || !length || !width?.isWhole || width.inches < 3 || width.inches > 6) return [];
  const isLengthInFeet = length.unit === 'ft' && length.inches <= 20 * inchesPerFoot;
  const isUsualSheet = length.isWhole && !length.hasUnit && [6, 8, 10, 12].includes(length.inches);
  const inches = width.inches * (isLengthInFeet ? inchesPerFoot : 1);
  return [
    ...(isLengthInFeet || isUsualSheet
      ? [['width', { ...width, inches, isDoubtful: true }] as const]
      : []),
    ...(isUsualSheet ? [['length', { ...length, isDoubtful: true }] as const] : []),
  ];
}

/** A number that only its place shows to be the length: 36 in "2-1/2 RD 36 3". */
function bareLength(
  dimensions: readonly Dimension[],
  placed: ReadonlyMap<Slot, Dimension>,
  order: readonly Slot[],
  { hasQuantity }: Shape,
): Dimension | null {
  if (placed.size === 0 || placed.has('length') || !order.includes('length')) return null;
  const last = Math.max(...[...placed.values()].map(({ end }) => end));
  const bare = dimensions.filter(
    ({ start, isMeasure, label }) => start >= last && !isMeasure && !label,
  );
  const [first] = bare;
  return first && (hasQuantity || bare.length > 1) ? { ...first, isDoubtful: true } : null;
}

/** The second of three numbers of a square, where it repeats the side: "2 x 2 x 36". */
function repeatedSide([first, second, third]: readonly Dimension[]) {
  return first && second && third && first.inches === second.inches ? second : null;
}

/** Whether a number without a label may be this size. A tube with a bore needs no wall. */
const isFree = (slot: Slot, placed: ReadonlyMap<Slot, Dimension>) =>
  slot !== 'wall' || !placed.has('innerDiameter');

/** Takes a lone number in feet or meters as the length, whatever its place; returns the other numbers. */
function lengthLast(
  unplaced: readonly Dimension[],
  order: readonly Slot[],
  placed: Map<Slot, Dimension>,
) {
  const [inFeetOrMeters, second] = unplaced.filter(({ unit }) => unit === 'ft' || unit === 'm');
  if (!inFeetOrMeters || second || placed.has('length') || !order.includes('length'))
    return unplaced;
  placed.set('length', inFeetOrMeters);
  return unplaced.filter((each) => each !== inFeetOrMeters);
}

/** The form that the labels and numbers show where no word names it. */
function inferred(
  measures: readonly Dimension[],
  { kind, hasBarWord, hasQuantity }: Shape,
  has: (...names: readonly Slot[]) => boolean,
): string | null {
  if (has('acrossFlats')) return 'hex-bar';
  if (has('side')) return 'square';
  if (has('wall') || (has('outerDiameter', 'diameter') && has('innerDiameter')))
    return has('height', 'thickness') ? 'forged-ring' : 'tube';
  // In "1 OD x .058 x 20 ft" the second number is so small that it is a wall.
  const [outer, wall, tubeLength] = measures;
  if (
    outer?.label === 'outerDiameter' &&
    wall?.label === null &&
    tubeLength &&
    wall.inches * 5 < outer.inches
  )
    return 'tube';
  if (has('outerDiameter', 'diameter')) return has('thickness', 'height') ? null : 'round-bar';
  if (kind === 'tube') return 'tube';
  const unlabelled = measures.filter(({ label }) => label !== 'length').length;
  // In "bar 16mm x 3m x 8" the number after the length counts the pieces.
  const [length, last] = measures.slice(-2);
  const isCounted =
    !hasQuantity &&
    (length?.unit === 'm' || length?.unit === 'ft') &&
    last?.isWhole &&
    !last.hasUnit;
  if (hasBarWord && measures.length === 3 && isCounted) return 'round-bar';
  const total = measures.length;
  if (hasBarWord) return total >= 3 || unlabelled >= 3 || has('width') ? 'flat-bar' : 'round-bar';
  if (kind === 'flat') {
    const [first] = measures;
    return first ? (first.inches < 0.1875 ? 'sheet' : 'plate') : null;
  }
  return total > 0 && total <= 2 && !has('width', 'thickness', 'height') ? 'round-bar' : null;
}

/** The order of a form's sizes. A forged bar or billet with three numbers is rectangular. */
function toOrder(given: string | null, measures: readonly Dimension[], { form }: Shape) {
  const flat = sizesByForm.plate ?? [];
  const isRectangular =
    measures.filter(({ label }) => label === null).length >= 3 &&
    measures.slice(0, 3).every(({ label }) => label === null);
  if (given === null) return { form: null, order: flat, isAssumed: true };
  const [, second] = measures;
  if ((given === 'forged-bar' || given === 'billet') && isRectangular && (second?.inches ?? 0) < 30)
    return { form: given, order: flat, isAssumed: true };
  const isFlat = given === 'plate' || given === 'sheet';
  const isSquare =
    !isFlat && (given === 'square' || measures.some(({ label }) => label === 'side'));
  return {
    form: given === 'square' || given === 'disc' ? null : given,
    order: (isSquare ? sizesByForm.square : sizesByForm[given]) ?? flat,
    isAssumed: form === null && !measures.some(({ label }) => label !== null && label !== 'length'),
  };
}

/** The numbers without the count, where there is one number more than the form has sizes: a whole one, first or last. */
function withoutCount(
  measures: readonly Dimension[],
  order: readonly Slot[],
  { hasQuantity }: Shape,
) {
  const isCount = (each: Dimension | undefined) =>
    each !== undefined && each.isWhole && !each.label && each.inches < 10_000;
  const isBare = (each: Dimension | undefined) => isCount(each) && !each?.hasUnit;
  const maxSizes = order.length;
  if (hasQuantity || measures.length !== maxSizes + 1)
    return { rest: measures.slice(0, hasQuantity ? undefined : maxSizes + 1), count: null };
  const [first, last] = [measures[0], measures.at(-1)];
  if (first && isCount(first) && !isBare(last)) return { rest: measures.slice(1), count: first };
  if (last && isBare(last)) return { rest: measures.slice(0, -1), count: last };
  return { rest: measures, count: null };
}

/** Whether a number may be a size of the section: it is not labelled as a length, and not in feet or meters. */
const isOfSection = ({ label, unit }: Dimension) =>
  label === null ? unit !== 'ft' && unit !== 'm' : label !== 'length';

/** The diameter as a whole number beside the word for a round, where another number is the quantity: "3 rd 24 lg, 1 pc". */
function besideForm(
  dimensions: readonly Dimension[],
  rest: readonly Dimension[],
  { formAt, hasQuantity }: Shape,
): Dimension | null {
  const [section, second] = rest.filter(isOfSection);
  if (!formAt || !hasQuantity || second || section?.label) return null;
  const number = dimensions.find(
    ({ start, end, isWhole, label }) =>
      isWhole &&
      !label &&
      // At most a space is between the number and the word.
      [...(section ? [] : [formAt.start - end]), start - formAt.end].some(
        (gap) => gap === 0 || gap === 1,
      ),
  );
  return number && number !== section ? { ...number, isDoubtful: true } : null;
}

/** The only number of a row without any certain size: "AMS 5662 3 rd". */
function onlySize(dimensions: readonly Dimension[], order: readonly Slot[]) {
  const [only] = dimensions;
  return dimensions.length === 1 && only && order.length === 2 ? [only] : [];
}

/**
 * Corrects sizes that were assigned by their order alone: the second number of a tube is its bore where it is too large for
 * a wall, and the smallest number of a plate is its thickness.
 */
function withBore(placed: Map<Slot, Dimension>, form: string | null) {
  const [outer, wall] = [placed.get('outerDiameter'), placed.get('wall')];
  let isTurned = false;
  if (outer && wall && !wall.label && wall.inches * 2 >= outer.inches) {
    placed.delete('wall');
    // A tube of 1 x 1 is square: it has no bore.
    if (wall.inches < outer.inches) placed.set('innerDiameter', wall);
    isTurned = true;
  }
  const flat = ['thickness', 'width', 'length'] as const;
  const isFlat =
    form === 'plate' ||
    form === 'sheet' ||
    form === 'flat-bar' ||
    form === 'true-bar' ||
    form === null;
  const unlabelled = flat.filter((slot) => placed.get(slot)?.label === null);
  const known = unlabelled.flatMap((slot) => placed.get(slot) ?? []);
  const smallest = known.toSorted((a, b) => a.inches - b.inches)[0];
  if (isFlat && unlabelled[0] === 'thickness' && smallest && smallest !== known[0]) {
    // "12 x 8 x 1.5" is written from the largest to the smallest.
    const isDown = known.every((each, i) => i === 0 || each.inches < (known[i - 1]?.inches ?? 0));
    const rest = known.filter((each) => each !== smallest);
    const others = isDown ? rest.toReversed() : rest;
    [smallest, ...others].forEach((each, i) => placed.set(unlabelled[i] ?? 'length', each));
    isTurned = true;
  }
  return { placed, isTurned };
}

/** The foreign mark of a size. In millimeters a comma before decimals is usual. */
const markOf = ({ mark = null, unit }: Dimension) =>
  mark === 'comma' && unit !== 'in' ? null : mark;

function finished(
  form: string | null,
  { placed, isTurned }: ReturnType<typeof withBore>,
  {
    isGuessed,
    count,
    hasShape,
    repeated,
  }: { isGuessed: boolean; count: Dimension | null; hasShape: boolean; repeated: Dimension | null },
): Sizing {
  for (const [slot, { inches: measured }] of placed) if (measured === 0) placed.delete(slot);
  const sizes = [...placed].filter(
    (entry): entry is [SizeName, Dimension] => entry[0] !== 'length',
  );
  const length = placed.get('length') ?? null;
  const diameter = placed.get('diameter') ?? placed.get('acrossFlats');
  const isTooLarge = (each: Dimension | null | undefined, limit: number) =>
    each?.hasUnit === false && each.unit === 'in' && each.inches >= limit;
  const isMetric =
    isTooLarge(diameter, maxBarIn) ||
    (![...placed.values()].some(({ isOfInches }) => isOfInches) &&
      (isTooLarge(placed.get('width'), maxWidthIn) || isTooLarge(length, maxLengthIn)));
  const inches = (each: Dimension) =>
    isMetric && !each.hasUnit ? each.inches / millimetersPerInch : each.inches;
  const all = [...placed.values()];
  // A round with a thickness instead of a length may be a disc.
  const isDisc = form === 'round-bar' && placed.has('thickness');
  // A row with .250 or 1-1/2 in it is in inches, unless one of its numbers would be too long a bar.
  const isInInches =
    all.some(({ isOfInches, hasUnit }) => isOfInches && !hasUnit) &&
    all.every((each) => each.hasUnit || (each.unit === 'in' && each.inches < 300));
  // In "1 x .058 x 20" the length of a tube may be in feet.
  const isLikeFeet = (each: Dimension) =>
    form === 'tube' && each === length && each.isWhole && each.inches <= 24;
  // A length without a label or an x: in "wire .500, rod .500 dia" only its place shows that it is one.
  const isStray = (each: Dimension) => each === length && !each.label && !each.followsCross;
  const isUnsure = (each: Dimension) =>
    (!each.hasUnit && (!isInInches || isLikeFeet(each) || isStray(each))) ||
    each.isDoubtful ||
    markOf(each) !== null;
  const reasonOf = (of: readonly Dimension[]): AssumptionReason =>
    of.some(({ isDoubtful }) => isDoubtful)
      ? 'number'
      : (of.map(markOf).find((mark) => mark !== null) ??
        (isGuessed || isTurned ? 'place' : 'no-unit'));
  return {
    form,
    size:
      sizes.length > 0
        ? Object.fromEntries(sizes.map(([slot, each]) => [slot, inches(each)]))
        : null,
    length: length && inches(length),
    count,
    used: [...placed.values(), ...[count, repeated].filter((each) => each !== null)],
    assumed: [
      ...(form !== null && (!hasShape || isDisc) ? [['form', 'shape'] as const] : []),
      ...(sizes.length > 0 && (isGuessed || isTurned || sizes.some(([, each]) => isUnsure(each)))
        ? [['size', reasonOf(sizes.map(([, each]) => each))] as const]
        : []),
      ...(length && (isGuessed || isTurned || isUnsure(length))
        ? [['length', reasonOf([length])] as const]
        : []),
    ],
  };
}
