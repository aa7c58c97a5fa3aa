/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { getSearchDocuments, searchLists } from '@/lib/content/search';
import { furtherQueries, queries } from './queries.test-data';
import type { SearchDocument } from './document';
import { find } from './find';
import { toIndex, type Index } from './search';

let documents: readonly SearchDocument[];
let index: Index;
let bytes = 0;
beforeAll(async () => {
  const lists = await Promise.all(searchLists.map(getSearchDocuments));
  bytes = lists
    .map((list) => gzipSync(JSON.stringify(list), { level: 9 }).length)
    .reduce((sum, length) => sum + length);
  documents = lists.flat();
  index = await toIndex(documents);
});

test.each([
  ['names and numbers', queries],
  ['names of other countries, variants and conditions', furtherQueries],
])('of %s the page that was meant comes first in 95 of 100, and is always found', (_, asked) => {
  const places = asked.map(([typed, path]) => ({
    typed,
    place: find(index, typed, 8).findIndex((found) => found.path === path) + 1,
  }));
  const first = places.filter(({ place }) => place === 1).length;
  const missed = places.filter(({ place }) => place !== 1);
  process.stdout.write(
    `Search: ${first} of ${places.length} queries answered first (${((100 * first) / places.length).toFixed(1)} %); not first: ${JSON.stringify(missed)}; ${index.pages.length} pages in ${bytes} bytes gzip\n`,
  );
  expect(new Set(asked.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(60);
  expect(first / places.length).toBeGreaterThanOrEqual(0.95);
  expect(places.filter(({ place }) => place === 0)).toEqual([]);
});

test.each(['dfars', 'EN 10204', '3.1', '3.1 certificate'])(
  '%s finds the page of the quality system, too',
  (typed) => {
    expect(find(index, typed).map(({ path }) => path)).toContain('/quality/');
  },
);

test.each([
  ['AMS 5662', 1],
  ['5662', 1],
  ['1.4545', 1],
  ['17-4', 5],
  ['6al4v', 17],
])('%s finds %d pages: those with a fragment of the number stay away', (typed, count) => {
  expect(find(index, typed, Infinity)).toHaveLength(count);
});

test('6-4 finds 6Al-4V by its title, not by the 64 of another name, Ti-P64001', () => {
  expect(find(index, '6-4')[0]).toMatchObject({ title: '6Al-4V', matched: null });
});

test('the index of the sample is small', () => {
  expect(bytes).toBeLessThan(20_000);
});

test.each(['', '   ', '-', 'qqqqqq', 'zzzz9', '🙂', '\\', '(', '99999999'])(
  '%j finds nothing',
  (typed) => {
    expect(find(index, typed)).toEqual([]);
  },
);

test('of 16 kB the first hundred letters are searched for, as many as the box takes', () => {
  const found = find(index, 'titanium');
  expect(find(index, `${'titanium'.padEnd(100)} ${'4340 '.repeat(3000)}`)).toEqual(found);
  expect(find(index, 'titanium 4340')).not.toEqual(found);
});
