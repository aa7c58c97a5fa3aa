import { digestOf } from '@/lib/browser/digest';
import { shortenedTo } from '@/lib/site/metadata';
import type { QuoteLine } from '../quote-line';
import { fieldLabels } from './field-words';
import { isNamed, noQuantity, noSize, valueOf, type CheckedLine, type ReadField } from './part';

/** Characters of a text that a browser keeps (`lib/quotes/quote-list.ts`). */
const maxLength = 900;

/** The checked lines for the quote list; the buyer's text goes with each, whole. */
export const toQuoteLines = (lines: readonly CheckedLine[], page: string): readonly QuoteLine[] =>
  withAddresses(
    lines.map((line) => [line.text.trim(), toQuoteLine(line)]),
    page,
  );

/** Rows that were not recognized, each as a line in the buyer's own words. */
export const rowsAsLines = (rows: readonly string[], page: string): readonly QuoteLine[] =>
  withAddresses(
    rows.map((row) => [
      row.trim(),
      { kind: 'line', title: shortenedTo(maxLength, row.trim()), pasted: row.trim() },
    ]),
    page,
  );

/** Each line has an address of its own: the list has the same text of one list twice, and that of a second list once. */
function withAddresses(
  lines: readonly (readonly [text: string, line: Omit<QuoteLine, 'href'>])[],
  page: string,
): readonly QuoteLine[] {
  const seen = new Map<string, number>();
  return lines.map(([text, line]) => {
    const digest = digestOf(text);
    const copy = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, copy);
    return { ...line, href: `${page}#${digest}${copy > 1 ? `-${copy}` : ''}` };
  });
}

function toQuoteLine(line: CheckedLine): Omit<QuoteLine, 'href'> {
  const { fields, edit, unread, remarks, pounds } = line;
  const text = line.text.trim();
  const material = valueOf(line, 'grade') ?? valueOf(line, 'metal');
  const spec = valueOf(line, 'spec');
  const tolerance = valueOf(line, 'tolerance');
  const breaks = valueOf(line, 'breaks');
  const detail = [tolerance && `tolerance ${tolerance}`, breaks && `price also for ${breaks}`];
  const doubts = [
    assumedText(fields.filter(({ isAssumed }) => isAssumed)),
    unread.length > 0 && `not understood: ${unread.join(', ')}`,
    // The quote list itself asks for what is missing.
    ...remarks.filter((remark) => remark !== noQuantity && remark !== noSize),
  ];
  const words = {
    // A line without a recognized material is called by the buyer's own words: "round bar" alone names nothing.
    title: isNamed(line) ? (material ?? spec ?? text) : text,
    spec: material && spec,
    condition: valueOf(line, 'condition'),
    form: valueOf(line, 'form'),
    size: valueOf(line, 'size'),
    length: valueOf(line, 'length'),
    quantity: edit.quantities[0],
    needBy: edit.needBy,
    notes: valueOf(line, 'notes'),
    detail: detail.filter(Boolean).join('; '),
    doubts: doubts.filter(Boolean).join('\n'),
  };
  return {
    kind: 'line',
    title: '',
    ...Object.fromEntries(
      Object.entries(words).flatMap(([name, value]) =>
        value ? [[name, shortenedTo(maxLength, value)]] : [],
      ),
    ),
    unit: edit.unit,
    ...(edit.certificates.length > 0 && { certificates: edit.certificates }),
    ...(pounds !== null && { pounds }),
    pasted: text,
  };
}

/**
 * "assumed: diameter 1.5 in, length 144 in (no unit recognized)": a single reason is that of all, several stand behind
 * their fields. A value's other unit, which has brackets of its own, is left out.
 */
function assumedText(assumed: readonly ReadField[]): string {
  const reasons = assumed.flatMap(({ why }) => why ?? []);
  const inBrackets = (reason = '') => reason && ` (${reason})`;
  const fields = assumed.map(({ name, value, why }) => {
    const words = name === 'size' ? value : `${fieldLabels[name].toLowerCase()} ${value}`;
    return words.replaceAll(/ \([^()]*\)/g, '') + (reasons.length > 1 ? inBrackets(why) : '');
  });
  const reason = reasons.length === 1 ? inBrackets(reasons[0]) : '';
  return fields.length > 0 ? `assumed: ${fields.join(', ')}${reason}` : '';
}
