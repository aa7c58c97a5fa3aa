/** @jest-environment node */
import { shareClock } from './clock';
import type { CacheRedis } from './redis';

/** A Redis whose clock is right, and takes this long to answer each way. */
function redis(delayMs: number) {
  const state = { away: false };
  const run = async (command: (client: unknown) => Promise<unknown>) => {
    if (state.away) return null;
    jest.advanceTimersByTime(delayMs);
    const answer = await command({
      time: async () => [Math.floor(Date.now() / 1000), (Date.now() % 1000) * 1000],
    });
    jest.advanceTimersByTime(delayMs);
    return answer;
  };
  return { state, redis: { run } as unknown as Pick<CacheRedis, 'run'> };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([-20_000, 30_000, 400])('a machine %d ms off is corrected by Redis', async (skew) => {
  const clock = shareClock(redis(20).redis, () => Date.now() + skew);
  expect(clock.now()).toBe(Date.now() + skew);
  await clock.sync();
  expect(clock.now()).toBe(Date.now());
  expect(clock.fromLocal(Date.now() + skew)).toBe(Date.now());
  expect(clock.toLocal(Date.now())).toBe(Date.now() + skew);
});

test('what may be the delay of Redis alone changes nothing', async () => {
  const { state, redis: shared } = redis(50);
  const clock = shareClock(shared, () => Date.now() + 40);
  await clock.sync();
  expect(clock.now()).toBe(Date.now() + 40);
  state.away = true;
  await clock.sync();
  expect(clock.now()).toBe(Date.now() + 40);
});
