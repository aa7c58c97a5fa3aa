/** @jest-environment node */
import fc from 'fast-check';
import { isDeeperThan } from './json-depth';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0;

test('the depth is that of the parsed value, whatever stands in its strings', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.string(), (value, words) => {
      const record = [words, value, `${words}\\"[[[{{{`];
      const json = JSON.stringify(record);
      const depth = depthOf(record);
      expect(isDeeperThan(depth - 1, json)).toBe(true);
      expect(isDeeperThan(depth, json)).toBe(false);
    }),
  );
});

test('of millions of open brackets no more are read than the limit', () => {
  let read = 0;
  const json = {
    length: 16_000_000,
    charCodeAt: () => ((read += 1), '['.charCodeAt(0)),
    indexOf: () => -1,
  } as unknown as string;
  expect(isDeeperThan(200, json)).toBe(true);
  expect(read).toBe(201);
});
