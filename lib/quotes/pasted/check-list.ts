import type { LineCatalog } from '@/lib/quote-lines/catalog';
import { checkLine } from '@/lib/quote-lines/check-line';
import type { ParsedLine } from '@/lib/quote-lines/line';
import { hasBareNumbers, rowReader } from '@/lib/quote-lines/parse-lines';
import { rowsOf } from '@/lib/quote-lines/rows';
import { isLine, noQuantity, noSize, textOf, type CheckedLine, type Part } from './part';
import { hasUnreadSize, sortUnread, type Extras } from './extras';
import { readFields, toEdit } from './read-fields';
import { weighLine } from './weigh-line';

/**
 * Reads a buyer's text and checks each line of it against the catalog. The parts together are the text, letter for
 * letter. `today` is an ISO date, `bareUnit` that of numbers without a unit. Yields after each row: a long list keeps the processor busy for some 100 ms.
 */
export function* checkList(
  text: string,
  catalog: LineCatalog,
  today: string,
  bareUnit: 'in' | 'mm' = 'in',
): Generator<undefined, readonly Part[]> {
  const { lines, applied = [] } = yield* rowReader(catalog)(text, { today, bareUnit });
  const parts: Part[] = [];
  let next = 0;
  let at = 0;
  for (const [i, row] of rowsOf(text).entries()) {
    if (i > 0) {
      const rowEnd = text.startsWith('\r\n', at) ? '\r\n' : text.slice(at, at + 1);
      addText(parts, rowEnd);
      at += rowEnd.length;
    }
    const end = endOf(row, lines, next);
    for (const line of lines.slice(next, end)) parts.push(checked(line, catalog));
    if (end === next) addText(parts, row, applied.includes(row));
    next = end;
    at += row.length;
    yield;
  }
  if (next < lines.length || textOf(parts) !== text)
    throw new Error('The lines that were read are not the text that was pasted.');
  return parts;
}

/** Where the lines end that are this row, from here on; here where it is no line. Of a row either all is lines or nothing is. */
function endOf(row: string, lines: readonly ParsedLine[], from: number): number {
  let text = '';
  for (let end = from; end < lines.length && row.startsWith(text); end += 1) {
    text += lines[end]?.text ?? '';
    if (text === row) return end + 1;
  }
  return from;
}

function addText(parts: Part[], text: string, isApplied = false) {
  if (text === '') return;
  const last = parts.at(-1);
  const before = last && !isLine(last) ? last : null;
  const applied = [...(before?.applied ?? []), ...(isApplied ? [text] : [])];
  const part = { text: `${before?.text ?? ''}${text}`, ...(applied.length > 0 && { applied }) };
  parts.splice(before ? -1 : parts.length, 1, part);
}

function checked(line: ParsedLine, catalog: LineCatalog): CheckedLine {
  const extras = sortUnread(line, catalog);
  return {
    text: line.text,
    fields: readFields(line, extras, catalog),
    edit: toEdit(line, extras, catalog),
    unread: extras.unread,
    ...(hasBareNumbers(line) && { hasBareNumbers: true as const }),
    remarks: [
      ...missing(line, extras),
      ...checkLine(line, catalog).map(({ sentence }) => sentence),
    ],
    // A size that was not understood would make it the weight of another piece.
    pounds: hasUnreadSize(line) ? null : weighLine(line, catalog),
  };
}

/** What a quote needs and the line lacks. */
const missing = (
  { grade, spec, form, size, quantity }: ParsedLine,
  { unlisted }: Extras,
): readonly string[] => [
  ...(grade === null && spec === null && !unlisted ? ['No grade or specification found.'] : []),
  ...(size === null ? [noSize] : []),
  ...(size && form !== null && flatForms.has(form) && size.thickness === undefined
    ? ['No thickness found.']
    : []),
  ...(quantity === null ? [noQuantity] : []),
];

const flatForms: ReadonlySet<string> = new Set(['plate', 'sheet', 'flat-bar', 'true-bar']);
