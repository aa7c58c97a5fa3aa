/** @jest-environment node */
import { isWithinRateLimit } from './rate-limit';

/** How often a question is allowed that is put so often, one each so many ms. */
function allowed(questions: number, everyMs: number, from: number) {
  let count = 0;
  for (let i = 0; i < questions; i += 1)
    if (isWithinRateLimit('post', from + i * everyMs)) count += 1;
  return count;
}

const hour = 3_600_000;

test('ten at once', () => {
  expect(allowed(100, 1, 2 * hour)).toBe(10);
});

test('ten thousand in 200 seconds cost what ten at once and one each ten seconds are', () => {
  expect(allowed(10_000, 20, 3 * hour)).toBe(10 + 19);
});

test('one now and then is always allowed', () => {
  expect(allowed(100, 10_000, 4 * hour)).toBe(100);
});

test('posts that are asked about leave the redirects theirs', () => {
  allowed(10_000, 20, 5 * hour);
  expect(isWithinRateLimit('post', 5 * hour + 199_990)).toBe(false);
  expect(isWithinRateLimit('redirect of a page', 5 * hour + 199_990)).toBe(true);
});

test('a clock that is set back by an hour holds nothing up', () => {
  allowed(10_000, 20, 8 * hour);
  expect(isWithinRateLimit('post', 8 * hour + 199_990)).toBe(false);
  expect(isWithinRateLimit('post', 7 * hour)).toBe(true);
});
