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
  return { quantity: counted ?? takeFootage(row, dimensions, sizing) ?? takeLoose(row), sizing };
}

/** The doubts of a quantity and a length that may each be the other. */
export function doubtsOfCount(
  { text }: Row,
  { quantity, sizing }: { quantity: ReadQuantity | null; sizing: Sizing },
): readonly Assumption[] {
  // "Cut to 5 pieces" may be one bar cut into five, or five bars.
  if (cutInto.test(text))
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
