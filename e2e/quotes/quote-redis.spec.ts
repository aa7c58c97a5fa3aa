import { expect, test } from '@playwright/test';
import { noNotes, type QuoteRecord } from '@/lib/quotes/quote-record';
import { connectRedis } from '@/lib/quotes/redis';
import { openRedisStore } from '@/lib/quotes/redis-store';
import { quoteAnswers, post } from '../visitor/quote-post';
import { startQuoteSite } from '../site/start-site';
import { startRedis } from '../site/redis';

const reference = 'Q-AAAA-AAAA-AAAA';
const record: QuoteRecord = {
  reference,
  at: 1,
  request: quoteAnswers,
  uncertainPosts: 0,
  ...noNotes,
};
let redis: Awaited<ReturnType<typeof startRedis>>;
test.beforeAll(async () => {
  redis = await startRedis();
});
test.afterAll(() => redis.stop());

/** Two machines on one Redis, which is emptied. */
async function stores() {
  const connections = [connectRedis(redis.url), connectRedis(redis.url)] as const;
  await connections[0].flushall();
  const [here, there] = connections.map(openRedisStore);
  return { here: here!, there: there!, client: connections[0] };
}

test('the store: stored once, claimed once, due in time, released, cleaned up, removed', async () => {
  const { here, there } = await stores();
  const answered = await Promise.all(
    Array.from({ length: 100 }, (_, i) => (i % 2 ? here : there).add(record)),
  );
  expect(answered.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(answered.find(({ isNew }) => !isNew)).toEqual({
    place: 'waiting',
    record,
    isNew: false,
  });

  const claimed = { ...record, uncertainPosts: 1 };
  const claims = await Promise.all([here.claim(reference), there.claim(reference)]);
  expect(claims.filter(Boolean)).toEqual([claimed]);
  const later = { ...claimed, posts: 1 };
  expect(await here.move(later, 'claimed', 'waiting', Date.now() + 60_000)).toBe(true);
  expect(await here.move(later, 'claimed', 'waiting')).toBe(false);
  expect(await there.list('waiting', Date.now())).toEqual([]);
  expect(await there.list('waiting')).toEqual([reference]);
  expect(await there.list('waiting', Date.now() - 86_400_000)).toEqual([reference]);

  expect(await here.claim(reference, Date.now())).toBeNull();
  expect(await here.claim(reference)).toMatchObject({ uncertainPosts: 2, posts: 1 });
  const [claim] = await there.claims();
  await there.release({ ...claim!, stamp: '1' }, Date.now());
  expect(await there.list('claimed')).toEqual([reference]);
  await there.release(claim!, Date.now());
  expect(await there.list('waiting', Date.now())).toEqual([reference]);
  await here.claim(reference);
  await there.release((await there.claims())[0]!, Date.now());
  expect(await there.find(reference)).toMatchObject({
    place: 'refused',
    record: { uncertainPosts: 0, alarm: true },
  });

  await here.move(record, 'refused', 'waiting');
  await here.claim(reference);
  await here.move({ ...record, posts: 2 }, 'claimed', 'sent');
  expect(await there.add(record)).toEqual({
    place: 'sent',
    record: { ...record, posts: 2 },
    isNew: false,
  });
  await there.removeDelivered(60_000);
  expect(await there.list('sent')).toEqual([reference]);
  await there.removeDelivered(-1);
  expect(await there.find(reference)).toBeNull();

  await here.add(record);
  expect([await here.remove(reference), await there.remove(reference)]).toEqual(['waiting', null]);
  expect(await there.list('waiting')).toEqual([]);
  await Promise.all([here.close(), there.close()]);
});

test('a Redis that is full loses nothing, delivers nothing twice, and health says so', async () => {
  const { here, there, client } = await stores();
  await here.add(record);
  const claimed = (await here.claim(reference))!;
  await client.config('SET', 'maxmemory', '1');
  await expect(here.move({ ...claimed, posts: 1 }, 'claimed', 'sent')).rejects.toThrow('OOM');
  await expect(there.probe()).rejects.toThrow('OOM');
  await there.release((await there.claims())[0]!, Date.now()).catch(() => {});
  expect(await there.list('claimed')).toEqual([reference]);
  await client.config('SET', 'maxmemory', '0');
  expect(await here.move({ ...claimed, posts: 1 }, 'claimed', 'sent')).toBe(true);
  expect(await there.list('sent')).toEqual([reference]);
  await Promise.all([here.close(), there.close()]);
});

test('what is damaged is set aside and named without a word of what it holds', async () => {
  const { here, there, client } = await stores();
  await here.add(record);
  await client.hset(`quote:${reference}`, 'record', '{"fullname": "Ada');
  await client.zadd('quotes:waiting', 1, 'Q-NOBODY');
  await expect(here.find(reference)).rejects.toThrow('quote:Q-AAAA-AAAA-AAAA is damaged');
  expect([await here.damaged(), await here.list('waiting')]).toEqual([1, ['Q-NOBODY']]);
  await client.zadd('quotes:sent', 1, reference);
  await expect(here.find(reference)).rejects.toThrow('is damaged');
  await here.removeDelivered(60_000);
  expect([await here.damaged(), await here.list('sent')]).toEqual([1, []]);
  expect(await here.claim('Q-NOBODY')).toBeNull();
  expect(await here.list('claimed')).toEqual([]);
  await Promise.all([here.close(), there.close()]);
});

test('a Redis that loses its data in a restart is refused', async () => {
  const volatile = await startRedis('no');
  const store = openRedisStore(connectRedis(volatile.url));
  await expect(store.add(record)).rejects.toThrow('keeps no append-only file');
  await store.close();
  await volatile.stop();
});

test('a Redis that evicts requests to make room is refused', async () => {
  const { here, there, client } = await stores();
  await client.config('SET', 'maxmemory-policy', 'allkeys-lru');
  await expect(here.add(record)).rejects.toThrow('evicts requests once it is full (allkeys-lru)');
  await client.config('SET', 'maxmemory-policy', 'volatile-ttl');
  expect(await here.add(record)).toMatchObject({ isNew: true });
  await here.remove(reference);
  await client.config('SET', 'maxmemory-policy', 'noeviction');
  await Promise.all([here.close(), there.close()]);
});

test('two sites share what is stored, and count a client together', async () => {
  const sites = [
    await startQuoteSite({ QUOTE_STORE: redis.url, QUOTE_LIMIT: '6' }),
    await startQuoteSite({ QUOTE_STORE: redis.url, QUOTE_LIMIT: '6' }),
  ];
  try {
    const statuses = [];
    for (let i = 0; i < 8; i += 1)
      statuses.push(
        (await post(sites[i % 2]!.url, { ...quoteAnswers, key: 'k' }, '192.0.2.9')).status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    const received = sites.flatMap(({ form }) => form.received);
    expect(received).toHaveLength(1);
  } finally {
    for (const site of sites) await site.stop();
  }
});
