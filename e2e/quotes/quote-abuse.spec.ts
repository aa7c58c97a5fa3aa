import { expect, test } from '@playwright/test';
import { megabytes } from '../machine/memory';
import { quoteAnswers, post } from '../visitor/quote-post';
import { startQuoteSite, type QuoteSite } from '../site/start-site';

let site: QuoteSite;
test.beforeAll(async () => {
  site = await startQuoteSite({
    QUOTE_LIMIT: '20',
    WEBHOOK_SECRET: 'local-only-webhook-secret',
  });
});
test.afterAll(() => site.stop());

test('a flood is refused with a sentence while a visitor’s request passes', async () => {
  const flood = await Promise.all(
    Array.from({ length: 200 }, (_, i) =>
      post(site.url, { ...quoteAnswers, key: `flood ${i}` }, '203.0.113.7'),
    ),
  );
  const visitor = await post(site.url, quoteAnswers, '198.51.100.1');
  const refused = flood.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(180);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(await refused[0]!.json()).toMatchObject({ message: expect.stringContaining('Too many') });
  expect(visitor.status).toBe(200);
  expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([200, 429]));
});

// Other addresses get no body through nginx (`e2e/front/front.spec.ts`).
for (const path of ['/api/quote/', '/api/webhook/'])
  test(`eight bodies of 50 MB at once to ${path} are refused, and cost little memory`, async () => {
    await heavy(path, 1); // what the first request of a kind loads is no cost of a large one
    const memory = () => megabytes(site.pid);
    const before = memory();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, memory())), 20);
    const statuses = await Promise.all(Array.from({ length: 8 }, () => heavy(path, 50)));
    clearInterval(watch);
    console.log(
      `8 × 50 MB to ${path}: ${statuses.join(' ')}, ${most - before} MB more at the most`,
    );
    // The site may hang up on who goes on sending; it never takes what is sent.
    for (const status of statuses) expect([404, 405, 413, 'hung up']).toContain(status);
    expect(most - before).toBeLessThan(50);
    expect((await post(site.url, quoteAnswers, '198.51.100.2')).status).toBe(200);
  });

async function heavy(path: string, millions: number): Promise<number | string> {
  let left = millions;
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
    return (await fetch(site.url + path, init)).status;
  } catch {
    return 'hung up';
  }
}
