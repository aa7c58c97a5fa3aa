/** @jest-environment node */
import { findable, firstFound } from './row-words';

const row = findable('AMS 5662', 'Inconel 718', 'Round Bar', null, 'Round Bar');
const titanium = findable('AMS 4928', '6AL-4V', '6-4', 'Grade 5', 'Ti-6Al-4V', 'Ti-6-4', 'bar');
const eli = findable('AMS 4930', '6AL-4V ELI', '6-4 ELI', 'Grade 23');
const others = [findable('AMS 5643', '17-4 PH'), findable('6AL-2SN-4ZR-2MO', '6-2-4-2'), row];
const found = (typed: string, finds: readonly string[]) =>
  firstFound(
    typed,
    finds.map((find) => ({ find })),
  ).map(({ find }) => find);

test('names are kept once, without spaces, and with a hyphen between two numbers', () => {
  expect(row).toBe('ams5662 inconel718 roundbar');
  expect(findable('17-4 PH', 'W.-Nr. 1.4542', 'Ti-6Al-4V')).toBe(
    '17-4ph 174ph wnr1-4542 wnr14542 ti6al4v',
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
  expect(found(typed, [row])).toEqual(isFound ? [row] : []);
});

test.each([
  ['6-4', [titanium]],
  ['64', [titanium]],
  ['Ti 6-4', [titanium]],
  ['ti64', [titanium]],
  ['Ti-6Al-4V', [titanium]],
  ['6al-4v', [titanium]],
  ['grade 5', [titanium]],
  ['grade 5 bar', [titanium]],
  ['grade 23', [eli]],
  ['6-4 eli', [eli]],
  ['17-4', [others[0]]],
  ['17 4 ph', [others[0]]],
  ['174', [others[0]]],
  ['6-2-4-2', [others[1]]],
  ['4-2', [others[1]]],
  ['5-6', []],
])('%j finds %j', (typed, rows) => {
  expect(found(typed, [eli, ...others, titanium])).toEqual(rows);
});

test.each([
  ['5662', 'r56620 ti662'],
  ['5662', 'ti15662'],
  ['5662 bar', 'ti15662 bar'],
])('%j finds %j only where no row has just this number', (typed, longer) => {
  expect(found(typed, [longer])).toEqual([longer]);
  expect(found(typed, [longer, 'ams5662 roundbar'])).toEqual(['ams5662 roundbar']);
});
