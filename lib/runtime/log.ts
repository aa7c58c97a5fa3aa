import { codeOf } from './error-code';
import { isServing } from './env';
import { oncePerProcess } from './once-per-process.cjs';

/** Enough for a sentence with its address; a client cannot fill the disk. */
const maxLength = 2000;

/** A text, or its beginning with an ellipsis where it is longer. */
export const truncated = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;

/** A title with a count and a line for each; empty without lines. */
export const titledList = (title: string, lines: readonly string[]): string =>
  lines.length > 0
    ? `\n${title} (${lines.length}):\n${lines.map((line) => `  - ${line}\n`).join('')}`
    : '';

/** Characters that end a line, control a terminal, or change the reading direction: controls, formats, lone surrogates. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Untrusted text as one line of a log, cut to a length: characters that cannot be printed are escaped as `\u0000`. */
export const escapeLine = (text: string): string =>
  truncated(text, maxLength).replace(unprintable, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );

type Level = 'info' | 'warn' | 'error';

function write(level: Level, message: string): void {
  /* oxlint-disable-next-line no-console -- this is the log */
  console[level](
    isServing()
      ? JSON.stringify({ at: new Date().toISOString(), level, message: escapeLine(message) })
      : escapeLine(message),
  );
}

export const info = (sentence: string): void => write('info', sentence);

export const warn = (sentence: string): void => write('warn', sentence);

/** When each cause was last logged, ms, and how often it occurred since. */
export type Logged = Map<string, { at: number; repeated: number }>;
const logged = oncePerProcess('logged', (): Logged => new Map());
const maxLogged = 1000;
/** The same cause is logged again after this, ms: a full disk is one fault, however many requests meet it. */
const repeatAfterMs = 600_000;

/** How often a cause was suppressed, where it is to be logged now; `null` within `everyMs`, unless it was before `since`. */
export function countSuppressed(
  cause: string,
  { everyMs = repeatAfterMs, now = performance.now(), since = -Infinity, of = logged } = {},
): number | null {
  const before = of.get(cause);
  if (before && now - before.at < everyMs && before.at >= since) {
    before.repeated += 1;
    return null;
  }
  if (of.size >= maxLogged) of.clear();
  of.set(cause, { at: now, repeated: 0 });
  return before?.repeated ?? 0;
}

/** Logs a warning the first time only: an outage of an hour is one line, not one for each page. Returns whether it did. */
export function warnOnce(sentence: string): boolean {
  const isFirst = countSuppressed(sentence, { everyMs: Infinity }) !== null;
  if (isFirst) warn(sentence);
  return isFirst;
}

/** Logs a fault that the operator has to fix, now and every ten minutes while it lasts. */
export function logAlarm(sentence: string): void {
  if (countSuppressed(sentence) !== null) warn(sentence);
}

export const logFault = (sentence: string, thrown: unknown): void =>
  write('error', `${sentence} ${stackOf(thrown)}`);

/** Logs an unexpected error unless one of the same code, or of the same sentence without one, was logged in ten minutes. */
export function logFaultOnce(sentence: string, thrown: unknown, now = performance.now()): void {
  if (countSuppressed(codeOf(thrown) ?? sentence, { now }) !== null) logFault(sentence, thrown);
}

const stackOf = (thrown: unknown) =>
  joinLines((thrown instanceof Error && thrown.stack) || String(thrown));

/** A text of several lines as one, cut to what a line of the log can have. */
export const joinLines = (text: string): string =>
  text
    .slice(0, maxLength)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' | ');

/** Logs an event as one line of JSON. It should have a `message`. */
export const logRecord = (record: object): void =>
  /* oxlint-disable-next-line no-console -- this is the log */
  console.error(
    JSON.stringify(
      { at: new Date().toISOString(), level: 'error' satisfies Level, ...record },
      (_, value: unknown) => (typeof value === 'string' ? escapeLine(value) : value),
    ),
  );
