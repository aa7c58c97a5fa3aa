/** @jest-environment node */
import { getLineCatalog } from '@/lib/content/line-catalog';
import lists from './corpus/lists.json';
import { lineReader, type ParsedList } from './parse-lines';

let read: (text: string) => ParsedList;
beforeAll(async () => {
  const reader = lineReader(await getLineCatalog());
  read = (text) => reader(text, { today: '2026-11-22' });
});

/** Milliseconds of the fastest of five readings. A loaded machine may take many times as long as an idle one. */
function fastest(text: string) {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    read(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

const texts: readonly string[] = lists.flatMap(({ text }) => text.split('\n'));
const rows = Array.from({ length: 500 }, (_, i) => texts[i % texts.length]).join('\n');

test('500 lines take a fifth of a second at most; the limit here is for a machine that is busy', () => {
  const milliseconds = fastest(rows);
  process.stdout.write(`Quote lines: 500 lines in ${milliseconds.toFixed(0)} ms\n`);
  expect(milliseconds).toBeLessThan(1000);
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
])(
  'ten rows of 2,000 characters of %s take two seconds at most, on a machine that is busy',
  (_, part) => {
    const row = part.repeat(2000 / part.length).slice(0, 1990);
    // A row costs at most what its length allows: no pattern goes back over it again and again.
    expect(fastest(`${row}\n`.repeat(10))).toBeLessThan(2000);
  },
);
