import { inchesPerFoot, millimetersPerInch } from '@/lib/calculators/constants';
import type { Dimension } from './dimensions';
import type { Assumption, QuantityUnit } from './line';
import type { ReadQuantity } from './quantity';
import { blankOut, take, type Row } from './row';
import type { Sizing } from './sizes';

const assumedQuantity = (quantity: number, unit: QuantityUnit = 'pieces'): ReadQuantity => ({
  quantity,
  unit,
  assumed: [
    ['quantity', 'place'],
    ['unit', 'no-unit'],
  ],
});

/** A quantity at the start of a row: "3x 718", "20 ft 718". */
export function takeLeading(row: Row): ReadQuantity | null {
  const times = take(row, /^[^\p{L}\d]{0,8}(\d{1,4}) ?x (?=[\p{L}\0])(?!ø|dia|od)/u);
  if (times) return { ...assumedQuantity(Number(times[1])), assumed: [] };
  const feet = take(
    row,
    /^[^\p{L}\d]{0,8}(\d{1,5}) ?(ft|feet|'|m|meters?|metres?)(?=[ \0])(?! ?x)/u,
  );
  return feet
    ? assumedQuantity(Number(feet[1]), feet[2]?.startsWith('m') ? 'meters' : 'feet')
    : null;
}

/** A count that was read as a size is in inches, converted from the unit of the sizes beside it. These convert it back. */
const perInch: Readonly<Record<string, number>> = {
  mm: millimetersPerInch,
  cm: millimetersPerInch / 10,
};
const countedPieces = ({ count }: Sizing) =>
  count && assumedQuantity(Math.round(count.inches * (perInch[count.unit ?? ''] ?? 1)));

/** The quantity of a row that marks none, and its sizes without the length that was the quantity. */
export function takeBareQuantity(row: Row, dimensions: readonly Dimension[], sizing: Sizing) {
  const counted = countedPieces(sizing);
  const footage = counted ? null : ofWire(sizing);
  if (footage) return { quantity: footage, sizing: { ...sizing, length: null } };
  const total = takeTotal(row, sizing);
  if (total) return { quantity: total, sizing: { ...sizing, length: null } };
  const quantity = counted ?? takeFootage(row, dimensions, sizing) ?? takeLoose(row);
  const random = quantity ? null : ofRandomLengths(row, sizing);
  if (random) return { quantity: random, sizing: { ...sizing, length: null } };
  return { quantity, sizing };
}

/** A length that is the quantity: "x 20 ft total". */
function takeTotal(row: Row, sizing: Sizing): ReadQuantity | null {
  const footage = lengthBefore(inTotal, row, sizing);
  const word = footage && inTotal.exec(row.rest.slice(footage.end));
  if (!word) return null;
  blankOut(row, footage.end, footage.end + word[0].length);
  return { ...inFeetOrMeters(footage), assumed: [] };
}

/** A length that is the quantity, because each piece may have another: "x 12 ft R/L". */
function ofRandomLengths(row: Row, sizing: Sizing): ReadQuantity | null {
  const footage = lengthBefore(/^[ \0,]{0,3}(?:in )?(?:r\/?l\b|random)/, row, sizing);
  return footage && { ...inFeetOrMeters(footage), assumed: [['quantity', 'place']] };
}

const inTotal = /^ ?(?:in )?total\b/;

/** The length in feet or meters that these words follow. */
const lengthBefore = (words: RegExp, { rest }: Row, { used, length }: Sizing) =>
  used.find(
    (each) =>
      isUnlabelledFootage(each) && each.inches === length && words.test(rest.slice(each.end)),
  ) ?? null;

/** The doubts of a quantity and a length that may each be the other. */
export function doubtsOfCount(
  row: Row,
  { quantity, sizing }: { quantity: ReadQuantity | null; sizing: Sizing },
): readonly Assumption[] {
  // "Cut to 5 pieces" may be one bar cut into five, or five bars; of "3 pcs x 20 ft total" no piece is 20 ft long.
  if (cutInto.test(row.text) || (quantity && lengthBefore(inTotal, row, sizing)))
    return [
      ['quantity', 'choice'],
      ['length', 'choice'],
    ];
  // Without a count, "400 ft" may be the quantity and not the length of a piece.
  const mayCount =
    !quantity && sizing.used.some((each) => isUnlabelledFootage(each) && !each.followsCross);
  return mayCount ? [['length', 'place']] : [];
}

const cutInto = /\bcut (?:in)?to \d+ ?(?:pcs?|pieces?|lengths?|blanks?)\b/i;

/** A length that is the quantity, because wire is ordered by its length: "400 ft .125 dia wire". */
function ofWire({ form, length, used }: Sizing): ReadQuantity | null {
  const footage = used.find(
    (each) => isUnlabelledFootage(each) && !each.followsCross && each.inches === length,
  );
  // Other forms: a piece cannot be longer than a truck, 40 ft.
  return footage && (form === 'wire' || footage.inches > 480) ? inFeetOrMeters(footage) : null;
}

/** A number in feet or meters without a label. */
const isUnlabelledFootage = ({ unit, label }: Dimension) =>
  (unit === 'ft' || unit === 'm') && !label;

const inFeetOrMeters = ({ unit, inches }: Dimension) =>
  unit === 'ft'
    ? assumedQuantity(inches / inchesPerFoot, 'feet')
    : assumedQuantity(Math.round(inches * millimetersPerInch) / 1000, 'meters');

/** Feet or meters beside a length are the quantity: "20 ft lengths, 400 ft". */
function takeFootage(
  row: Row,
  dimensions: readonly Dimension[],
  { used, length }: Sizing,
): ReadQuantity | null {
  const footage = dimensions.find(
    (each) => isUnlabelledFootage(each) && used.every(({ start }) => start !== each.start),
  );
  if (length === null || !footage) return null;
  blankOut(row, footage.start, footage.end);
  return inFeetOrMeters(footage);
}

/** A whole number that stands alone at the beginning or the end of a row. */
function takeLoose(row: Row): ReadQuantity | null {
  // In columns separated by spaces the last number is the count, and the first one the number of the row.
  const found =
    (/^[ \0]{0,8}\d/.test(row.rest) ? take(row, / {2}([1-9]\d{0,3})[ \0]{0,40}$/) : null) ??
    take(row, /^[^\p{L}\d]{0,8}(\d{1,4})(?=[ \0,:-])(?![ \0,]{0,3}(?:\/|["']))/u) ??
    take(row, /[ \0,:=x-]([1-9]\d{0,3})[ \0.]{0,40}$/) ??
    take(row, /[ \0]- ([1-9]\d{0,3})(?= - )/) ??
    take(row, /(?<=\0), ([1-9]\d{0,2})(?=[,\0 ]*$|,)/);
  return found ? assumedQuantity(Number(found[1])) : null;
}
