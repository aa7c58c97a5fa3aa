/** @jest-environment node */
import { memoize } from './memoize';

test('a result is computed once for each combination of objects', () => {
  const compute = jest.fn((one: object, other: object) => [one, other]);
  const memoized = memoize(compute);
  const [a, b] = [{}, {}];
  expect(memoized(a, b)).toBe(memoized(a, b));
  expect(memoized(b, a)).toEqual([b, a]);
  expect(memoized(a, a)).not.toBe(memoized(a, b));
  expect(compute).toHaveBeenCalledTimes(3);
});

test('a result that is undefined is computed once too', () => {
  const compute = jest.fn<undefined, [object]>();
  const memoized = memoize(compute);
  const key = {};
  memoized(key);
  memoized(key);
  expect(compute).toHaveBeenCalledTimes(1);
});
