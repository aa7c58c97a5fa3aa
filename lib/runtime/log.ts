/** What ends a line, speaks to a terminal, or turns the reading direction: controls, formats, lone surrogates. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Enough for a sentence with its address; a client cannot fill the disk. */
const maxLength = 2000;

/** Untrusted text as one line of a log: characters that cannot be printed are escaped as `\u0000`. */
export function escapeLine(words: string): string {
  const line = words.slice(0, maxLength).replace(unprintable, asNumbers);
  return words.length > maxLength ? `${line}…` : line;
}

const asNumbers = (character: string) =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/* oxlint-disable no-console -- this is the log */

/** Logs a warning for the operator as one line. */
export const warn = (sentence: string): void => console.warn(escapeLine(sentence));

const logged = new Set<string>();
/** Limit of the remembered sentences; with more, each may be logged again. */
const maxLogged = 1000;

/** Logs a warning the first time only: an outage of an hour is one line, not one for each page. */
export function warnOnce(sentence: string): void {
  if (logged.has(sentence)) return;
  if (logged.size >= maxLogged) logged.clear();
  logged.add(sentence);
  warn(sentence);
}

/** Logs an unexpected error as one line, with its stack. */
export const logFault = (sentence: string, thrown: unknown): void =>
  console.error(escapeLine(`${sentence} ${stackOf(thrown)}`));

const stackOf = (thrown: unknown) =>
  ((thrown instanceof Error && thrown.stack) || String(thrown)).replace(/\s*\n\s*/g, ' | ');

/** Logs an event as one line of JSON. */
export const logRecord = (record: object): void =>
  console.error(
    JSON.stringify(record, (_, value: unknown) =>
      typeof value === 'string' ? escapeLine(value) : value,
    ),
  );
