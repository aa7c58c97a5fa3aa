import { certificateNames } from '@/lib/list-reader/line';
import { asOrdered, doubtsOf, poundsOf, quantityText, type QuoteLine } from './quote-line';

/** A spreadsheet runs a cell that begins so as a formula; an apostrophe in front makes it text. */
const formula = /^[\s]*[=+\-@]/;

function cell(text: string): string {
  const harmless = formula.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) || harmless.trim() !== harmless
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

const columns: readonly [heading: string, text: (line: QuoteLine) => string | undefined][] = [
  ['Item', ({ title }) => title],
  ['Specification', ({ spec }) => spec],
  ['Condition', ({ condition }) => condition],
  ['Form', ({ form }) => form],
  ['Size', ({ size }) => size],
  ['Width', (line) => asOrdered(line).width],
  ['Length', (line) => asOrdered(line).length],
  ['Quantity', quantityText],
  ['Weight, lb', (line) => poundsOf(line)?.toFixed(2)],
  [
    'Certificates',
    ({ certificates = [] }) => certificates.map((each) => certificateNames[each]).join('; '),
  ],
  ['Needed by', ({ needBy }) => needBy],
  ['Notes', ({ notes }) => notes],
  ['Details', (line) => [line.detail, ...doubtsOf(line)].filter(Boolean).join('; ')],
  ['Pasted', ({ pasted }) => pasted],
];

/** The lines as CSV (RFC 4180), a row each, for whoever types them into another system. No cell is a formula. */
export const quoteListCsv = (lines: readonly QuoteLine[]): string =>
  [
    ['Line', ...columns.map(([heading]) => heading)],
    ...lines.map((line, i) => [String(i + 1), ...columns.map(([, text]) => text(line) ?? '')]),
  ]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
