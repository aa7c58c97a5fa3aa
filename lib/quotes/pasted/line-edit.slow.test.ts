/** @jest-environment node */
import buyersTexts from '@/lib/quote-lines/corpus/buyers-texts.json';
import { getLineCatalog } from '@/lib/content/line-catalog';
import type { LineCatalog } from '@/lib/quote-lines/catalog';
import { withoutPause } from '@/lib/catalog/names';
import { checkList } from './check-list';
import { printEdit } from './line-edit';
import { appliedRows, linesOf, otherRows } from './part';

let catalog: LineCatalog;
beforeAll(async () => {
  catalog = await getLineCatalog();
});
const check = (text: string) => withoutPause(checkList(text, catalog, '2026-11-22'));
const first = (text: string) => linesOf(check(text))[0]!;

test('every line of the lists is read as the same line after its fields were edited and left as they were', () => {
  const texts = [...buyersTexts.lists, ...buyersTexts['batch 11']];
  const read = texts.flatMap(({ text }) => linesOf(check(text)));
  expect(read.length).toBeGreaterThan(300);
  // In one list, below a heading and between rows of a table: it is read by itself.
  const text = ['Qty,Material,Size,Notes', ...read.map((line) => printEdit(line.edit, line.text))];
  const again = check(text.join('\n'));
  expect([appliedRows(again), otherRows(again)]).toEqual([[text[0]], []]);
  const lines = linesOf(again);
  expect(lines.map(({ edit }) => edit)).toEqual(read.map(({ edit }) => edit));
  expect(lines.filter(({ unread }) => unread.length > 0).map(({ text: of }) => of)).toEqual([]);
  expect(lines.filter(({ pasted }) => pasted === '')).toEqual([]);
});

test('what the parser has no field for is a field of the line', () => {
  const text = printEdit(
    {
      ...first('3 pcs 718 rd 2" x 6"').edit,
      quantities: ['3', '5', '10'],
      tolerance: '+.030/-0 [cut to]',
      notes: 'for\njob 7; and 5 pcs 625 rd 1" by 12/15',
    },
    '3 pcs 718 rd 2" x 6" and a\tremark',
  );
  const line = first(text);
  expect(Object.fromEntries(line.fields.map(({ name, value }) => [name, value]))).toMatchObject({
    grade: 'INCONEL 718',
    quantity: '3 pieces',
    breaks: '5, 10',
    tolerance: '+.030/-0 (cut to)',
    notes: 'for job 7; and 5 pcs 625 rd 1" by 12/15',
  });
  expect(line.pasted).toBe('3 pcs 718 rd 2" x 6" and a remark');
  expect(linesOf(check(text))).toHaveLength(1);
});

test.each([
  ['qty 1/3/5', { breaks: '3, 5' }],
  ['3 pcs, +.030/-0', { tolerance: '+.030/-0' }],
  ['3 pcs, ±0.1 mm', { tolerance: '±0.1 mm' }],
])('of %s the words are a field too', (words, fields) => {
  const line = first(`718 rd 2" x 6" ${words}`);
  expect(Object.fromEntries(line.fields.map(({ name, value }) => [name, value]))).toMatchObject(
    fields,
  );
  expect(line.unread).toEqual([]);
});
