/** @jest-environment node */
import { getLineCatalog } from '@/lib/content/line-catalog';
import type { LineCatalog } from '@/lib/quote-lines/catalog';
import { withoutPause } from '@/lib/catalog/names';
import { checkList } from './check-list';
import { linesOf } from './part';

let catalog: LineCatalog;
beforeAll(async () => {
  catalog = await getLineCatalog();
});
const check = (text: string) => withoutPause(checkList(text, catalog, '2026-11-22'));
const first = (text: string) => linesOf(check(text))[0]!;

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
