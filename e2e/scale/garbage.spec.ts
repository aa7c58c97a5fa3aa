import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Redis } from 'ioredis';
import { shareClock } from '@/lib/instances/clock';
import { keysOf } from '@/lib/instances/keys';
import { encodePage } from '@/lib/instances/page-copy';
import { sharePages } from '@/lib/instances/pages';
import { shareReadings } from '@/lib/instances/readings';
import { connectCacheRedis, type CacheRedis } from '@/lib/instances/redis';
import { createSigner, signText } from '@/lib/instances/signer';
import { shareTags, type Changed } from '@/lib/instances/tag-table';
import { startRedis } from '../site/redis';

/*
 * Write access to the Redis of CACHE_URL decides nothing about what visitors see: whatever stands under the keys
 * that instances read is a miss, and the next thing that an instance writes takes its place.
 */

const keys = keysOf({
  buildId: 'b',
  wordPress: 'https://cms.example',
  site: 'https://www.example',
});
const signer = createSigner('the secret of the release');
const page = '/inventory/titanium';
const lifeMs = 2000;
const copy = (html: string, lastModified = Date.now()) => ({
  value: { kind: 'APP_PAGE' as const, html, rscData: Buffer.from('0'), headers: {}, status: 200 },
  lastModified,
  cacheControl: { revalidate: 900 },
});

let redis: Awaited<ReturnType<typeof startRedis>>;
let connection: CacheRedis;
const applied: Changed[] = [];
let here: ReturnType<typeof instance>;
test.beforeAll(async () => {
  redis = await startRedis('no');
  connection = connectCacheRedis(redis.url, () => {});
  await new Promise<void>((resolve) => connection.onReady(resolve));
  here = instance();
});
test.afterAll(async () => {
  connection?.client.disconnect();
  await redis?.stop();
});

/** What one instance asks of Redis. */
function instance() {
  const clock = shareClock(connection);
  const tags = shareTags(
    connection,
    keys,
    clock,
    (changed) => applied.push(changed),
    () => {},
  );
  return {
    tags,
    pages: sharePages(connection, keys, clock, randomUUID(), signer),
    readings: shareReadings(connection, keys, clock, tags, lifeMs, signer),
  };
}

const far = Date.now() + 1e12;
/** Every type that Redis has, and what JSON, numbers and gzip can say. */
const garbage: readonly (readonly [what: string, put: (client: Redis, key: string) => unknown])[] =
  [
    ...[
      '',
      '[]',
      '{}',
      'null',
      '0',
      '-1',
      'NaN',
      '1e400',
      '"x"',
      '{"startedAt":1}',
      '\0\uFFFD',
    ].map(
      (text) =>
        [
          `the text ${JSON.stringify(text)}`,
          (client: Redis, key: string) => client.set(key, text),
        ] as const,
    ),
    [
      'a reading of nothing',
      (client, key) =>
        client.set(key, JSON.stringify({ startedAt: far, read: { read: [], leftOut: [] } })),
    ],
    ['random bytes', (client, key) => client.set(key, randomBytes(5000))],
    ['20 MB', (client, key) => client.set(key, Buffer.alloc(20 * 1024 * 1024, 'x'))],
    ['a list', (client, key) => client.rpush(key, 'a', 'b')],
    ['a set', (client, key) => client.sadd(key, 'a', 'b')],
    ['a stream', (client, key) => client.xadd(key, '*', 'lastModified', '1')],
    [
      'a sorted set of strange times',
      (client, key) =>
        client.zadd(key, '+inf', 'menu', '-inf', 'forms', far, 'pages', -5, 'services'),
    ],
    ...[
      ['no copy', {}],
      ['a copy of no bytes', { lastModified: far, copy: '' }],
      ['a copy of nobody', { lastModified: far, copy: () => encodePage(page, copy('evil', far)) }],
      [
        'a copy of another release',
        {
          lastModified: far,
          copy: () =>
            encodePage(page, copy('evil')).then((bytes) =>
              createSigner('x').sign(keys.page(page), bytes),
            ),
        },
      ],
      [
        'the copy of another page',
        {
          lastModified: far,
          copy: () =>
            encodePage(page, copy('evil')).then((bytes) => signer.sign(keys.page('/other'), bytes)),
        },
      ],
      ['a time that is none', { lastModified: 'x', copy: 'x' }],
      ['a bomb', { lastModified: far, copy: gzipSync(Buffer.alloc(200 * 1024 * 1024)) }],
      ['10 MB of a copy', { lastModified: far, copy: Buffer.alloc(10 * 1024 * 1024) }],
    ].map(([what, fields]) => {
      const { lastModified = 1, copy: bytes = 'x' } = fields as {
        lastModified?: number;
        copy?: Buffer | (() => Promise<Buffer>);
      };
      return [
        `a hash with ${what as string}`,
        async (client: Redis, key: string) =>
          client.hset(key, {
            lastModified,
            copy: typeof bytes === 'function' ? await bytes() : bytes,
          }),
      ] as const;
    }),
  ];

const everyKey = [
  keys.tags,
  keys.page(page),
  keys.pageLock(page),
  keys.reading('pages'),
  keys.readingLock('pages'),
];

for (const [what, put] of garbage)
  test(`${what} under every key is a miss`, async () => {
    await redis.run(async (client) => {
      await client.flushall();
      for (const key of everyKey) await put(client, key);
    });
    applied.length = 0;
    // Nothing of it is used …
    expect(await here.pages.newest(page, 0)).toBeNull();
    expect((await here.readings.share('pages', async () => 'read here')).answer).toBe('read here');
    await here.tags.sync();
    for (const [, at] of applied.flatMap((changed) => [...changed]))
      expect(at).toBeLessThanOrEqual(Date.now());
    // … a lock that is never released is taken …
    await expect.poll(() => here.pages.mayRegenerate(page)).toBe(true);
    // … what an instance writes replaces it, and all instances get what is announced.
    await here.pages.publish(page, copy('ours'));
    const there = instance();
    expect(await there.pages.newest(page, 0)).toMatchObject({ value: { html: 'ours' } });
    expect((await there.readings.share('pages', async () => 'again')).answer).toBe('read here');
    await here.tags.announce(['pages']);
    await here.tags.sync();
    await there.tags.sync();
    expect(there.tags.changedAt('pages')).toBeGreaterThan(Date.now() - 5000);
    expect(there.tags.changedAt('pages')).toBeLessThanOrEqual(Date.now());
    expect(connection.outage.since()).toBeNull();
  });

test('a signed reading that is written again later expires all the same', async () => {
  const key = keys.reading('pages');
  const startedAt = Date.now() - 3_600_000;
  const old = signText(signer, key, JSON.stringify({ startedAt, read: 'an hour ago' }));
  await redis.run(async (client) => {
    await client.flushall();
    await client.set(key, old);
  });
  expect((await instance().readings.share('pages', async () => 'now')).answer).toBe('now');
});

test('a signed copy that is older than its unsigned time is not taken', async () => {
  const key = keys.page(page);
  const signed = signer.sign(key, await encodePage(page, copy('old', 1000)));
  await redis.run((client) => client.hset(key, { lastModified: far, copy: signed }));
  expect(await here.pages.newest(page, 2000)).toBeNull();
});

test('an older copy that is published later replaces no newer one', async () => {
  await redis.run((client) => client.flushall());
  const at = Date.now();
  const [slow, fast, third] = [instance(), instance(), instance()];
  expect(await slow.pages.mayRegenerate(page)).toBe(true);
  await fast.pages.publish(page, copy('newer', at));
  await slow.pages.publish(page, copy('older', at - 9000));
  expect(await third.pages.newest(page, 0)).toMatchObject({ value: { html: 'newer' } });
  expect(await third.pages.mayRegenerate(page)).toBe(true); // the lock is released all the same
  await slow.pages.publish(page, copy('newest', at + 1));
  expect(await fast.pages.newest(page, 0)).toMatchObject({ value: { html: 'newest' } });
});

test('messages that are none change nothing', async () => {
  const { readInvalidations } = await import('@/lib/instances/invalidation-message');
  applied.length = 0;
  for (const message of [
    '',
    '[]',
    '{"tags":[["a",1e999]]}',
    `{"tags":[["a",${far}]]}`,
    '{"tags":[["a",-1]]}',
  ])
    here.tags.receive(readInvalidations(message));
  await pause(10);
  expect(applied).toEqual([]);
});
