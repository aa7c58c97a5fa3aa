/** @jest-environment node */
import { after } from 'next/server';
import { revalidateTag } from 'next/cache';
import contract from '@/e2e/wordpress/contract/webhooks.json';
import { startFakeCms, type FakeCms } from '@/e2e/fake-cms/server';
import { signWebhook, signatureHeader, timestampHeader } from '@/lib/webhooks/signature';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));
jest.mock('next/server', () => ({ after: jest.fn() }));

let cms: FakeCms;
let POST: typeof import('./route').POST;
beforeAll(async () => {
  cms = await startFakeCms();
  process.env.WORDPRESS_URL = cms.url;
  process.env.WEBHOOK_SECRET = contract.secret;
  ({ POST } = await import('./route'));
});
afterAll(() => cms.stop());
beforeEach(() => jest.mocked(revalidateTag).mockClear());

const ask = (body: BodyInit, timestamp: string, signature: string) =>
  POST(
    new Request('https://site.example/api/webhook/', {
      method: 'POST',
      headers: { [timestampHeader]: timestamp, [signatureHeader]: signature },
      body,
    }),
  );

let seconds = 0;
/** A webhook signed just now; each a second apart, because the same bytes twice are a replay. */
function webhook(...changes: object[]) {
  const body = JSON.stringify({ changes });
  const timestamp = String(Math.floor(Date.now() / 1000) + (seconds += 1));
  return ask(body, timestamp, signWebhook(contract.secret, timestamp, body));
}
/** What the plugin does with a webhook, by the status of our answer. */
const isRefusal = (status: number) =>
  contract.answers.find((answer) => answer.status === status)?.refused;
const refreshed = () => jest.mocked(revalidateTag).mock.calls.map(([tag]) => tag);

test.each(contract.refused)('refused, and nothing refreshed: $is', async (refused) => {
  jest.spyOn(Date, 'now').mockReturnValue(refused.now * 1000);
  const response = await ask(refused.body, refused.timestamp, refused.signature);
  const { message } = await response.json();
  expect(response.status).toBe(refused.status);
  expect(message).toContain(refused.says);
  expect(message).toMatch(/^[A-Z].*[.?]$/);
  expect(revalidateTag).not.toHaveBeenCalled();
});

test('a replayed webhook is refused', async () => {
  const body = '{"changes":[{"type":"menu","event":"changed"}]}';
  const timestamp = String(Math.floor(Date.now() / 1000));
  const send = () => ask(body, timestamp, signWebhook(contract.secret, timestamp, body));
  expect((await send()).status).toBe(200);
  jest.mocked(revalidateTag).mockClear();
  const replay = await send();
  expect([replay.status, (await replay.json()).message]).toEqual([
    401,
    'This webhook was received before.',
  ]);
  expect(revalidateTag).not.toHaveBeenCalled();
});

test.each<[string, BodyInit, number]>([
  ['more than 256 kB', 'x'.repeat(300_000), 413],
  ['bytes that are no UTF-8', new Uint8Array([0xff, 0xfe]), 400],
])('%s: a sentence', async (_, body, status) => {
  const response = await ask(body, '1', 'sha256=0');
  expect(response.status).toBe(status);
  expect((await response.json()).message).toMatch(/^The webhook .*\.$/);
});

test.each<[string, object, readonly string[]]>([
  [
    'a spec edited: also the grades of its metal, which name it',
    { type: 'titanium_specs', event: 'changed', slug: 'ams-4928' },
    ['titanium_specs', 'pages', 'titanium_grades'],
  ],
  [
    'a form edited: also the grades of every metal',
    { type: 'forms', event: 'published', slug: 'plate' },
    [
      'forms',
      'pages',
      'titanium_grades',
      'stainless_grades',
      'alloy_steel_grades',
      'nickel_grades',
      'cobalt_alloy_grades',
    ],
  ],
  [
    'a slug changed',
    { type: 'processes', event: 'changed', slug: 'sawing', before: 'cutting' },
    ['processes', 'pages'],
  ],
  [
    'a grade gone',
    { type: 'nickel_grades', event: 'gone', slug: 'not-there' },
    ['nickel_grades', 'pages'],
  ],
  ['the menu: every page', { type: 'menu', event: 'changed' }, ['menu']],
  [
    'a page of WordPress stands in the collection of pages',
    { type: 'page', event: 'changed', slug: 'about-us-2' },
    ['pages'],
  ],
])('%s', async (_, change, tags) => {
  const response = await webhook(change);
  expect(response.status).toBe(200);
  expect(refreshed()).toEqual(tags);
});

test('a slug changed: the pages at both addresses and their lists are requested', async () => {
  const change = { type: 'um_services', event: 'changed', slug: 'sourcing', before: 'finding' };
  expect((await (await webhook(change)).json()).refreshed).toEqual([
    '/services/sourcing/',
    '/services/finding/',
    '/',
    '/services/',
    '/sitemap/',
  ]);
});

test('pages are only marked as stale, never removed, and then requested', async () => {
  const response = await webhook({ type: 'processes', event: 'published', slug: 'sawing' });
  expect(jest.mocked(revalidateTag).mock.calls.map(([, profile]) => profile)).toEqual(
    refreshed().map(() => 'max'),
  );
  expect((await response.json()).refreshed).toContain('/services/value-added-processes/sawing/');
  expect(after).toHaveBeenCalled();
});

test('sixty webhooks at once read what they name a few times, not sixty', async () => {
  cms.clearLog();
  const slugs = ['6al-4v', 'cp-grade-2', 'not-there'];
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      webhook({ type: 'titanium_grades', event: 'changed', slug: slugs[i % 3] }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
  const lists = cms.requests().filter(({ path }) => path.includes('/titanium_grades?'));
  expect(lists.length).toBeLessThan(5);
});

test('while WordPress is down nothing is refreshed, and the plugin is asked to try again', async () => {
  await cms.fail('error500');
  const response = await webhook({ type: 'forms', event: 'changed', slug: 'round-bar' });
  expect(response.status).toBe(503);
  expect(isRefusal(503)).toBe(false);
  expect(response.headers.get('retry-after')).toBe('30');
  expect((await response.json()).message).toMatch(/^Nothing is refreshed yet\. 500 /);
  expect(revalidateTag).not.toHaveBeenCalled();
  await cms.ok();
});

test('what is refused here the plugin does not send again', async () => {
  for (const { status } of contract.refused) expect(isRefusal(status)).toBe(true);
  const { status } = await webhook({ type: 'forms', event: 'changed', slug: 'plate' });
  expect(isRefusal(status)).toBe(false);
});
