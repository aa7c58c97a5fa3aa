/** @jest-environment node */
import { postsText } from './messages';

test.each([
  [0, '0 tries'],
  [1, '1 try'],
  [2, '2 tries'],
])('%i are %s', (posts, words) => {
  expect(postsText(posts)).toBe(words);
});
