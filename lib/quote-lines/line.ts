import type { Kind } from './lexicon';

/** The sizes of a section and of a ring, each in inches; which ones a line has depends on its form. */
export const sizeNames = [
  'diameter',
  'side',
  'acrossFlats',
  'thickness',
  'width',
  'height',
  'outerDiameter',
  'innerDiameter',
  'wall',
] as const;
export type SizeName = (typeof sizeNames)[number];
/** Inches. */
export type LineSize = Readonly<Partial<Record<SizeName, number>>>;

export const quantityUnits = ['pieces', 'feet', 'inches', 'meters', 'pounds', 'kilograms'] as const;
export type QuantityUnit = (typeof quantityUnits)[number];

export const certificates = [
  'mtr',
  'coc',
  'dfars',
  'en-10204-3.1',
  'en-10204-3.2',
  'ultrasonic',
  'first-article',
] as const;
export type Certificate = (typeof certificates)[number];

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

/** Why a field is assumed. */
export type AssumptionReason =
  | 'spec' // the row names only the spec, and the catalog lists one grade for it: "A582"
  | 'name' // the name has another meaning too: 600 is a grade and may be a size
  | 'former-number' // the row has the number that the spec had before: "MIL-T-9047"
  | 'choice' // the row names a second one: "718 or 625"
  | 'spelling' // a mistyped word or a wrongly scanned letter was corrected: "Inconnel"
  | 'no-unit' // a number without a unit was taken as inches, or a count as pieces
  | 'place' // only the order of the numbers shows what this one is: "2-1/2 RD 36 3"
  | 'number' // the number can be read in two ways: "1,200" or "2 - 3/4"
  | 'comma' // a comma was read as a decimal point: `2,5"`
  | 'thousands' // a point was read as separating thousands: "63,5 x 1.200 mm"
  | 'shape' // no word names the form; the sizes are those of one: a diameter and a length of a round bar
  | 'word' // the word is less specific than the form: "pipe" is read as tube
  | 'rest' // a number that was not understood may belong to this field
  | 'date' // the date has no year, or its day and month may be swapped: "by 12/15"
  | 'above'; // taken from another row, mostly from the one above

/** A line as it was read from a buyer's text. */
export interface ParsedLine extends LineFields {
  /** The part of the buyer's text that the line was read from, unchanged. */
  text: string;
  /** Fields that were inferred, or may be wrong. */
  assumed: readonly LineField[];
  /** The reason for each of them. */
  reasons: Readonly<Partial<Record<LineField, AssumptionReason>>>;
  /** The words of the text that no field holds. */
  unread: readonly string[];
  /** The same words, each with what kind of word it is: a tolerance, a finish, a revision. */
  rest: readonly Unread[];
}

/** A word that no field holds. */
export interface Unread {
  kind: Kind;
  text: string;
}
