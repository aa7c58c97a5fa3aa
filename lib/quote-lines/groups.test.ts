/** @jest-environment node */
import { getLineCatalog } from '@/lib/content/line-catalog';
import { lineReader, type ParsedList } from './parse-lines';

let read: (text: string) => ParsedList;
beforeAll(async () => {
  const reader = lineReader(await getLineCatalog());
  read = (text) => reader(text, { today: '2026-11-22' });
});

/** What was read of each line: its grade, form, largest section size and quantity. */
const summary = (text: string) =>
  read(text).lines.map(({ grade, form, size, quantity }) => [
    grade,
    form,
    Math.max(...Object.values(size ?? {})),
    quantity,
  ]);

test.each([
  [
    'a title',
    'Ti 6-4 flat bar:\n1 x 2 x 36 - 4 pcs\n1 x 3 x 36 - 2 pcs',
    [
      ['6al-4v', 'flat-bar', 2, 4],
      ['6al-4v', 'flat-bar', 3, 2],
    ],
  ],
  [
    'the row before',
    '3 pcs 718 6" rd x 3"\n1 pc same x 5"',
    [
      ['inconel-718', 'round-bar', 6, 3],
      ['inconel-718', 'round-bar', 6, 1],
    ],
  ],
  [
    'a merged cell',
    'Material\tSize\tQty\n15-5 RD\t2 x 24\t6\n\t3 x 24\t5',
    [
      ['15-5-ph', 'round-bar', 2, 6],
      ['15-5-ph', 'round-bar', 3, 5],
    ],
  ],
  [
    'the first item of its row',
    '718 rd 2 x 6, 3 pcs; 3 x 6, 2 pcs',
    [
      ['inconel-718', 'round-bar', 2, 3],
      ['inconel-718', 'round-bar', 3, 2],
    ],
  ],
])('a size without a material belongs to %s', (_, text, expected) => {
  expect(summary(text)).toEqual(expected);
  const [last] = read(text).lines.slice(-1);
  expect(last?.assumed).toEqual(expect.arrayContaining(['metal', 'grade', 'form']));
});

test.each([
  ['another material', 'Ti 6-4 plate:\n1 x 2 x 36 - 4 pcs\n6061 1 x 2 x 36 - 4 pcs'],
  ['another title', 'Ti 6-4 plate:\n1 x 2 x 36 - 4 pcs\n6061-T651 plate\n1 x 2 x 36 - 4 pcs'],
])('%s ends what a title is above of', (_, text) => {
  expect(read(text).lines.map(({ grade }) => grade)).toEqual(['6al-4v', null]);
});

test.each([
  ['a quoted cell', 'Line,Description,Qty\n1,"Ti 6-4 rd\n2"" x 14""",9'],
  ['the entries of a form', 'Material: Ti 6-4 rd\nSize: 2" x 14"\nQty: 9'],
])('%s of several rows is one line', (_, text) => {
  expect(summary(text)).toEqual([['6al-4v', 'round-bar', 2, 9]]);
});
