/** @jest-environment node */
import { gradeName, specName } from './grade-name';

const nickel = { name: 'Nickel' };

test.each([
  ['Titanium', '6Al-4V', 'Titanium 6Al-4V'],
  ['Titanium', 'CP Grade 2', 'Titanium CP Grade 2'],
  ['Stainless Steel', 'Type 304', 'Stainless Steel Type 304'],
  ['Stainless Steel', 'A-286', 'Stainless Steel A-286'],
  ['Cobalt Alloy', 'MP35N', 'Cobalt Alloy MP35N'],
  ['Nickel', 'Inconel 718', 'Inconel 718'],
  ['Nickel', 'Waspaloy', 'Waspaloy'],
  ['Nickel', 'Rene 41', 'Rene 41'],
  ['Nickel', 'Nickel 200', 'Nickel 200'],
])('of %s, %s is asked for as %s', (name, title, words) => {
  expect(gradeName({ name }, title)).toBe(words);
});

test('metal to a spec has the name of its one grade, or of the metal', () => {
  const [inconel, waspaloy] = [{ title: 'Inconel 718' }, { title: 'Waspaloy' }];
  expect(specName(nickel, { title: 'AMS 5662' }, [inconel])).toBe('Inconel 718 to AMS 5662');
  expect(specName(nickel, { title: 'AMS 1' }, [inconel, waspaloy])).toBe('Nickel to AMS 1');
  expect(specName(nickel, { title: 'AMS 1' }, [])).toBe('Nickel to AMS 1');
});
