/** @jest-environment node */
import fc from 'fast-check';
import { isDue, maxBackoffMs, retryWaitMs } from './due';

const now = Date.UTC(2026, 10, 22);

test.each([
  ['now', 0, true],
  ['a moment ago', -1, true],
  ['in a moment', 1, false],
  ['after the longest backoff', maxBackoffMs, false],
  ['after a retry, moved a moment after the list was asked for', retryWaitMs + 1000, false],
  ['tomorrow: no wait is so long', 86_400_000, true],
])('due %s', (_, ahead, due) => expect(isDue(now + ahead, now)).toBe(due));

test('wherever a clock is set to, a request waits six minutes at the most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4e12 }),
      fc.integer({ min: 0, max: 4e12 }),
      (due, clock) => {
        expect(isDue(due, clock) || isDue(due, clock + 360_000)).toBe(true);
      },
    ),
  );
});
