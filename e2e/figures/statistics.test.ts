/** @jest-environment node */
import { growth, median, max, percentile, sum } from './statistics';

test.each([
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('the median of %j is %d', (samples, expected) => {
  expect(median(samples)).toBe(expected);
});

test.each([
  [0.5, 50],
  [0.99, 99],
  [1, 100],
  [0, 1],
])('of 1 to 100, %d of the samples are at most %d', (p, expected) => {
  expect(
    percentile(
      Array.from({ length: 100 }, (_, i) => 100 - i),
      p,
    ),
  ).toBe(expected);
});

test('a sum, the highest, and nothing of nothing', () => {
  expect([sum([1, 2, 3]), max([1, 3, 2]), sum([])]).toEqual([6, 3, 0]);
  expect(() => median([])).toThrow('no samples');
  expect(() => percentile([], 0.5)).toThrow('no samples');
});

test.each([
  [[100, 100, 100, 100, 100, 100], 1],
  [[100, 200, 300, 100, 200, 300, 100, 400], 1],
  [[100, 110, 120, 130, 140, 200, 200, 200, 220, 230], 2],
])('%j grew to %d of what it was', (samples, expected) => {
  expect(growth(samples)).toBeCloseTo(expected);
});
