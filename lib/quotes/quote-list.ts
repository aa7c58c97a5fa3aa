import { localStore } from '@/lib/browser/local-store';
import { asRecord, isOwnPath, isText, parseList } from '@/lib/runtime/value-shapes';
import { lineKinds } from './line-kind';
import type { QuoteLine } from './quote-line';

/** What a visitor may change of a line once it is on the list. */
export const editable = ['quantity', 'size', 'length', 'spec', 'notes'] as const;
export type EditableFields = Pick<QuoteLine, (typeof editable)[number]>;

const kinds: readonly unknown[] = lineKinds;

const isLine = (value: unknown): value is QuoteLine => {
  const line = asRecord(value);
  const { kind, title, detail = '', doubts = '', href, sizes = '', pasted = '' } = line;
  return (
    kinds.includes(kind) &&
    isOwnPath(href) &&
    [title, detail, doubts, sizes, ...editable.map((name) => line[name] ?? '')].every((text) =>
      isText(text),
    ) &&
    isText(pasted, maxPastedLength)
  );
};

/** Characters of a line of a pasted list: none that is longer becomes a line. */
const maxPastedLength = 2_000;
/** Lines that are read back, far more than a quote has. */
export const maxLines = 200;

const store = localStore<readonly QuoteLine[]>(
  'quote-list',
  (text) => parseList(text, isLine, ({ href }) => href, maxLines),
  // For one release: a tab of the release before may be open, which reads no line without details, and deletes what it
  // cannot read.
  (lines) => JSON.stringify(lines.map((line) => ({ detail: '', ...line }))),
);

/**
 * The lines gathered in this browser; none where storage is denied or holds something else.
 * The same list until it changes.
 */
export const quoteLines = store.read;
/** Calls back after each change of the list. Returns a function that stops it. */
export const watchQuoteLines = store.subscribe;

/**
 * Adds a line, once: the same address added again replaces its line and keeps what was typed into its fields.
 * Returns whether it could be kept. Dispatches a `quote-list` event, as every change does.
 */
export function addQuoteLine(line: QuoteLine): boolean {
  const lines = quoteLines();
  const known = lines.find(({ href }) => href === line.href);
  if (!known && lines.length >= maxLines) return false;
  return store.write(
    known ? lines.map((each) => (each === known ? { ...known, ...line } : each)) : [...lines, line],
  );
}

/**
 * Replaces the lines of some addresses by others, in the place of the first; what was noted at a line stays. Returns
 * whether all could be kept; where not, nothing changes.
 */
export function replaceQuoteLines(hrefs: readonly string[], lines: readonly QuoteLine[]): boolean {
  const before = quoteLines();
  const isReplaced = ({ href }: QuoteLine) =>
    hrefs.includes(href) || lines.some((line) => line.href === href);
  const known = new Map(before.map((line) => [line.href, line]));
  const first = before.findIndex(isReplaced);
  const at = first < 0 ? before.length : first;
  const next = [
    ...before.slice(0, at),
    ...lines.map((line) => ({ ...known.get(line.href), ...line })),
    ...before.slice(at).filter((line) => !isReplaced(line)),
  ];
  return next.length <= maxLines && store.write(next);
}

/** Changes a line. What was calculated of one size or number of pieces does not hold for another. */
export const changeQuoteLine = (href: string, changes: EditableFields) =>
  store.write(
    quoteLines().map((line) => {
      if (line.href !== href) return line;
      const isWeighed = line.kind === 'weight' && !('notes' in changes || 'spec' in changes);
      return { ...line, ...changes, ...(isWeighed && { detail: '' }) };
    }),
  );

export const removeQuoteLines = (hrefs: readonly string[]) =>
  store.write(quoteLines().filter(({ href }) => !hrefs.includes(href)));
