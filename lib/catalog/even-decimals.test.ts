/** @jest-environment node */
import fc from 'fast-check';
import { withEvenDecimals } from './even-decimals';

test.each([
  [
    ['0.25', '0.3125', '8'],
    ['0.250', '0.3125', '8.000'],
  ],
  [
    ['4', '6', '10'],
    ['4', '6', '10'],
  ],
  [
    ['0.25 × 1', '0.375 × 1.5'],
    ['0.250 × 1.0', '0.375 × 1.5'],
  ],
  [
    ['1-1/2', '0.5', '2'],
    ['1-1/2', '0.5', '2.0'],
  ],
  [[], []],
])('%j are shown as %j', (sizes, shown) => {
  expect(withEvenDecimals(sizes)).toEqual(shown);
});

test('the finest of all rows counts, not of one', () => {
  expect(withEvenDecimals(['1', '2.5'], ['1', '2.5', '0.125'])).toEqual(['1.000', '2.500']);
});

test('no size changes its value', () => {
  const size = fc.integer({ min: 1, max: 99_999 }).map((ticks) => String(ticks / 10_000));
  fc.assert(
    fc.property(fc.array(size), (sizes) => {
      expect(withEvenDecimals(sizes).map(Number)).toEqual(sizes.map(Number));
    }),
  );
});
