import { fieldLabels, type CheckedLine, type FieldName } from './part';

const names = Object.keys(fieldLabels).filter((name): name is FieldName => name in fieldLabels);

/** A spreadsheet runs a cell that begins so as a formula; an apostrophe in front makes it text. */
const formula = /^[\s]*[=+\-@]/;

function cell(text: string): string {
  const harmless = formula.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) || harmless.trim() !== harmless
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/** The lines as CSV (RFC 4180), the buyer's own text first; no cell is a formula. */
export function toCsv(lines: readonly CheckedLine[]): string {
  const heading = [
    'Text',
    ...names.map((name) => fieldLabels[name]),
    'Weight, lb',
    'Assumed',
    'Not understood',
    'Remarks',
  ];
  const rows = lines.map(({ text, fields, pounds, unread, remarks }) => [
    text.trim(),
    ...names.map((name) => fields.find((field) => field.name === name)?.value ?? ''),
    pounds === null ? '' : pounds.toFixed(2),
    fields
      .filter(({ isAssumed }) => isAssumed)
      .map(({ name }) => fieldLabels[name])
      .join('; '),
    unread.join('; '),
    remarks.join(' '),
  ]);
  return [heading, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
