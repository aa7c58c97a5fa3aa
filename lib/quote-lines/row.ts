/** A row while it is read. What a field takes is blanked in `rest`; what stays there is unread. */
export interface Row {
  /** As the buyer wrote it. */
  readonly text: string;
  /** The same in lower case and with plain characters, then with blanks where words were taken. */
  rest: string;
  /** For each character of `rest` its index in `text`; -1 where the text does not have it. */
  readonly origins: readonly number[];
  /** The positions of `rest` that were corrected or added: what they are read as is an assumption. */
  readonly doubtful: ReadonlySet<number>;
  /** Words set aside as not understood, by their place in `text`. */
  readonly aside: [start: number, end: number][];
}

/** Stands where something was taken: neither a word nor a space, so that no pattern reads across it by chance. */
const blank = '\0';

/** Takes the characters from `start` up to `end` out of what is still to be read. */
export function blankOut(row: Row, start: number, end: number) {
  row.rest = row.rest.slice(0, start) + blank.repeat(end - start) + row.rest.slice(end);
}

/** The first match of a pattern, taken out of what is still to be read; `null` where there is none. */
export function take(row: Row, pattern: RegExp): RegExpExecArray | null {
  const found = pattern.exec(row.rest);
  if (found) blankOut(row, found.index, found.index + found[0].length);
  return found;
}

/** Every match of a global pattern, not empty; `matchAll` copies its pattern each time, which takes longer than the search. */
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

/** Takes characters as something that no field holds: no number in them is a size, and they are shown as unread. */
export function setAside(row: Row, start: number, end: number) {
  const at = row.origins.slice(start, end).filter((origin) => origin >= 0);
  const [first] = at;
  if (first !== undefined) row.aside.push([first, (at.at(-1) ?? first) + 1]);
  blankOut(row, start, end);
}
