/** @jest-environment node */
import { triesText } from './words';

test.each([
  [0, '0 tries'],
  [1, '1 try'],
  [2, '2 tries'],
])('%i are %s', (tries, words) => {
  expect(triesText(tries)).toBe(words);
});
