import type { QuoteLine, QuoteWishes } from './quote-line';

const key = 'quote-list';
const none: readonly QuoteLine[] = [];

let read = { text: '', lines: none };

/**
 * The lines gathered in this browser; none where storage is closed or holds something else.
 * The same list until it changes.
 */
export function quoteLines(): readonly QuoteLine[] {
  const text = stored();
  if (text !== read.text) read = { text, lines: parse(text) };
  return read.lines;
}

/** Before the browser's storage can be read: on the server, and while the page comes alive. */
export const noQuoteLines = () => none;

/**
 * Adds a line, once: the same address added again replaces its line and keeps what was wished of it.
 * Answers whether it could be kept. Tells the page by a `quote-list` event, as every change does.
 */
export function addQuoteLine(line: QuoteLine): boolean {
  const lines = quoteLines();
  const known = lines.find(({ href }) => href === line.href);
  return keep(
    known ? lines.map((each) => (each === known ? { ...known, ...line } : each)) : [...lines, line],
  );
}

export const changeQuoteLine = (href: string, wishes: QuoteWishes) =>
  keep(quoteLines().map((line) => (line.href === href ? { ...line, ...wishes } : line)));

export const removeQuoteLine = (href: string) =>
  keep(quoteLines().filter((line) => line.href !== href));

export const clearQuoteList = () => keep(none);

/** Calls back whenever the list changes, in this tab or another one. Answers how to stop that. */
export function onQuoteList(changed: () => void): () => void {
  addEventListener(key, changed);
  addEventListener('storage', changed);
  return () => {
    removeEventListener(key, changed);
    removeEventListener('storage', changed);
  };
}

function keep(lines: readonly QuoteLine[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(lines));
  } catch {
    return false; // full or forbidden: the caller says so
  }
  dispatchEvent(new Event(key));
  return true;
}

function stored(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return ''; // storage may be forbidden
  }
}

function parse(text: string): readonly QuoteLine[] {
  try {
    const lines: unknown = JSON.parse(text || '[]');
    return Array.isArray(lines) ? lines.filter(isLine) : none;
  } catch {
    return none; // written by an older page, or by somebody else
  }
}

const isLine = (value: unknown): value is QuoteLine =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'detail', 'href'].every(
    (name) => typeof value[name as keyof typeof value] === 'string',
  );
