import { test } from '@playwright/test';
import { insistThrough } from './site/insist';
import { startQuoteSite } from './site/quote-site';
import { startRedis } from './site/redis';

/** Ten seconds in the test command; QUOTE_KILL_SECONDS=60 for the figures of the README. */
const seconds = Number(process.env.QUOTE_KILL_SECONDS ?? 10);

test.beforeEach(() => test.setTimeout((seconds + 120) * 1000));

test('no acknowledged request is lost, however often the site is killed', async () => {
  const site = await startQuoteSite();
  try {
    await insistThrough('Quotes on disk', site, seconds, () => site.kill());
  } finally {
    await site.stop();
  }
});

test('nor in Redis, when the site and Redis are killed in turn', async () => {
  const redis = await startRedis();
  const site = await startQuoteSite({ QUOTE_STORE: redis.url });
  let turn = 0;
  try {
    await insistThrough('Quotes in Redis', site, seconds, () =>
      (turn += 1) % 2 === 0 ? redis.kill() : site.kill(),
    );
  } finally {
    await site.stop();
    await redis.stop();
  }
});
