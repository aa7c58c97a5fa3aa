/** @jest-environment node */
import { getLineCatalog } from '@/lib/content/line-catalog';
import { gradesLike, indexOfTitles, nameIndexOf, namesFor, type NameIndex } from './names';

let index: NameIndex;
beforeAll(async () => {
  index = nameIndexOf(await getLineCatalog());
});

const found = (text: string) =>
  namesFor(text, index).map(({ kind, slug, match }) => `${kind} ${slug} ${match}`);

test.each([
  ['a grade', '6Al-4V', 'grade 6al-4v exact'],
  ['a grade in other capitals', '6AL-4V', 'grade 6al-4v normalized'],
  ['a UNS number', 'R56400', 'grade 6al-4v exact'],
  ['a UNS number in small letters', 'r56400', 'grade 6al-4v normalized'],
  ['a W.-Nr.', '1.4542', 'grade 17-4-ph exact'],
  ['a trade name', 'in718', 'grade inconel-718 normalized'],
  ['a grade with spaces for dashes', '17 4 ph', 'grade 17-4-ph normalized'],
  ['a spec', 'AMS 4928', 'spec ams-4928 exact'],
  ['a spec without spaces', 'ams4928', 'spec ams-4928 normalized'],
  ['a form', 'round bar', 'form round-bar normalized'],
  ['a metal', 'Titanium', 'metal titanium exact'],
])('%s is found, and how it matched: %s', (_, text, expected) => {
  expect(found(text)).toContain(expected);
});

test.each([
  ['a letter too many', 'Inconnel 718', 'grade inconel-718 typo'],
  ['a letter left out', 'Waspaly', 'grade waspaloy typo'],
  ['another letter', 'Hastelloi X', 'grade hastelloy-x typo'],
  ['two letters swapped', 'Ttianium', 'metal titanium typo'],
])('a name with %s is found: %s', (_, text, expected) => {
  expect(found(text)).toContain(expected);
});

test.each(['', 'nothing', '4999', 'Inconel 719', '6AL-5V'])('"%s" is no name', (text) => {
  expect(found(text)).toEqual([]);
});

test('a catalog has one index', async () => {
  expect(nameIndexOf(await getLineCatalog())).toBe(index);
});

test.each([
  ['the first word of two grades', 'Hastelloy', ['hastelloy-c-276', 'hastelloy-x']],
  ['a mistyped name', 'waspaly', ['waspaloy']],
  ['a short name', '6-4', ['6al-4v']],
  ['a part of a word', 'hast', []],
  ['no name', 'asap', []],
])('%s may mean these grades: %s', (_, text, slugs) => {
  expect(gradesLike(text, index).map(({ slug }) => slug)).toEqual(slugs);
});

test('titles alone have an index, too', () => {
  const titles = indexOfTitles([{ slug: 'nickel/inconel-718', title: 'Inconel 718' }]);
  expect(gradesLike('IN718', titles)).toMatchObject([{ slug: 'nickel/inconel-718' }]);
});
