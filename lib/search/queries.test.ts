/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { getSearchDocuments, searchLists } from '@/lib/content/search';
import { search, toIndex, type Index } from './search';

/** What visitors type, and where the first result must lead. */
const queries: readonly (readonly [typed: string, first: string])[] = [
  ['ams4928', '/inventory/titanium/specs/ams-4928/'],
  ['AMS 4928', '/inventory/titanium/specs/ams-4928/'],
  ['AMS-4928', '/inventory/titanium/specs/ams-4928/'],
  ['4928', '/inventory/titanium/specs/ams-4928/'],
  ['ams 4928 titanium', '/inventory/titanium/specs/ams-4928/'],
  ['titanium ams4911', '/inventory/titanium/specs/ams-4911/'],
  ['MIL-T-9047', '/inventory/titanium/specs/ams-t-9047/'],
  ['ams-t-9046', '/inventory/titanium/specs/ams-t-9046/'],
  ['9046', '/inventory/titanium/specs/ams-t-9046/'],
  ['astm b348', '/inventory/titanium/specs/astm-b348/'],
  ['b348', '/inventory/titanium/specs/astm-b348/'],
  ['f136', '/inventory/titanium/specs/astm-f136/'],
  ['ams 5662', '/inventory/nickel/specs/ams-5662/'],
  ['5643', '/inventory/stainless-steel/specs/ams-5643/'],
  ['ams6415', '/inventory/alloy-steel/specs/ams-6415/'],
  ['6414', '/inventory/alloy-steel/specs/ams-6414/'],
  ['ams s 5000', '/inventory/alloy-steel/specs/ams-s-5000/'],
  ['5759', '/inventory/cobalt-alloy/specs/ams-5759/'],
  ['6al4v', '/inventory/titanium/grade/6al-4v/'],
  ['6Al-4V', '/inventory/titanium/grade/6al-4v/'],
  ['ti-6al-4v', '/inventory/titanium/grade/6al-4v/'],
  ['ti64', '/inventory/titanium/grade/6al-4v/'],
  ['grade 5', '/inventory/titanium/grade/6al-4v/'],
  ['6al4v eli', '/inventory/titanium/grade/6al-4v-eli/'],
  ['6-2-4-2', '/inventory/titanium/grade/6al-2sn-4zr-2mo/'],
  ['cp grade 2', '/inventory/titanium/grade/cp-grade-2/'],
  ['beta c', '/inventory/titanium/grade/beta-c/'],
  ['r56400', '/inventory/titanium/grade/6al-4v/'],
  ['UNS R56400', '/inventory/titanium/grade/6al-4v/'],
  ['s17400', '/inventory/stainless-steel/grade/17-4-ph/'],
  ['n07718', '/inventory/nickel/grade/inconel-718/'],
  ['g43400', '/inventory/alloy-steel/grade/4340/'],
  ['r30605', '/inventory/cobalt-alloy/grade/l-605/'],
  ['17-4', '/inventory/stainless-steel/grade/17-4-ph/'],
  ['17-4ph', '/inventory/stainless-steel/grade/17-4-ph/'],
  ['174', '/inventory/stainless-steel/grade/17-4-ph/'],
  ['type 630', '/inventory/stainless-steel/grade/17-4-ph/'],
  ['15-5', '/inventory/stainless-steel/grade/15-5-ph/'],
  ['13-8 mo', '/inventory/stainless-steel/grade/13-8-mo/'],
  ['316l', '/inventory/stainless-steel/grade/316-316l/'],
  ['304', '/inventory/stainless-steel/grade/304-304l/'],
  ['440c', '/inventory/stainless-steel/grade/440c/'],
  ['a286', '/inventory/stainless-steel/grade/a-286/'],
  ['custom 455', '/inventory/stainless-steel/grade/custom-455/'],
  ['4340', '/inventory/alloy-steel/grade/4340/'],
  ['e4340', '/inventory/alloy-steel/grade/4340/'],
  ['300m', '/inventory/alloy-steel/grade/300m/'],
  ['9310', '/inventory/alloy-steel/grade/9310/'],
  ['maraging c250', '/inventory/alloy-steel/grade/maraging-c250/'],
  ['hytuf', '/inventory/alloy-steel/grade/hy-tuf/'],
  ['718', '/inventory/nickel/grade/inconel-718/'],
  ['inco 718', '/inventory/nickel/grade/inconel-718/'],
  ['alloy 718', '/inventory/nickel/grade/inconel-718/'],
  ['inconnel 625', '/inventory/nickel/grade/inconel-625/'],
  ['inconnel', '/inventory/nickel/grade/inconel-600/'],
  ['iconel 718', '/inventory/nickel/grade/inconel-718/'],
  ['x750', '/inventory/nickel/grade/inconel-x-750/'],
  ['k500', '/inventory/nickel/grade/monel-k-500/'],
  ['hasteloy x', '/inventory/nickel/grade/hastelloy-x/'],
  ['c276', '/inventory/nickel/grade/hastelloy-c-276/'],
  ['waspalloy', '/inventory/nickel/grade/waspaloy/'],
  ['rené 41', '/inventory/nickel/grade/rene-41/'],
  ['invar', '/inventory/nickel/grade/invar-36/'],
  ['l605', '/inventory/cobalt-alloy/grade/l-605/'],
  ['haynes 25', '/inventory/cobalt-alloy/grade/l-605/'],
  ['haynes 188', '/inventory/cobalt-alloy/grade/haynes-188/'],
  ['mp35n', '/inventory/cobalt-alloy/grade/mp35n/'],
  ['stelite 6b', '/inventory/cobalt-alloy/grade/stellite-6b/'],
  ['co-cr-mo', '/inventory/cobalt-alloy/grade/cocrmo/'],
  ['titanium', '/inventory/titanium/'],
  ['titanum', '/inventory/titanium/'],
  ['stainless', '/inventory/stainless-steel/'],
  ['cobalt', '/inventory/cobalt-alloy/'],
  ['titanium round bar', '/inventory/titanium/form/round-bar/'],
  ['nickel sheet', '/inventory/nickel/form/sheet/'],
  ['stainless hex bar', '/inventory/stainless-steel/form/hex-bar/'],
  ['metal weight', '/tools/metal-weight-conversion/'],
  ['weight calculator', '/tools/metal-weight-conversion/'],
  ['inch to mm', '/tools/conversion/'],
  ['fahrenheit celsius', '/tools/temperature-conversion/'],
  ['sheet metal gauge', '/tools/sheet-metal-gauge-conversion/'],
  ['round to square', '/tools/round-to-square/'],
  ['sawing', '/services/value-added-processes/sawing/'],
  ['heat treat', '/services/value-added-processes/heat-treating/'],
  ['ultrasonic', '/services/value-added-processes/ultrasonic-inspection/'],
  ['just in time', '/services/just-in-time-delivery/'],
  ['certification', '/services/traceability-and-certification/'],
  ['brinell', '/glossary/brinell-hardness/'],
  ['age hardening', '/glossary/age-hardening/'],
  ['quality', '/quality/'],
  ['contact', '/contact/'],
  ['line card', '/product-line-card/'],
];

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

test('a keystroke is answered within a frame for a thousand pages', () => {
  const thousand = toIndex(
    Array.from({ length: 1000 }, (_, i) => [
      'Grade',
      `ALLOY ${i}-X${i % 7}`,
      `/inventory/nickel/grade/alloy-${i}/`,
      `UNS N${10000 + i}`,
      `trade name ${i}`,
    ]),
  );
  for (let warm = 0; warm < 20; warm += 1) search(thousand, 'inconnel');
  const typed = ['i', 'in', 'inconnel 625', 'uns n10345', 'trade nmae 7', 'alloy 12'];
  const times = typed.map((words) => {
    const begun = performance.now();
    search(thousand, words);
    return performance.now() - begun;
  });
  const median = times.toSorted((a, b) => a - b)[times.length >> 1]!;
  process.stdout.write(`Search: a keystroke over 1,000 pages takes ${median.toFixed(1)} ms\n`);
  expect(median).toBeLessThan(16);
});
