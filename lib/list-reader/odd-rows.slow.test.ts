/** @jest-environment node */
import { getLineCatalog } from '@/lib/content/line-catalog';
import { parseLines, type ParsedList } from './parse-lines';

let read: (text: string) => ParsedList;
beforeAll(async () => {
  const catalog = await getLineCatalog();
  read = (text) => parseLines(text, catalog, { today: '2026-11-22' });
});

test.each([
  ['one letter', 'a'.repeat(100_000)],
  ['one number', '1'.repeat(100_000)],
  ['crosses', '2 x '.repeat(25_000)],
  ['quotes', '"'.repeat(100_000)],
  ['commas', '1,'.repeat(50_000)],
  ['control characters', '\0\u0001\u001b[31m'.repeat(15_000)],
  ['emoji', '👩‍🔧🔩'.repeat(15_000)],
  ['half of a pair', '\ud83d'.repeat(100_000)],
  ['combining marks', `a${'\u0301'.repeat(100_000)}`],
])('100 kB of %s in one row are not read, and not lost', (_, text) => {
  expect(read(text)).toEqual({ lines: [], unread: [text] });
});

test.each([
  ['dashes', '1-'],
  ['spaces', '  '],
  ['words', 'abcdefg '],
  ['slips', 'inconnell '],
  ['numbers', '1.5 '],
  ['fractions', '1 1/2 '],
  ['crosses', '2 x '],
  ['certificates', 'with mtr '],
  ['dates', 'by 12/15 '],
  ['brackets', '(1'],
  ['cells', '1\t'],
  ['commas', '1,'],
  ['grades', '6al-4v '],
  ['separators', ' and 3 pcs 718'],
  ['quoted cells', ',"a'],
  ['empty quotes', ',""'],
  ['entries of a form', 'Size: '],
])('ten rows of 2,000 characters of %s are read before the test runs out of time', (_, part) => {
  const row = part.repeat(2000 / part.length).slice(0, 1990);
  // A pattern that backtracks over the whole row again and again would take longer than the test's time.
  expect(read(`${row}\n`.repeat(10))).toBeDefined();
});
