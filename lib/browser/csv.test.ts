/** @jest-environment node */
import * as fc from 'fast-check';
import { csvRows, csvText } from './csv';

test.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\n1,5;2\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a\tb\n1\t',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    '\uFEFFa,b\n\n,\n"2"" bar","x,\ny"',
    [
      ['a', 'b'],
      ['2" bar', 'x,\ny'],
    ],
  ],
  [
    "a,b\n'-1,'=2",
    [
      ['a', 'b'],
      ['-1', '=2'],
    ],
  ],
  ['', []],
])('%j is read as %j', (text, rows) => {
  expect(csvRows(text)).toEqual(rows);
});

test('what is written is read back, whatever it is', () => {
  const word = fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map((text) => text.replaceAll('\0', '').trim());
  const row = fc.array(word, { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const table = [['a', 'b', 'c', 'd', 'e'], ...rows].filter((cells) =>
        cells.some((text) => text !== ''),
      );
      const kept = table.map((cells) =>
        cells.map((text) => text.replace(/^'(?=[\s]*[=+\-@])/, '')),
      );
      fc.pre(kept.every((cells, i) => cells.every((text, j) => text === table[i]![j])));
      expect(csvRows(csvText(table))).toEqual(table);
    }),
  );
});

test('no text makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(Array.isArray(csvRows(text))).toBe(true)));
});
