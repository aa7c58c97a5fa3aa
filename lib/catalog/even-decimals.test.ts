/** @jest-environment node */
import fc from 'fast-check';
import { evenDecimals, withDecimals } from './even-decimals';

/** As `StockTable` writes them. */
const written = (sizes: readonly string[]) =>
  sizes.map((size) => size.replaceAll(' ', '\u202F')).join(' ');

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
  expect(withDecimals(written(sizes), evenDecimals(sizes))).toBe(written(shown));
});

test('the finest of all rows counts, not of one', () => {
  expect(withDecimals('1 2.5', evenDecimals(['1', '2.5', '0.125']))).toBe('1.000 2.500');
});

test('no size changes its value', () => {
  const size = fc.integer({ min: 1, max: 99_999 }).map((ticks) => String(ticks / 10_000));
  fc.assert(
    fc.property(fc.array(size, { minLength: 1 }), (sizes) => {
      const shown = withDecimals(written(sizes), evenDecimals(sizes)).split(' ');
      expect(shown.map(Number)).toEqual(sizes.map(Number));
    }),
  );
});
