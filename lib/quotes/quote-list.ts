import type { QuoteLine } from './quote-line';

const key = 'quote-list';

/** The lines gathered in this browser; none where storage is closed or holds something else. */
export function quoteLines(): readonly QuoteLine[] {
  try {
    const lines: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(lines) ? lines : [];
  } catch {
    return []; // storage may be forbidden, or written by an older page
  }
}

/** Adds a line, once: the same page added again replaces its line. Tells the page by a `quote-list` event. */
export function addQuoteLine(line: QuoteLine) {
  const others = quoteLines().filter(({ href }) => href !== line.href);
  try {
    localStorage.setItem(key, JSON.stringify([...others, line]));
  } catch {
    return false; // full or forbidden: the caller says so
  }
  dispatchEvent(new Event(key));
  return true;
}
