import { csvText } from '@/lib/browser/csv';
import { fieldLabels, fieldNames, valueOf, type CheckedLine } from './part';

/** The lines as CSV (RFC 4180), the buyer's own text first; no cell is a formula. */
export function toCsv(lines: readonly CheckedLine[]): string {
  const heading = [
    'Text',
    ...fieldNames.map((name) => fieldLabels[name]),
    'Weight, lb',
    'Assumed',
    'Not understood',
    'Remarks',
  ];
  const rows = lines.map((line) => [
    line.text.trim(),
    ...fieldNames.map((name) => valueOf(line, name) ?? ''),
    line.pounds === null ? '' : line.pounds.toFixed(2),
    line.fields
      .filter(({ isAssumed }) => isAssumed)
      .map(({ name }) => fieldLabels[name])
      .join('; '),
    line.unread.join('; '),
    line.remarks.join(' '),
  ]);
  return csvText([heading, ...rows]);
}
