import { codeOf } from './error-code';
import { oncePerProcess, siteServer } from '@/lib/server/process-state.cjs';

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

type Level = 'info' | 'warn' | 'error';

/**
 * One line. The server's is a record of JSON, which `lib/server/start.mjs` passes on or turns into a sentence; a build
 * and a command print the sentence.
 */
function write(level: Level, message: string): void {
  /* oxlint-disable-next-line no-console -- this is the log */
  console[level](
    siteServer.running
      ? JSON.stringify({ at: new Date().toISOString(), level, message: escapeLine(message) })
      : escapeLine(message),
  );
}

/** Logs what an operator may want to know as one line. */
export const info = (sentence: string): void => write('info', sentence);

/** Logs a warning for the operator as one line. */
export const warn = (sentence: string): void => write('warn', sentence);

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
  write('error', `${sentence} ${stackOf(thrown)}`);

/** The same fault is logged again after this, ms: a full disk is one fault, however many requests meet it. */
const faultEveryMs = 600_000;
const faultsLogged = oncePerProcess('logged faults', () => new Map<string, number>());

/** Logs an unexpected error unless one of the same code, or of the same sentence without one, was logged in ten minutes. */
export function logFaultOnce(sentence: string, thrown: unknown, now = performance.now()): void {
  const fault = codeOf(thrown) ?? sentence;
  if (now - (faultsLogged.get(fault) ?? -Infinity) < faultEveryMs) return;
  if (faultsLogged.size >= maxLogged) faultsLogged.clear();
  faultsLogged.set(fault, now);
  logFault(sentence, thrown);
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
