/** @jest-environment node */
import type { Redis } from 'ioredis';
import { shareClock } from './clock';
import { keysOf } from './keys';
import { readingOf, shareReadings } from './readings';
import type { CacheRedis } from './redis';
import { createSigner, signText } from './signer';

const signer = createSigner('the release’s');

const keys = keysOf({ buildId: 'b', wordPress: '', site: '' });

/** What two instances share: a Redis of one table, and when each tag was announced. */
function world() {
  const table = new Map<string, string>();
  const changed = new Map<string, number>();
  const state = { away: false, late: 0 };
  const set = (key: string, value: string, ...options: unknown[]) =>
    options.includes('NX') && table.has(key) ? null : table.set(key, value) && 'OK';
  /** Commands that are sent together: any of these, in any order. */
  const batch = () => {
    const answers: [null, unknown][] = [];
    const queued =
      <Given extends unknown[]>(command: (...given: Given) => unknown) =>
      (...given: Given) => {
        answers.push([null, command(...given)]);
        return commands;
      };
    const commands: Record<string, unknown> = {
      set: queued(set),
      get: queued((key: string) => table.get(key) ?? null),
      getrange: queued((key: string) => table.get(key) ?? ''),
      pttl: queued((key: string) => (table.has(key) ? 1000 : -2)),
      exec: async () => answers,
    };
    return commands;
  };
  const client = {
    time: async () => [Math.floor(Date.now() / 1000), (Date.now() % 1000) * 1000],
    multi: batch,
    pipeline: batch,
    set: async (key: string, value: string) => set(key, value),
    del: async (key: string) => Number(table.delete(key)),
    pexpire: async () => 1,
  } as unknown as Redis;
  const redis = {
    async run(command: (client: Redis) => Promise<unknown>) {
      if (state.away) return null;
      const answer = await command(client);
      return (state.late -= 1) < 0 ? answer : null;
    },
    outage: { isConfirmed: () => state.away, since: () => null },
  } as unknown as CacheRedis;
  const tags = {
    changedAt: (tag: string) => changed.get(tag) ?? 0,
    announce: async (announced: readonly string[]) => {
      for (const tag of announced) changed.set(tag, Date.now());
    },
  };
  const instance = (clock = shareClock(redis)) =>
    shareReadings(redis, keys, clock, tags, 60_000, signer);
  const fast = shareClock(redis, () => Date.now() + 30_000);
  return { state, client, here: instance(), there: instance(), fast, ahead: instance(fast) };
}

const slowly = (answer: string) =>
  jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return answer;
  });

test('two instances that want the same read once', async () => {
  const { here, there } = world();
  const read = slowly('all grades');
  const both = await Promise.all([here.share('grades', read), there.share('grades', read)]);
  expect(both.map(({ answer }) => answer)).toEqual(['all grades', 'all grades']);
  expect(read).toHaveBeenCalledTimes(1);
});

test('what one instance invalidates the other reads again, also where its reading had started before', async () => {
  const { here, there } = world();
  await here.share('grades', async () => 'before');
  here.invalidate('grades');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await there.share('grades', async () => 'after')).answer).toBe('after');
  expect((await here.share('grades', async () => 'again')).answer).toBe('after');

  const late = there.share('forms', slowly('begun before'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  here.invalidate('forms');
  expect((await here.share('forms', async () => 'begun after')).answer).toBe('begun after');
  await late;
});

test('what an instance whose clock is 30 s fast read before an edit is read again after it', async () => {
  // Time moves by hand: a clock is measured only as precisely as half a round trip to Redis.
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const { fast, ahead, there } = world();
  await fast.sync();
  await ahead.share('grades', async () => 'before');
  expect((await there.share('grades', async () => 'again')).answer).toBe('before');
  now += 5;
  there.invalidate('grades');
  now += 5;
  expect((await there.share('grades', async () => 'after')).answer).toBe('after');
});

test('after a reading that fails the next instance tries at once', async () => {
  const { here, there } = world();
  const failing = here.share('grades', () => Promise.reject(new Error('503')));
  await expect(failing).rejects.toThrow('503');
  expect((await there.share('grades', async () => 'read')).answer).toBe('read');
});

test('what another read between the look and the lock is not read again', async () => {
  const { client, here, there } = world();
  const pipeline = client.pipeline.bind(client);
  jest.spyOn(client, 'pipeline').mockImplementationOnce(() => {
    const key = keys.reading('grades');
    void client.set(
      key,
      signText(signer, key, JSON.stringify({ startedAt: Date.now(), read: 'read there' })),
    );
    return pipeline();
  });
  const read = slowly('read here');
  expect((await here.share('grades', read)).answer).toBe('read there');
  expect(read).not.toHaveBeenCalled();
  expect((await there.share('forms', async () => 'free')).answer).toBe('free');
});

test('a Redis that is late for a moment is asked again, and WordPress once', async () => {
  const { state, here, there } = world();
  state.late = 4;
  const read = slowly('all grades');
  await Promise.all([here.share('grades', read), there.share('grades', read)]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a long reading stays the only one', async () => {
  jest.useFakeTimers();
  const { client, here } = world();
  const extended = jest.spyOn(client, 'pexpire');
  const reading = here.share(
    'grades',
    () => new Promise((resolve) => setTimeout(() => resolve('20,000 grades'), 60_000)),
  );
  await jest.advanceTimersByTimeAsync(60_000);
  await reading;
  const times = extended.mock.calls.length;
  expect(times).toBeGreaterThan(6);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(extended).toHaveBeenCalledTimes(times);
  jest.useRealTimers();
});

test('without Redis each reads for itself', async () => {
  const { state, here, there } = world();
  state.away = true;
  const read = slowly('all grades');
  await Promise.all([here.share('grades', read), there.share('grades', read)]);
  expect(read).toHaveBeenCalledTimes(2);
});

test.each(['', '{', 'null', '[]', '{"startedAt":"x","read":[]}', `{"startedAt":${Date.now()}}`])(
  'a malformed reading counts as absent: %s',
  async (text) => {
    const { client, here } = world();
    const key = keys.reading('grades');
    await client.set(key, signText(signer, key, text));
    expect((await here.share('grades', async () => 'read here')).answer).toBe('read here');
  },
);

test('the tag of a reading is no tag of a page', () => {
  expect([readingOf('reading menu'), readingOf('menu'), readingOf('forms/plate')]).toEqual([
    'menu',
    null,
    null,
  ]);
});
