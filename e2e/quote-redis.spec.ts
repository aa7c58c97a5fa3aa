import { expect, test } from '@playwright/test';
import type { QuoteRecord } from '@/lib/quotes/quote-record';
import { connectRedis } from '@/lib/quotes/redis';
import { openRedisStore } from '@/lib/quotes/redis-store';
import { answers, post } from './site/quote-post';
import { startQuoteSite } from './site/quote-site';
import { startRedis } from './site/redis';

const reference = 'Q-AAAA-AAAA-AAAA';
const record: QuoteRecord = {
  reference,
  at: 1,
  request: answers,
  tries: 0,
  answer: null,
  problems: {},
};
const everyone = () => false;

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

test('the store: held once, claimed once, due in time, reclaimed, forgotten', async () => {
  const { here, there } = await stores();
  const answered = await Promise.all(
    Array.from({ length: 100 }, (_, i) => (i % 2 ? here : there).hold(record)),
  );
  expect(answered.filter((held) => held === null)).toHaveLength(1);
  expect(answered.find(Boolean)).toEqual({ place: 'waiting', record });

  const claims = await Promise.all([here.claim(reference), there.claim(reference)]);
  expect(claims.filter(Boolean)).toEqual([record]);
  await here.file({ ...record, tries: 1 }, 'claimed', 'waiting', Date.now() + 60_000);
  expect(await there.list('waiting', Date.now())).toEqual([]);
  expect(await there.list('waiting')).toEqual([reference]);

  await here.claim(reference);
  await there.reclaim(60_000, everyone);
  expect(await there.list('claimed')).toEqual([reference]);
  await there.reclaim(-1, (name) => name === reference);
  expect(await there.list('claimed')).toEqual([reference]);
  await there.reclaim(-1, everyone);
  expect(await there.list('waiting', Date.now())).toEqual([reference]);

  await here.claim(reference);
  await here.file({ ...record, tries: 2 }, 'claimed', 'sent');
  expect(await there.hold(record)).toEqual({ place: 'sent', record: { ...record, tries: 2 } });
  await there.forget(60_000);
  expect(await there.list('sent')).toEqual([reference]);
  await there.forget(-1);
  expect(await there.find(reference)).toBeNull();
  await Promise.all([here.close(), there.close()]);
});

test('what is damaged is named without a word of what it holds', async () => {
  const { here, there, client } = await stores();
  await here.hold(record);
  await client.hset(`quote:${reference}`, 'record', '{"fullname": "Ada');
  await expect(here.find(reference)).rejects.toThrow('quote:Q-AAAA-AAAA-AAAA is damaged');
  await Promise.all([here.close(), there.close()]);
});

test('a Redis that forgets in a restart is refused', async () => {
  const forgetful = await startRedis('no');
  const store = openRedisStore(connectRedis(forgetful.url));
  await expect(store.hold(record)).rejects.toThrow('keeps no append-only file');
  await store.close();
  await forgetful.stop();
});

test('two sites share what is held, and count a client together', async () => {
  const sites = [
    await startQuoteSite({ QUOTE_STORE: redis.url, QUOTE_LIMIT: '6' }),
    await startQuoteSite({ QUOTE_STORE: redis.url, QUOTE_LIMIT: '6' }),
  ];
  try {
    const statuses = [];
    for (let i = 0; i < 8; i += 1)
      statuses.push(
        (await post(sites[i % 2]!.url(), { ...answers, key: 'k' }, '192.0.2.9')).status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    const received = sites.flatMap(({ form }) => form.received);
    expect(received).toHaveLength(1);
  } finally {
    for (const site of sites) await site.stop();
  }
});
