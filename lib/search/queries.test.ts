/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { getSearchDocuments, searchLists } from '@/lib/content/search';
import { queries } from './queries';
import { search, toIndex, type Index } from './search';

let index: Index;
let bytes = 0;
beforeAll(async () => {
  const lists = await Promise.all(searchLists.map(getSearchDocuments));
  bytes = lists
    .map((list) => gzipSync(JSON.stringify(list), { level: 9 }).length)
    .reduce((sum, length) => sum + length);
  index = toIndex(lists.flat());
});

test('the thing that was meant comes first, in at least 95 of 100 searches, and is always among the first', () => {
  const places = queries.map(([typed, path]) => ({
    typed,
    place: search(index, typed).findIndex((found) => found.path === path) + 1,
  }));
  const first = places.filter(({ place }) => place === 1).length;
  const missed = places.filter(({ place }) => place !== 1);
  process.stdout.write(
    `Search: ${first} of ${places.length} queries answered first (${((100 * first) / places.length).toFixed(1)} %); not first: ${JSON.stringify(missed)}; ${index.pages.length} pages in ${bytes} bytes gzip\n`,
  );
  expect(first / places.length).toBeGreaterThanOrEqual(0.95);
  expect(places.filter(({ place }) => place === 0)).toEqual([]);
});

test('the index of the sample is small', () => {
  expect(bytes).toBeLessThan(20_000);
});

test.each(['', '   ', '-', 'qqqqqq', '🙂', '\\', '(', '99999999'])('%j finds nothing', (typed) => {
  expect(search(index, typed)).toEqual([]);
});

test.each(['p ', 'a1', '<p', 'titanium '])('16 kB of %j are answered at once', (part) => {
  const begun = performance.now();
  search(index, part.repeat(16_000 / part.length));
  expect(performance.now() - begun).toBeLessThan(200);
});
