/** @jest-environment node */
import fc from 'fast-check';
import { anyText } from '@/e2e/site/any-text';
import { toCsv } from './to-csv';
import { blankLine } from '@/e2e/site/blank-line';
import type { CheckedLine } from './part';

const line = (text: string, more: Partial<CheckedLine> = {}): CheckedLine => ({
  ...blankLine(text),
  ...more,
});

/** The first cell of a line, as it stands in the file. */
const first = (text: string) =>
  toCsv([line(text)])
    .split('\r\n')
    .slice(1)
    .join('\r\n')
    .replace(/,{17}\r\n$/, '');

test.each([
  ['3 pcs 718', '3 pcs 718'],
  ['1, 2', '"1, 2"'],
  ['2.5" rd', '"2.5"" rd"'],
  ['a\nb', '"a\nb"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=HYPERLINK("https://x.example","y")', '"\'=HYPERLINK(""https://x.example"",""y"")"'],
])('%j is the cell %s', (text, cell) => {
  expect(first(text)).toBe(cell);
});

test('a line has its fields, its weight, and what to look at, under their headings', () => {
  const [heading, row, end] = toCsv([
    line('3 pcs 718 asap', {
      fields: [
        { name: 'grade', value: 'Nickel 718', isAssumed: true },
        { name: 'quantity', value: '3 pieces', isAssumed: true },
      ],
      unread: ['asap', '@x'],
      remarks: ['Superseded by AMS 2.'],
      pounds: 12.345,
    }),
  ]).split('\r\n');
  expect(heading).toBe(
    'Text,Grade,Metal,Specification,Condition,Form,Size,Length,Quantity,Other quantities,Tolerance,Certificates,Needed by,Notes,"Weight, lb",Assumed,Not understood,Remarks',
  );
  expect(row).toBe(
    '3 pcs 718 asap,Nickel 718,,,,,,,3 pieces,,,,,,12.35,Grade; Quantity,asap; @x,Superseded by AMS 2.',
  );
  expect(end).toBe('');
});

const special = fc.string({ unit: fc.constantFrom(...'",\r\n\t=+-@ ') });

test('whatever a line says, it is one row of 18 cells, none of them a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(special, anyText())), (texts) => {
      const rows = cellsOf(toCsv(texts.map((text) => line(text, { unread: [text] }))));
      expect(rows).toHaveLength(texts.length + 1);
      for (const row of rows) {
        expect(row).toHaveLength(18);
        for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }
    }),
  );
});

/** Reads CSV by RFC 4180. */
function cellsOf(csv: string): string[][] {
  return [
    ...csv.matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*)\r\n/g),
  ].map(([, row = '']) =>
    [...`${row},`.matchAll(/("(?:[^"]|"")*"|[^",]*),/g)].map(([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    ),
  );
}
