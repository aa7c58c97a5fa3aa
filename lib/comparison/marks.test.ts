/** @jest-environment node */
import type { ComparedLine } from './comparison';
import { marksOf } from './marks';

const line = (values: readonly string[], more: Partial<ComparedLine> = {}): ComparedLine => ({
  label: 'Tensile',
  values,
  differs: new Set(values).size > 1,
  ...more,
});

test.each([
  [
    ['130 ksi (896 MPa)', '95 ksi (655 MPa)'],
    ['higher', null],
  ],
  [
    ['130 ksi', '130 ksi'],
    [null, null],
  ],
  [
    ['130 ksi', '–'],
    [null, null],
  ],
  [
    ['130 ksi', '–', '95 ksi'],
    ['higher', null, null],
  ],
  [
    ['9 %', '10 %', '12 %'],
    ['lowest', null, 'highest'],
  ],
  [
    ['10 %', '10 %', '12 %', '8 %'],
    [null, null, 'highest', 'lowest'],
  ],
  [
    ['0.283 lb/in³', '0.282 lb/in³'],
    [null, null],
  ],
  [
    ['0.283 lb/in³', '0.282 lb/in³', '0.160 lb/in³'],
    [null, null, 'lowest'],
  ],
  [
    ['12 %', '12 %', '8 %'],
    [null, null, 'lowest'],
  ],
])('of %j the extremes are %j', (values, extremes) => {
  expect(marksOf(line(values, { measured: true })).extremes).toEqual(extremes);
});

test('a value that is not measured is neither high nor low', () => {
  expect(marksOf(line(['5', '6', '7'])).extremes).toEqual([null, null, null]);
});

test.each([
  ['most are shared', ['a, b, c', 'a, b', 'a, b'], ['a', 'b'], ['c']],
  ['few are shared', ['a, b', 'a, c', 'a, d'], ['a'], ['b', 'c', 'd']],
  ['only two of three share one', ['a', 'a, b', 'c'], [], []],
  ['no two share one', ['a', 'b', '–'], [], []],
  ['one grade alone', ['a, b'], ['a', 'b'], []],
])('names, %s', (_, values, shared, marked) => {
  expect(marksOf(line(values, { shared })).names).toEqual(marked);
});
