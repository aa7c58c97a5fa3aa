import type { Assumption, LineField } from './line';

/** A row while it is read. What a field takes is blanked out in `rest`; what remains there is unread. */
export interface Row {
  /** As the buyer wrote it. */
  readonly text: string;
  /** The text in lower case and plain characters, with blanks where words were taken. */
  rest: string;
  /** For each character of `rest` its index in `text`; -1 for added text. */
  readonly origins: readonly number[];
  /** The indexes in `rest` of corrected and added characters: what is read from them is an assumption. */
  readonly doubtful: ReadonlySet<number>;
  /** Ranges of `text` that were set aside as not understood. */
  readonly aside: [start: number, end: number][];
}

/** Replaces what was taken. It is neither a word nor a space, so that no pattern matches across it. */
const blank = '\0';

/** Takes the characters from `start` up to `end` out of the rest. */
export function blankOut(row: Row, start: number, end: number) {
  row.rest = row.rest.slice(0, start) + blank.repeat(end - start) + row.rest.slice(end);
}

/** The first match of a pattern, which is taken out of the rest; `null` without a match. */
export function take(row: Row, pattern: RegExp): RegExpExecArray | null {
  const found = pattern.exec(row.rest);
  if (found) blankOut(row, found.index, found.index + found[0].length);
  return found;
}

/**
 * Every match of a global pattern that matches no empty text. `matchAll` copies the pattern, which takes longer than
 * the search.
 */
export function allOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const all: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) all.push(found);
  return all;
}

/** Whether any of these characters was corrected or added. */
export function isDoubtful({ doubtful }: Row, start: number, end: number) {
  if (doubtful.size === 0) return false;
  for (let at = start; at < end; at += 1) if (doubtful.has(at)) return true;
  return false;
}

/** Takes characters for which there is no field: they are shown as unread, and no number in them is read as a size. */
export function setAside(row: Row, start: number, end: number) {
  const at = row.origins.slice(start, end).filter((origin) => origin >= 0);
  const [first] = at;
  if (first !== undefined) row.aside.push([first, (at.at(-1) ?? first) + 1]);
  blankOut(row, start, end);
}

/** Sets every match aside. Returns whether there was one. */
export function setAsideAll(row: Row, patterns: readonly RegExp[]) {
  const before = row.aside.length;
  for (const pattern of patterns)
    for (let found = pattern.exec(row.rest); found; found = pattern.exec(row.rest))
      setAside(row, found.index, found.index + found[0].length);
  return row.aside.length > before;
}

/** The assumption of a field whose words, a match, were corrected. */
export const correctedIn = (
  row: Row,
  { index, 0: { length } }: RegExpExecArray,
  field: LineField,
): readonly Assumption[] => (isDoubtful(row, index, index + length) ? [[field, 'spelling']] : []);
