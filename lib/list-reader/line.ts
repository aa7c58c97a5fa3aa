import type { Kind } from './lexicon';

/** The sizes of a section and of a ring, in the order in which the trade writes them; which ones a line has depends on its form. */
export const sizeWords = {
  diameter: 'diameter',
  side: 'square',
  acrossFlats: 'across flats',
  outerDiameter: 'OD',
  innerDiameter: 'ID',
  thickness: 'thickness',
  height: 'height',
  width: 'width',
  wall: 'wall',
} as const;
export type SizeName = keyof typeof sizeWords;
/** Inches. */
export type LineSize = Readonly<Partial<Record<SizeName, number>>>;

export const quantityUnits = ['pieces', 'feet', 'inches', 'meters', 'pounds', 'kilograms'] as const;
export type QuantityUnit = (typeof quantityUnits)[number];

/** The one wording of certificates: on the site, in what is sent, and in a line that is read again. */
export const certificateNames = {
  mtr: 'mill test report',
  coc: 'certificate of conformance',
  dfars: 'DFARS 252.225-7009 melt source',
  'en-10204-3.1': 'EN 10204 3.1',
  'en-10204-3.2': 'EN 10204 3.2',
  ultrasonic: 'ultrasonic inspection',
  'first-article': 'first article inspection',
} as const;
export type Certificate = keyof typeof certificateNames;
export const certificates = Object.keys(certificateNames) as readonly Certificate[];

/** The fields of a buyer’s line; a missing one is `null`. */
export interface LineFields {
  /** Slugs. */
  metal: string | null;
  grade: string | null;
  spec: string | null;
  /** The catalog's short words or a temper, in lower case: "annealed", "h900". */
  condition: string | null;
  /** Slug. */
  form: string | null;
  size: LineSize | null;
  /** Inches. */
  length: number | null;
  quantity: number | null;
  unit: QuantityUnit | null;
  certificates: readonly Certificate[];
  /** ISO date: "2027-01-03". */
  needBy: string | null;
}
export type LineField = keyof LineFields;

export const assumptions = {
  spec: 'the only grade we list for this specification', // "A582"
  name: 'the name may mean something else', // 600 is a grade and may be a size
  'former-number': 'a former number', // "MIL-T-9047"
  choice: 'the line also names another', // "718 or 625"
  spelling: 'corrected spelling', // "Inconnel", or a wrongly scanned letter
  'no-unit': 'no unit recognized', // a number was taken as inches, or a count as pieces
  place: 'from its place in the line', // "2-1/2 RD 36 3"
  number: 'the number is ambiguous', // "1,200" or "2 - 3/4"
  table: 'from its gauge or schedule', // 16 ga
  comma: 'decimal comma', // `2,5"`
  thousands: 'a point between thousands', // "63,5 x 1.200 mm"
  shape: 'from the sizes', // no word names the form: a diameter and a length are those of a round bar
  bar: 'you wrote “bar”', // without a size, a bar is read as round
  product: 'the form of its specification', // which is for tubing alone
  word: 'the word is less specific', // "pipe" is read as tube
  rest: 'a number was not understood', // which may belong to this field
  date: 'the date is ambiguous', // it has no year, or its day and month may be swapped: "by 12/15"
  above: 'from another row', // mostly from the one above
} as const;
export type AssumptionReason = keyof typeof assumptions;

export interface ParsedLine extends LineFields {
  /** The part of the buyer's text that the line was read from, unchanged. */
  text: string;
  assumed: readonly LineField[];
  reasons: Readonly<Partial<Record<LineField, AssumptionReason>>>;
  /** The words of the text that no field holds. */
  unread: readonly string[];
  rest: readonly Unread[];
}

export interface Unread {
  kind: Kind;
  text: string;
}
