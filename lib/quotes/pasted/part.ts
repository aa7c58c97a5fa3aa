import { counted } from '@/lib/site/counted';
import { fieldLabels, type FieldName } from './field-words';
import type { LineEdit } from './line-edit';

/** The remarks of a line without a quantity or size; the quote list has words of its own for them. */
export const noQuantity = 'No quantity found.';
export const noSize = 'No size found: add one, or we will ask.';

/** The fields of a line, in the order of their labels. */
export const fieldNames = Object.keys(fieldLabels).filter(
  (name): name is FieldName => name in fieldLabels,
);

/** What was understood of a line, in words. */
export interface ReadField {
  name: FieldName;
  /** "Titanium 6Al-4V", "diameter 2.5 in", "3 pieces". */
  value: string;
  /** Missing from the text, or doubtful. */
  isAssumed: boolean;
  /** What was assumed and why, in a few words. */
  why?: string;
}

/** A line of a buyer's list as it was checked: plain data, as a browser gets it. */
export interface CheckedLine {
  /** The part of the list that it was read from, unchanged. */
  text: string;
  fields: readonly ReadField[];
  /** The same to be edited. */
  edit: LineEdit;
  /** Words of the text that no field holds. */
  unread: readonly string[];
  /** Whether a size or the length has no unit: how it was read is said once for the list. */
  hasBareNumbers?: true;
  /** Sentences: what a buyer should look at before sending it. */
  remarks: readonly string[];
  /** Theoretical weight of all pieces, pounds, not rounded; `null` where the calculator has no rule for it. */
  pounds: number | null;
}

/** A field of a line as text; `undefined` where the line has none. */
export const valueOf = ({ fields }: CheckedLine, wanted: FieldName): string | undefined =>
  fields.find(({ name }) => name === wanted)?.value;

/** Text between the lines: line breaks, headings, greetings, totals. */
export interface OtherText {
  text: string;
  /** Rows of it that say something of the lines and were read whole: headings, titles, shared terms. */
  applied?: readonly string[];
}

/** Whether a line names its material: a grade, a metal or a specification. */
export const isNamed = (line: CheckedLine): boolean =>
  (['grade', 'metal', 'spec'] as const).some((name) => valueOf(line, name) !== undefined);

/** A list in the order it was pasted: its parts together are its text. */
export type Part = CheckedLine | OtherText;

export const isLine = <P extends Part>(part: P): part is Extract<P, CheckedLine> =>
  'fields' in part;
export const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join('');
export const linesOf = <P extends Part>(parts: readonly P[]) =>
  parts.filter((part) => isLine(part));

/** The units in which numbers without one are read, in words. */
export const bareUnits = { in: 'inches', mm: 'millimeters' } as const;
export type BareUnit = keyof typeof bareUnits;
export const otherBareUnit = (unit: BareUnit): BareUnit => (unit === 'in' ? 'mm' : 'in');

/** Whether it is said how numbers without a unit were read: in millimeters a buyer chose it, in inches a line must have some. */
export const tellsBareUnit = (lines: readonly CheckedLine[], unit: BareUnit): boolean =>
  unit === 'mm' || lines.some(({ hasBareNumbers }) => hasBareNumbers);

/** The rows that became no line and say nothing of the lines. */
export const otherRows = (parts: readonly Part[]): readonly string[] =>
  parts
    .flatMap((part) => (isLine(part) ? [] : rowsWithout(part)))
    .filter((row) => row.trim() !== '');

/** What stands for so many rows in a sentence. */
export const itOrThem = (count: number) => (count === 1 ? 'it' : 'them');

/** "1 row not recognized" */
export const rowsNotRecognized = (count: number) => `${counted(count, 'row')} not recognized`;

/** The rows that became no line, and apply to the lines. */
export const appliedRows = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) => (isLine(part) ? [] : (part.applied ?? [])));

const rowEnd = /\r\n|[\n\r\u2028\u2029]/;
/** Rows that are equal are all applied: each says of the lines what the others say. */
const rowsWithout = ({ text, applied = [] }: OtherText) =>
  text.split(rowEnd).filter((row) => !applied.includes(row));
