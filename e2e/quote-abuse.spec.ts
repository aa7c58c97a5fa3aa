import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { answers, post } from './site/quote-post';
import { startQuoteSite, type QuoteSite } from './site/quote-site';

let site: QuoteSite;
test.beforeAll(async () => {
  site = await startQuoteSite({ QUOTE_LIMIT: '10' });
});
test.afterAll(() => site.stop());

test('a flood is refused with a sentence while a visitor’s request passes', async () => {
  const flood = await Promise.all(
    Array.from({ length: 200 }, (_, i) =>
      post(site.url(), { ...answers, key: `flood ${i}` }, '203.0.113.7'),
    ),
  );
  const visitor = await post(site.url(), answers, '198.51.100.1');
  const refused = flood.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(190);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(await refused[0]!.json()).toMatchObject({ message: expect.stringContaining('Too many') });
  expect(visitor.status).toBe(200);
  expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([200, 429]));
});

test('eight bodies of 50 MB at once are refused, and cost little memory', async () => {
  const before = memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memory())), 20);
  const statuses = await Promise.all(Array.from({ length: 8 }, () => heavy(50)));
  clearInterval(watch);
  console.log(`8 × 50 MB: answered ${statuses.join(' ')}, ${most - before} MB more at the most`);
  // The site may hang up on who goes on sending; it never takes what is sent.
  for (const status of statuses) expect([413, 'hung up']).toContain(status);
  expect(most - before).toBeLessThan(50);
  expect((await post(site.url(), answers, '198.51.100.2')).status).toBe(200);
});

async function heavy(megabytes: number): Promise<number | string> {
  let left = megabytes;
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(1024 * 1024));
      left -= 1;
      if (left === 0) controller.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    duplex: 'half',
    body,
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': '203.0.113.8',
    },
    signal: AbortSignal.timeout(20_000),
  };
  try {
    return (await fetch(`${site.url()}/api/quote/`, init)).status;
  } catch {
    return 'hung up';
  }
}

/** What the site's process holds, MB. */
const memory = () =>
  Math.round(
    Number(readFileSync(`/proc/${site.pid()}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)![1]) / 1024,
  );
