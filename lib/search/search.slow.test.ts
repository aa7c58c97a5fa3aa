/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { getSearchDocuments, searchLists } from '@/lib/content/search';
import { search, toIndex, type Index } from './search';

let index: Index;
let bytes = 0;
beforeAll(async () => {
  const lists = await Promise.all(searchLists.map(getSearchDocuments));
  bytes = lists
    .map((list) => gzipSync(JSON.stringify(list), { level: 9 }).length)
    .reduce((sum, length) => sum + length);
  index = await toIndex(lists.flat());
});

test.each(['dfars', 'EN 10204', '3.1', '3.1 certificate'])(
  '%s finds the page of the quality system, too',
  (typed) => {
    expect(search(index, typed).map(({ path }) => path)).toContain('/quality/');
  },
);

test.each([
  ['AMS 5662', 1],
  ['5662', 1],
  ['1.4545', 1],
  ['17-4', 5],
  ['6al4v', 17],
])('%s finds %d pages: those with a fragment of the number stay away', (typed, count) => {
  expect(search(index, typed, Infinity)).toHaveLength(count);
});

test('6-4 finds 6Al-4V by its title, not by the 64 of another name, Ti-P64001', () => {
  expect(search(index, '6-4')[0]).toMatchObject({ title: '6Al-4V', matched: null });
});

test('the index of the sample is small', () => {
  expect(bytes).toBeLessThan(20_000);
});

test.each(['', '   ', '-', 'qqqqqq', 'zzzz9', '🙂', '\\', '(', '99999999'])(
  '%j finds nothing',
  (typed) => {
    expect(search(index, typed)).toEqual([]);
  },
);

test('of 16 kB the first hundred letters are searched for, as many as the box takes', () => {
  const found = search(index, 'titanium');
  expect(search(index, `${'titanium'.padEnd(100)} ${'4340 '.repeat(3000)}`)).toEqual(found);
  expect(search(index, 'titanium 4340')).not.toEqual(found);
});
