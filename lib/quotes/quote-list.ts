import { certificates, quantityUnits } from '@/lib/list-reader/line';
import { localStore } from '@/lib/browser/local-store';
import { asRecord, isListOf, isOwnPath, isText, parseList } from '@/lib/json/value-shapes';
import type { QuoteLine } from './quote-line';

/** What a line was added from: `weight` is the metal weight calculator, `line` a pasted list, `written` a row of one that was not recognized. */
const lineKinds = ['grade', 'spec', 'form', 'service', 'weight', 'line', 'written'] as const;
export type LineKind = (typeof lineKinds)[number];

/** The texts that a visitor may change of a line once it is on the list. */
export const lineTexts = [
  'title',
  'spec',
  'condition',
  'form',
  'size',
  'width',
  'length',
  'quantity',
  'needBy',
  'notes',
] as const;
export type LineTextName = (typeof lineTexts)[number];
const editable = [...lineTexts, 'unit', 'certificates'] as const;
export type EditableField = (typeof editable)[number];
export type EditableFields = Partial<Pick<QuoteLine, EditableField>>;

const oneOf =
  <Value>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.some((each) => each === value);
const isKind = oneOf(lineKinds);
const isUnit = oneOf(quantityUnits);
const isCertificate = oneOf(certificates);
const isEditable = oneOf(editable);

const isLine = (value: unknown): value is QuoteLine => {
  const line = asRecord(value);
  const { kind, href, pasted = '', unit = 'pieces', certificates: asked = [], edited = [] } = line;
  return (
    isKind(kind) &&
    isOwnPath(href) &&
    isText(line.title) &&
    [...lineTexts, 'detail', 'doubts', 'problem'].every((name) => isText(line[name] ?? '')) &&
    isText(pasted, maxCharacters) &&
    isUnit(unit) &&
    isListOf(asked, isCertificate) &&
    isListOf(edited, isEditable) &&
    Number.isFinite(line.poundsEach ?? 0) &&
    (line.reading === undefined || isReading(asRecord(line.reading), line))
  );
};

const isReading = ({ words, facts }: Readonly<Record<string, unknown>>, line: object) =>
  isText(words, maxCharacters) && isLine({ ...line, ...asRecord(facts), reading: undefined });

/** Characters of a list that is checked at once; the message of a quote request holds about as much. */
export const maxCharacters = 20_000;

/** Lines that are read back, far more than a quote has. */
const maxLines = 200;

const store = localStore<readonly QuoteLine[]>(
  'quote-list',
  (text) => parseList(text, isLine, ({ href }) => href, maxLines),
  (lines) => (lines.length > 0 ? JSON.stringify(lines) : ''),
);

/**
 * The lines gathered in this browser; none where storage is denied or holds something else.
 * The same list until it changes.
 */
export const quoteLines = store.read;
/** Calls back after each change of the list. Returns a function that stops it. */
export const watchQuoteLines = store.subscribe;

/**
 * Adds a line, once: the same address added again replaces its line, but for the fields that the visitor changed.
 * Returns whether it could be kept. Dispatches a `quote-list` event, as every change does.
 */
export const addQuoteLine = (line: QuoteLine): boolean => addQuoteLines([line]);

/**
 * Adds lines, in the place of the first that is on the list already. Returns whether all could be kept; where not, nothing
 * changes.
 */
export function addQuoteLines(lines: readonly QuoteLine[]): boolean {
  const before = quoteLines();
  const isReplaced = ({ href }: QuoteLine) => lines.some((line) => line.href === href);
  const first = before.findIndex(isReplaced);
  const others = before.filter((line) => !isReplaced(line));
  const next = others.toSpliced(
    first < 0 ? others.length : first,
    0,
    ...lines.map((line) => changed(line, editsOf(before.find(({ href }) => href === line.href)))),
  );
  return next.length <= maxLines && store.write(next);
}

/** Puts lines back where they stood. Returns whether they could be kept. */
export const insertQuoteLines = (lines: readonly QuoteLine[], at: number): boolean =>
  store.write(quoteLines().toSpliced(at, 0, ...lines));

/** What the weight of a piece depends on. */
const weighed: readonly string[] = ['title', 'form', 'size', 'width', 'length', 'unit'];

/**
 * A line with changes. What was calculated or doubted of one size or number of pieces does not hold for another; a field
 * that was missing and is filled in leaves both.
 */
function changed(line: QuoteLine, changes: EditableFields): QuoteLine {
  const names = Object.keys(changes).filter(isEditable);
  if (names.length === 0) return line;
  const { edited: before = [] } = line;
  const differing = names.filter(
    (name) => line[name] && changes[name] !== line[name] && !before.includes(name),
  );
  const isAnother = differing.some((name) => weighed.includes(name));
  const stale = {
    ...(isAnother && { poundsEach: undefined }),
    ...((isAnother || differing.includes('quantity')) && { doubts: undefined }),
  };
  const edited = [...new Set([...before, ...names])];
  return { ...line, ...stale, ...changes, edited };
}

/** What the visitor changed of a line. */
const editsOf = (line?: QuoteLine): EditableFields =>
  Object.fromEntries(line?.edited?.map((name) => [name, line[name]]) ?? []);

/** Changes a line. Returns whether it could be kept. */
export const changeQuoteLine = (href: string, changes: EditableFields): boolean =>
  store.write(quoteLines().map((line) => (line.href === href ? changed(line, changes) : line)));

export const removeQuoteLines = (hrefs: readonly string[]) =>
  store.write(quoteLines().filter(({ href }) => !hrefs.includes(href)));

/** Removes the lines that were sent; one that was changed since, not only read, stays. */
export function removeSentLines(sent: readonly QuoteLine[]): void {
  const textOf = (line: QuoteLine) => JSON.stringify({ ...line, reading: undefined });
  const texts = new Set(sent.map(textOf));
  store.write(quoteLines().filter((line) => !texts.has(textOf(line))));
}
