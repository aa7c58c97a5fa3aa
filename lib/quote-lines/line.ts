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
export type Why =
  | 'spec' // its spec is for it
  | 'name' // the name may be another thing's
  | 'choice' // another one stands in the row too
  | 'spelling'
  | 'no-unit'
  | 'place' // only where the number stands says what it is
  | 'number' // a comma, a point or a dash in it can be read in two ways
  | 'shape' // its sizes are those of this form
  | 'word' // the word says less than the form does
  | 'rest' // a part of the row that was not understood may change it
  | 'date'
  | 'above'; // another row says it, mostly the one above
export type Assumption = readonly [field: LineField, why: Why];

/** A line as it was read from a buyer's text. */
export interface ParsedLine extends LineFields {
  /** The part of the buyer's text that the line was read from, unchanged. */
  text: string;
  /** Fields that were inferred, or are doubtful. */
  assumed: readonly LineField[];
  /** Of each of them the reason. */
  whys: Readonly<Partial<Record<LineField, Why>>>;
  /** The words of the text that no field holds. */
  unread: readonly string[];
}
