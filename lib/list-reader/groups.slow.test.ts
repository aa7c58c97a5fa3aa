/** @jest-environment node */
import { getLineCatalog } from '@/lib/content/line-catalog';
import { parseLines, type ParsedList } from './parse-lines';

let read: (text: string) => ParsedList;
beforeAll(async () => {
  const catalog = await getLineCatalog();
  read = (text) => parseLines(text, catalog, { today: '2026-11-22' });
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
    'the thickness of the item before',
    'Ti 6-4 .250 plate: 3 pcs 4" x 4", 5 pcs 6" x 8"',
    [
      ['6al-4v', 'plate', 4, 3],
      ['6al-4v', 'plate', 6, 5],
    ],
  ],
  [
    'the section of the item before',
    '17-4 2.75" RB (5) 40" long + (3) 22" long',
    [
      ['17-4-ph', 'round-bar', 2.75, 5],
      ['17-4-ph', 'round-bar', 2.75, 3],
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
    'the cell above a ditto',
    'Material\tSize\tQty\n15-5 RD\t2 x 24\t6\n"\t3 x 24\t5',
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
])('%s ends the rows of a title', (_, text) => {
  expect(read(text).lines.map(({ grade }) => grade)).toEqual(['6al-4v', null]);
});

test.each([
  ['a quoted cell', 'Line,Description,Qty\n1,"Ti 6-4 rd\n2"" x 14""",9'],
  ['the entries of a form', 'Material: Ti 6-4 rd\nSize: 2" x 14"\nQty: 9'],
])('%s of several rows is one line', (_, text) => {
  expect(summary(text)).toEqual([['6al-4v', 'round-bar', 2, 9]]);
});

test.each([
  ['the certificates', 'All material with EN 10204 3.1', 'certificates', ['en-10204-3.1']],
  ['the date', 'Need delivery by 2027-01-15', 'needBy', '2027-01-15'],
])('a row sets %s of the whole list, above it or below', (_, row, field, expected) => {
  const item = 'Ti 6-4 rd 2" x 12", 3 pcs';
  for (const text of [`${row}\n${item}`, `${item}\n${row}`])
    expect(read(text)).toMatchObject({
      lines: [{ text: item, [field]: expected, assumed: [field], reasons: { [field]: 'above' } }],
      unread: [row],
    });
});

test('the day by which a quote is wanted is not the day of delivery', () => {
  expect(read('718 rd 2" x 12", 3 pcs\nPlease quote by 2026-12-01').lines).toMatchObject([
    { needBy: null },
  ]);
});

test('a row with "same but" has everything of the row above except what it names', () => {
  expect(
    read('718 tube 2" OD x .065 x 20 ft, 3 pcs\nsame but 1.5" OD, 2 pcs').lines[1],
  ).toMatchObject({
    size: { outerDiameter: 1.5, wall: 0.065 },
    length: 240,
    assumed: expect.arrayContaining(['grade', 'form', 'size', 'length']),
  });
});
