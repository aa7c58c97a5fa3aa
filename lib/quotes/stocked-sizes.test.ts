/** @jest-environment node */
import fc from 'fast-check';
import { withEvenDecimals } from '@/lib/catalog/even-decimals';
import { stockedSizes, withoutPadding } from './stocked-sizes';

test.each([
  ['0.250 0.3125 8.000', '0.25 0.3125 8'],
  ['0.250\u202F×\u202F1.0 10 100.0 10.05', '0.25\u202F×\u202F1 10 100 10.05'],
  ['1-1/2 2.0', '1-1/2 2'],
])('%s of a table is %s on the list', (shown, listed) => {
  expect(withoutPadding(shown)).toBe(listed);
});

test('a size is the same on the list, whatever stands below it in a table', () => {
  const size = fc.integer({ min: 1, max: 999_999 }).map((ticks) => String(ticks / 10_000));
  fc.assert(
    fc.property(fc.array(size, { minLength: 1 }), fc.array(size), (sizes, others) => {
      const shown = withEvenDecimals(sizes, [...sizes, ...others]).join(' ');
      expect(stockedSizes(withoutPadding(shown))).toEqual(sizes.map((each) => `${each} in`));
    }),
  );
});
