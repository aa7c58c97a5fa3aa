/** @jest-environment node */
import type { Redis } from 'ioredis';
import { shareClock } from './clock';
import { keysOf } from './keys';
import type { CacheRedis } from './redis';
import { newerThan, pairs, shareTags, type Changed } from './tag-table';

const keys = keysOf({ buildId: 'b', wordPress: '', site: '' });

test.each<[string, [string, number][], [string, number][], [string, number][]]>([
  ['a tag nobody knew', [['a', 1]], [], [['a', 1]]],
  ['a later change', [['a', 2]], [['a', 1]], [['a', 2]]],
  ['the same change again', [['a', 1]], [['a', 1]], []],
  ['an earlier change that came late', [['a', 1]], [['a', 2]], []],
])('%s', (_, announced, known, newer) => {
  expect([...newerThan(new Map(announced), new Map(known))]).toEqual(newer);
});

test('a sorted set is read as tags and times', () => {
  expect([...pairs(['a', '1700000000000', 'b/c', '2'])]).toEqual([
    ['a', 1_700_000_000_000],
    ['b/c', 2],
  ]);
});

/** A Redis that does not answer, or stores what it gets. */
function redis() {
  const there = { away: false, set: new Map<string, number>(), published: [] as string[] };
  const multi = {
    zadd(_: string, __: string, ...words: string[]) {
      for (let i = 0; i < words.length; i += 2) there.set.set(words[i + 1]!, Number(words[i]));
      return multi;
    },
    zremrangebyscore: () => multi,
    pexpire: () => multi,
    publish(_: string, message: string) {
      there.published.push(message);
      return multi;
    },
    exec: async () => [],
  };
  const client = {
    time: async () => [Math.floor(Date.now() / 1000), (Date.now() % 1000) * 1000],
    multi: () => multi,
    zrevrangebyscore: async () => [...there.set].flatMap(([tag, at]) => [tag, String(at)]),
  } as unknown as Redis;
  const run: CacheRedis['run'] = async (command) => (there.away ? null : command(client));
  return { there, redis: { run } as CacheRedis };
}

/** Times of a moment ago. */
const now = Date.now();
const [five, six, seven] = [now - 5, now - 4, now - 3];

test('an invalidation is published to the other instances; theirs is applied once', async () => {
  const { there, redis: shared } = redis();
  const applied: Changed[] = [];
  const tags = shareTags(
    shared,
    keys,
    shareClock(shared),
    (changed) => applied.push(changed),
    () => {},
  );
  await tags.announce(['menu'], five);
  expect(there.published).toEqual([`{"tags":[["menu",${five}]]}`]);
  tags.receive(new Map([['menu', five]]));
  tags.receive(new Map([['forms', seven]]));
  tags.receive(new Map([['forms', six]]));
  expect(applied).toEqual([new Map([['forms', seven]])]);
});

test('after Redis returns, `sync` publishes the invalidations that were missed and applies those of others', async () => {
  const { there, redis: shared } = redis();
  const applied: Changed[] = [];
  const tags = shareTags(
    shared,
    keys,
    shareClock(shared),
    (changed) => applied.push(changed),
    () => {},
  );
  there.away = true;
  await tags.announce(['menu'], five);
  await tags.sync();
  expect([there.published, applied]).toEqual([[], []]);

  there.away = false;
  there.set.set('forms', seven);
  await tags.sync();
  expect(there.published).toEqual([`{"tags":[["menu",${five}]]}`]);
  expect(applied).toEqual([new Map([['forms', seven]])]);

  await tags.sync();
  expect([there.published.length, applied.length]).toEqual([1, 1]);
});

test('an invalidation of an instance whose clock is 20 s slow is later than one before it', async () => {
  // Time stands still: a clock is measured only as precisely as half a round trip to Redis.
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const { redis: shared } = redis();
  const applied: Changed[] = [];
  const instance = (skewMs: number) =>
    shareTags(
      shared,
      keys,
      shareClock(shared, () => Date.now() + skewMs),
      (changed) => applied.push(changed),
      () => {},
    );
  const [right, slow] = [instance(0), instance(-20_000)];
  await Promise.all([right.sync(), slow.sync()]);
  await right.announce(['menu'], five);
  await slow.announce(['menu']);
  const at = slow.changedAt('menu');
  right.receive(new Map([['menu', at]]));
  expect(applied).toEqual([new Map([['menu', at]])]);
  expect(Math.abs(at - Date.now())).toBeLessThan(1000);
});

afterEach(() => jest.restoreAllMocks());

const invented = (count: number, at: number, name = 'invented') =>
  new Map(Array.from({ length: count }, (_, i) => [`${name}-${i}`, at]));

test('of tags that Redis invents 20,000 are stored for seven days, which is logged once', () => {
  jest.useFakeTimers();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const applied = new Set<string>();
  const { redis: shared } = redis();
  const tags = shareTags(
    shared,
    keys,
    shareClock(shared),
    (changed) => {
      for (const tag of changed.keys()) applied.add(tag);
    },
    (expired) => {
      for (const tag of expired) applied.delete(tag);
    },
  );
  for (let message = 0; message < 30; message += 1)
    tags.receive(invented(1_000, Date.now(), `message-${message}`));
  tags.receive(invented(30_000, Date.now()));
  expect(applied.size).toBe(20_000);
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('more than 20000 invalidated cache tags')],
  ]);

  const again = Date.now() + 1;
  tags.receive(new Map([['message-0-0', again]]));
  expect(tags.changedAt('message-0-0')).toBe(again); // one that is known is received all the same

  jest.advanceTimersByTime(7 * 86_400_000);
  tags.receive(new Map([['grades', Date.now()], ...invented(20_000, Date.now())]));
  expect([applied.size, applied.has('grades')]).toEqual([20_000, true]);
  expect(applied.has('message-1-0')).toBe(false);
  jest.useRealTimers();
});

test('what was announced more than seven days ago is no announcement', () => {
  const applied: Changed[] = [];
  const { redis: shared } = redis();
  const tags = shareTags(
    shared,
    keys,
    shareClock(shared),
    (changed) => applied.push(changed),
    () => {},
  );
  tags.receive(new Map([['grades', Date.now() - 7 * 86_400_000]]));
  expect(applied).toEqual([]);
});
