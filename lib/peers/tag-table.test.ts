/** @jest-environment node */
import type { Redis } from 'ioredis';
import { keysOf } from './keys';
import type { PeerRedis } from './redis';
import { news, pairs, shareTags, type Changed } from './tag-table';

const keys = keysOf({ buildId: 'b', wordPress: '', site: '' });

test.each<[string, [string, number][], [string, number][], [string, number][]]>([
  ['a tag nobody knew', [['a', 1]], [], [['a', 1]]],
  ['a later change', [['a', 2]], [['a', 1]], [['a', 2]]],
  ['the same change again', [['a', 1]], [['a', 1]], []],
  ['an earlier change that came late', [['a', 1]], [['a', 2]], []],
])('%s', (_, announced, known, fresh) => {
  expect([...news(new Map(announced), new Map(known))]).toEqual(fresh);
});

test('a sorted set is read as tags and times', () => {
  expect([...pairs(['a', '1700000000000', 'b/c', '2'])]).toEqual([
    ['a', 1_700_000_000_000],
    ['b/c', 2],
  ]);
});

/** A Redis that is away, or keeps what it is told. */
function redis() {
  const there = { away: false, set: new Map<string, number>(), said: [] as string[] };
  const multi = {
    zadd(_: string, __: string, ...words: string[]) {
      for (let i = 0; i < words.length; i += 2) there.set.set(words[i + 1]!, Number(words[i]));
      return multi;
    },
    zremrangebyscore: () => multi,
    pexpire: () => multi,
    publish(_: string, message: string) {
      there.said.push(message);
      return multi;
    },
    exec: async () => [],
  };
  const client = {
    multi: () => multi,
    zrangebyscore: async () => [...there.set].flatMap(([tag, at]) => [tag, String(at)]),
  } as unknown as Redis;
  const ask: PeerRedis['ask'] = async (command) => (there.away ? null : command(client));
  return { there, redis: { ask } as PeerRedis };
}

test('what is announced is said to all; what others announced is applied once', async () => {
  const { there, redis: shared } = redis();
  const applied: Changed[] = [];
  const tags = shareTags(shared, keys, (changed) => applied.push(changed));
  await tags.announce(['menu'], 5);
  expect(there.said).toEqual(['{"tags":[["menu",5]]}']);
  tags.take(new Map([['menu', 5]]));
  tags.take(new Map([['forms', 7]]));
  tags.take(new Map([['forms', 6]]));
  expect(applied).toEqual([new Map([['forms', 7]])]);
});

test('what was announced while Redis was away is said when it is back, and what was not heard is taken', async () => {
  const { there, redis: shared } = redis();
  const applied: Changed[] = [];
  const tags = shareTags(shared, keys, (changed) => applied.push(changed));
  there.away = true;
  await tags.announce(['menu'], 5);
  await tags.agree();
  expect([there.said, applied]).toEqual([[], []]);

  there.away = false;
  there.set.set('forms', 7);
  await tags.agree();
  expect(there.said).toEqual(['{"tags":[["menu",5]]}']);
  expect(applied).toEqual([new Map([['forms', 7]])]);

  await tags.agree();
  expect([there.said.length, applied.length]).toEqual([1, 1]);
});
