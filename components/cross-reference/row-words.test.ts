/** @jest-environment node */
import { findable, finder } from './row-words';

const row = findable('AMS 5662', 'Inconel 718', 'Round Bar', null, 'Round Bar');

test('names are kept once, without spaces', () => {
  expect(row).toBe('ams5662 inconel718 roundbar');
});

test.each([
  ['5662', true],
  ['ams 5662', true],
  ['AMS-5662', true],
  ['718 bar', true],
  ['  inco', true],
  ['', true],
  ['5663', false],
  ['718 wire', false],
  // Letters of two names are not one word.
  ['62inc', false],
])('%j: %s', (typed, found) => {
  expect(finder(typed)(row)).toBe(found);
});

test.each([
  ['5662', 'ams5662 inconel718', true],
  ['5662', 'r56620 ti662', false],
  ['5662', 'ti15662', false],
  ['ams5662', 'ams5662', true],
  ['5662 bar', 'ams5662 roundbar', true],
  // Fewer digits are the beginning of most numbers.
  ['718', 'n07718', true],
])('%j as a whole number in %j: %s', (typed, find, found) => {
  expect(finder(typed, true)(find)).toBe(found);
});
