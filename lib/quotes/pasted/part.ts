import type { QuoteLine } from '../quote-line';

/** A line of the quote list, before it has an address. */
export type LineWords = Omit<QuoteLine, 'href'>;

/** An item of a pasted list, or text between two: the parts of a list together are its text. */
export interface Part {
  text: string;
  /** What was read of an item; none for other text: row ends, headings, greetings, totals. */
  line?: LineWords;
  /** Whether a size or the length of an item has no unit: how it was read is said once for the list. */
  hasBareNumbers?: true;
  /** Whether other text says something of the lines and was read whole: a heading, a title, shared terms. */
  isApplied?: true;
}

export const linesOf = (parts: readonly Part[]) => parts.flatMap(({ line }) => line ?? []);
/** The lines, numbered from 1, that have numbers without a unit. */
export const bareNumbersOf = (parts: readonly Part[]) =>
  parts
    .filter(({ line }) => line)
    .flatMap(({ hasBareNumbers }, i) => (hasBareNumbers ? i + 1 : []));

/** The units in which numbers without one are read, in words. */
export const bareUnits = { in: 'inches', mm: 'millimeters' } as const;
export type BareUnit = keyof typeof bareUnits;
/** How numbers without a unit were read, and in which lines. A bar of 50 in is in millimeters (`assign-sizes.ts`). */
export const bareUnitNotice = (unit: BareUnit, numbers: readonly number[]) =>
  `Numbers without a unit${lineNumbers(numbers)} were read as ${bareUnits[unit]}` +
  (unit === 'in' ? ', those too large for a bar in inches as millimeters. ' : '. ');
const lineNumbers = (numbers: readonly number[]) =>
  numbers.length > 0
    ? ` in ${numbers.length > 1 ? 'lines' : 'line'} ${new Intl.ListFormat('en-US').format(numbers.map(String))}`
    : '';
export const otherBareUnit = (unit: BareUnit): BareUnit => (unit === 'in' ? 'mm' : 'in');

/** Whether it is said how numbers without a unit were read: in millimeters a buyer chose it, in inches a line must have some. */
export const tellsBareUnit = (parts: readonly Part[], unit: BareUnit): boolean =>
  unit === 'mm' || parts.some(({ hasBareNumbers }) => hasBareNumbers);

/** A row of greetings alone, such as "Hi, please quote:". */
const isGreeting =
  /^(?:(?:hi|hello|hey|dear|all|team|sirs?|madam|there|please|pls|quote|rfq|the|following|for|us|thanks|thank|you|best|kind|regards)\b[\s,.:!-]*)+$/i;

/** The rows that became no line and say nothing of the lines; greetings are left out. */
export const otherRows = (parts: readonly Part[]): readonly string[] =>
  parts
    .filter(
      ({ line, isApplied, text }) =>
        !line && !isApplied && text.trim() !== '' && !isGreeting.test(text.trim()),
    )
    .map(({ text }) => text);

/** What stands for so many rows in a sentence. */
export const itOrThem = (count: number) => (count === 1 ? 'it' : 'them');
