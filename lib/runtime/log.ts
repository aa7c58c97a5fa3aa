/** What ends a line, speaks to a terminal, or turns the reading direction: controls, formats, lone surrogates. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Enough for a sentence with its address; what a stranger wrote fills no disk. */
const longest = 2000;

/** Words that come from elsewhere, as one line of a log: what cannot be printed is written as its number. */
export function onOneLine(words: string): string {
  const line = words.slice(0, longest).replace(unprintable, asNumbers);
  return words.length > longest ? `${line}…` : line;
}

const asNumbers = (character: string) =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/* oxlint-disable no-console -- this is the log */

/** One line to the operator's log: what an editor should mend, or what will be tried again. */
export const warn = (sentence: string): void => console.warn(onOneLine(sentence));

const said = new Set<string>();
/** So many sentences are remembered; whoever makes up more makes them be said again, and fills no memory. */
const most = 1000;

/** The same, the first time it is true: an outage of an hour is one line, not one per page. */
export function warnOnce(sentence: string): void {
  if (said.has(sentence)) return;
  if (said.size >= most) said.clear();
  said.add(sentence);
  warn(sentence);
}

/** One line for what should not have happened, with what was thrown and where. */
export const logFault = (sentence: string, thrown: unknown): void =>
  console.error(onOneLine(`${sentence} ${told(thrown)}`));

const told = (thrown: unknown) =>
  ((thrown instanceof Error && thrown.stack) || String(thrown)).replace(/\s*\n\s*/g, ' | ');

/** One event as one line of JSON, on the error log. */
export const logRecord = (record: object): void =>
  console.error(
    JSON.stringify(record, (_, value: unknown) =>
      typeof value === 'string' ? onOneLine(value) : value,
    ),
  );
