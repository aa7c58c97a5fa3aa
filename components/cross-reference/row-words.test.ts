/** @jest-environment node */
import { findable, firstFound, namedContentOfRows } from './row-words';

const row = (titles: readonly string[], ...others: readonly string[]) => ({
  titles,
  find: findable(...titles, ...others),
});
const inconel = row(['AMS 5662', 'Inconel 718'], 'Round Bar');
const titanium = row(['AMS 4928', '6Al-4V'], 'Bar');
const eli = row(['AMS 4930', '6Al-4V ELI'], 'Bar');
const ph = row(['AMS 5643', '17-4 PH'], 'Bar');
const moly = row(['AMS 4976', '6Al-2Sn-4Zr-2Mo'], 'Bar');
const rows = [eli, ph, moly, inconel, titanium];
const content = namedContentOfRows(
  [
    { title: 'Inconel 718', names: ['N07718'] },
    { title: '6Al-4V', names: ['R56400', 'Grade 5', 'Ti-6Al-4V'] },
    { title: '6Al-4V ELI', names: ['Grade 23'] },
    { title: '17-4 PH', names: ['S17400', 'Type 630'] },
    { title: '6Al-2Sn-4Zr-2Mo', names: [] },
  ],
  rows.map(({ titles: [title = ''] }) => ({ title })),
);
const found = (typed: string, among: readonly { titles: readonly string[]; find: string }[]) =>
  firstFound(typed, among, content);

test('words are kept once, without spaces and capitals', () => {
  expect(findable('AMS 5662', 'Inconel 718', 'Round Bar', null, 'Round Bar')).toBe(
    'ams5662 inconel718 roundbar',
  );
});

test.each([
  ['5662', true],
  ['ams 5662', true],
  ['AMS-5662', true],
  ['718 bar', true],
  ['  inco', true],
  ['inco 718', true],
  ['', true],
  ['5663', false],
  ['718 wire', false],
  // Letters of two names are not one word.
  ['62inc', false],
])('%j: %s', (typed, isFound) => {
  expect(found(typed, [inconel])).toEqual(isFound ? [inconel] : []);
});

test.each([
  ['6-4', [titanium]],
  ['Ti 6-4', [titanium]],
  ['ti64', [titanium]],
  ['Ti-6Al-4V', [titanium]],
  ['6al-4v', [titanium]],
  ['grade 5', [titanium]],
  ['grade 5 bar', [titanium]],
  ['grade 23', [eli]],
  ['6-4 eli', [eli]],
  ['R56400', [titanium]],
  ['17-4', [ph]],
  ['17 4 ph', [ph]],
  ['174ph', [ph]],
  ['type 630', [ph]],
  ['IN718', [inconel]],
  ['6-2-4-2', [moly]],
  ['6al', [eli, moly, titanium]],
  ['5-6', []],
])('%j finds %j', (typed, expected) => {
  expect(found(typed, rows)).toEqual(expected);
});

test.each([
  ['5999', 'r59990 ti599'],
  ['5999', 'ti15999'],
  ['5999 bar', 'ti15999 bar'],
])('%j finds %j only where no row has just this number', (typed, longer) => {
  const [long, exact] = [
    { titles: [], find: longer },
    { titles: [], find: 'ams5999 roundbar' },
  ];
  expect(found(typed, [long])).toEqual([long]);
  expect(found(typed, [long, exact])).toEqual([exact]);
});
