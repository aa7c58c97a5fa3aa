/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { getSearchDocuments, searchLists } from '@/lib/content/search';
import { furtherQueries, queries } from './queries.test-data';
import type { SearchDocument } from './document';
import { search, toIndex, type Index } from './search';

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
    place: search(index, typed).findIndex((found) => found.path === path) + 1,
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

test.each([
  ['AMS 5662', '/inventory/nickel/specs/ams-5662/'],
  ['6Al-4V', '/inventory/titanium/grade/6al-4v/'],
  ['4340', '/inventory/alloy-steel/grade/4340/'],
  ['contact us', '/contact/'],
  ['718', null],
  ['round bar', null],
  ['zzz', null],
])('Enter after %s opens %s', (typed, path) => {
  expect(search(index, typed).find(({ opensOnEnter }) => opensOnEnter)?.path ?? null).toBe(path);
});

test.each([
  ['718 bar', ['Inconel 718', 'AMS 5662']],
  ['718 sheet', ['Inconel 718', 'AMS 5596']],
  ['tensile ti-6-4 annealed bar', ['6Al-4V', '6Al-4V ELI']],
  ['7/8 hex titanium', ['Titanium']],
  ['1/2 in 4340 bar', ['4340', 'AMS 6414']],
])(
  '%s finds %j first: a form is one of the spec, 6-4 one number, and a size no name',
  (typed, first) => {
    expect(search(index, typed, first.length).map(({ title }) => title)).toEqual(first);
  },
);

test('the index of the sample is small', () => {
  expect(bytes).toBeLessThan(20_000);
});

test.each(['', '   ', '-', 'qqqqqq', 'zzzz9', '🙂', '\\', '(', '99999999'])(
  '%j finds nothing',
  (typed) => {
    expect(search(index, typed)).toEqual([]);
  },
);

/** The index, and how often one of its words has been looked at. */
function counting() {
  const counts = { looks: 0 };
  const words = {
    *[Symbol.iterator]() {
      for (const word of index.words) {
        counts.looks += 1;
        yield word;
      }
    },
  };
  return { counts, counted: { ...index, words } as unknown as Index };
}

test.each(['p ', 'a1', '<p', 'titanium '])(
  '16 kB of %j cost no more than as many letters as the box takes',
  (part) => {
    const looks = (typed: string) => {
      const { counts, counted } = counting();
      search(counted, typed);
      return counts.looks;
    };
    const typed = part.repeat(16_000 / part.length);
    expect(looks(typed)).toBe(looks(typed.slice(0, 100)));
    expect(looks(typed)).toBeLessThanOrEqual(100 * index.words.size);
    expect(looks(typed)).toBeGreaterThan(0);
  },
);
