/** @jest-environment node */
import * as fc from 'fast-check';
import { csvRows, csvText } from './csv';

test.each([
  ['a,b\r\n1,2\r\n', ['a b', '1 2']],
  ['a,b\n\n,\n"2"" bar","x,\ny"', ['a b', '2" bar x,\ny']],
  ['', []],
])('%j is read as %j', (text, rows) => {
  expect(csvRows(text).map((row) => row.join(' '))).toEqual(rows);
});

test('what was written is written again as it was', () => {
  const row = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { minLength: 2 });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const text = csvText(rows.filter((cells) => cells.some((cell) => cell !== '')));
      expect(csvText(csvRows(text))).toBe(text);
    }),
  );
});

test('no cell is a formula', () => {
  expect(csvText(csvRows('=1,a\r\n'))).toBe("'=1,a\r\n");
});

test('no text makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(Array.isArray(csvRows(text))).toBe(true)));
});
