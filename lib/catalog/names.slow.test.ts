/** @jest-environment node */
import { getLineCatalog } from '@/lib/content/line-catalog';
import { findNames, nameIndexOf, type NameIndex } from './names';
import { plain } from './words';

let index: NameIndex;
beforeAll(async () => {
  index = nameIndexOf(await getLineCatalog());
});

const found = (text: string) =>
  findNames(plain(text), index).flatMap(({ names }) =>
    names.map(({ kind, slug }) => `${kind} ${slug}`),
  );

test.each([
  ['a grade', '6Al-4V', 'grade 6al-4v'],
  ['a grade in other capitals', '6AL-4V', 'grade 6al-4v'],
  ['a UNS number', 'R56400', 'grade 6al-4v'],
  ['a UNS number in small letters', 'r56400', 'grade 6al-4v'],
  ['a W.-Nr.', '1.4542', 'grade 17-4-ph'],
  ['a trade name', 'in718', 'grade inconel-718'],
  ['a grade with spaces for dashes', '17 4 ph', 'grade 17-4-ph'],
  ['a spec', 'AMS 4928', 'spec ams-4928'],
  ['a spec without spaces', 'ams4928', 'spec ams-4928'],
  ['a metal', 'Titanium', 'metal titanium'],
])('%s is found: %s', (_, text, expected) => {
  expect(found(text)).toContain(expected);
});

test.each(['', 'nothing', '4999', 'Inconel 719', '6AL-5V'])('"%s" is no name', (text) => {
  expect(found(text)).toEqual([]);
});

test('a catalog has one index', async () => {
  expect(nameIndexOf(await getLineCatalog())).toBe(index);
});
