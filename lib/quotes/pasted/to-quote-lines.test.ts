/** @jest-environment node */
import { rowsAsLines, toQuoteLines } from './to-quote-lines';

const page = '/quote-list/';

test('of two lines with the same text each has its address, and a second list has the same', () => {
  const lines = ['a', 'b', 'a'].map(
    (text) => ({ kind: 'line', title: text, pasted: text }) as const,
  );
  const hrefs = () => toQuoteLines(lines, page).map(({ href }) => href);
  expect(new Set(hrefs()).size).toBe(3);
  expect(hrefs()).toEqual(hrefs());
});

test('a row that was not recognized is a line in its own words', () => {
  expect(rowsAsLines([' unobtanium '], page)).toMatchObject([
    { kind: 'written', title: 'unobtanium', pasted: 'unobtanium' },
  ]);
});
