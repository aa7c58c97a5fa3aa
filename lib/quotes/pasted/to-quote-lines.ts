import { theoreticalWeight } from '@/lib/calculators/theoretical-weight';
import { shortenedTo } from '@/lib/site/metadata';
import type { QuoteLine } from '../quote-line';
import {
  fieldLabels,
  inPounds,
  isNamed,
  noQuantity,
  noSize,
  valueOf,
  type CheckedLine,
  type FieldName,
  type ReadField,
} from './part';

/** The title of a line: the material. The rest is its detail, but for the quantity. */
const material: readonly FieldName[] = ['grade', 'metal', 'spec', 'condition', 'form'];

/** Characters of a title, a detail or a quantity that a browser keeps (`lib/quotes/quote-list.ts`). */
const maxLength = 900;

/** Characters of an address: fewer than the server answers (`maxAddressLength`) and than the quote list keeps. */
const maxHrefLength = 1_900;

/**
 * The lines for the quote list, each with an address of its own on the page where lists are pasted; the buyer's text
 * goes with it, whole.
 */
export function toQuoteLines(lines: readonly CheckedLine[], page: string): readonly QuoteLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const text = line.text.trim();
    const address = addressOf(page, text);
    const copy = (seen.get(address) ?? 0) + 1;
    seen.set(address, copy);
    return { ...toQuoteLine(line, text), href: copy > 1 ? `${address}&copy=${copy}` : address };
  });
}

function toQuoteLine(line: CheckedLine, text: string): Omit<QuoteLine, 'href'> {
  const { fields, unread, remarks, pounds } = line;
  // A line without a recognized material is called by the buyer's own words: "round bar" alone names nothing.
  const title = isNamed(line)
    ? material
        .map((name) => valueOf(line, name))
        .filter(Boolean)
        .join(', ')
    : text;
  const quantity = valueOf(line, 'quantity') ?? '';
  const needBy = valueOf(line, 'needBy');
  const tolerance = valueOf(line, 'tolerance');
  const breaks = valueOf(line, 'breaks');
  const detail = [
    [valueOf(line, 'size'), lengthOf(valueOf(line, 'length'))].filter(Boolean).join(', '),
    pounds !== null && theoreticalWeight(inPounds(pounds), quantity),
    tolerance && `tolerance ${tolerance}`,
    breaks && `price also for ${breaks}`,
    valueOf(line, 'certificates'),
    needBy && `needed by ${needBy}`,
    valueOf(line, 'notes'),
  ];
  const doubts = [
    assumedText(fields.filter(({ isAssumed }) => isAssumed)),
    unread.length > 0 && `not understood: ${unread.join(', ')}`,
    // The quote list itself says what is missing, until it is added.
    ...remarks.filter((remark) => remark !== noQuantity && remark !== noSize),
  ];
  return {
    kind: 'line',
    title: shortenedTo(maxLength, title),
    detail: shortenedTo(maxLength, detail.filter(Boolean).join('; ')),
    doubts: shortenedTo(maxLength, doubts.filter(Boolean).join('\n')),
    ...(quantity && { quantity }),
    // Columns of their own in the CSV; empty ones replace those of an earlier reading.
    spec: valueOf(line, 'spec') ?? '',
    size: valueOf(line, 'size') ?? '',
    length: valueOf(line, 'length') ?? '',
    pasted: line.pasted || text,
  };
}

const lengthOf = (length: string | undefined) => length && `length ${length}`;

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

/** The address that shows a line's text, cut where it would be too long. */
function addressOf(page: string, text: string): string {
  const withLine = (line: string) => `${page}?${new URLSearchParams({ line })}`;
  const whole = withLine(text);
  // One character takes twelve letters of an address at most: `%F0%9F%94%A9`.
  return whole.length <= maxHrefLength ? whole : withLine(`${[...text].slice(0, 150).join('')}…`);
}
