/** @jest-environment node */
import { contrast } from './contrast';

test.each([
  ['#000', '#fff', 21],
  ['#fff', '#000', 21],
  ['#5f666a', '#f4f3ee', 5.3],
  ['#0b5a7a', '#0b5a7a', 1],
])('of %s and %s is %f', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
});
