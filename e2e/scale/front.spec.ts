// @ts-nocheck -- the coordinator removes this file
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { passFor, writePass } from '@/lib/preview/pass';
import { quoteAnswers, post } from '../visitor/quote-post';
import { ask } from '../visitor/ask';
import { startInstance, type Instance } from '../site/start-site';
import { startNginx, type Nginx } from '../site/nginx';
import { sampleBuild } from '../site/build';

const previewSecret = 'a preview secret of these tests';
let site: Instance;
let nginx: Nginx;
test.beforeAll(async () => {
  site = await startInstance(sampleBuild, {
    QUOTE_LIMIT: '3',
    PREVIEW_SECRET: previewSecret,
  });
  nginx = await startNginx([site.url]);
});
test.afterAll(async () => {
  await nginx.stop();
  await site.stop();
});

const page = '/inventory/titanium/grade/6al-4v/';

/** An answer as it came over the wire; the address is sent as it is. */
function raw(url: string, headers: Record<string, string> = {}) {
  const { origin } = new URL(url);
  return ask(origin, url.slice(origin.length), { headers });
}

const unpack: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

test('each visitor gets a page in the encoding asked for, compressed once, with the site’s own policy', async () => {
  const plain = await raw(site.url + page);
  const sizes: string[] = [];
  for (const encoding of ['br', 'gzip']) {
    const asking = { 'accept-encoding': `${encoding}, deflate` };
    const first = await raw(nginx.url + page, asking);
    const again = await raw(nginx.url + page, asking);
    expect(again.headers['x-cache']).toBe('HIT');
    expect(again.headers['content-encoding']).toBe(encoding);
    expect(again.body.equals(first.body)).toBe(true);
    expect(unpack[encoding]!(again.body).equals(plain.body)).toBe(true);
    expect(again.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
    sizes.push(`${encoding} ${again.body.length}`);
  }
  const refused = await raw(nginx.url + page, { 'accept-encoding': 'br;q=0, gzip;q=0' });
  expect(refused.headers['content-encoding']).toBeUndefined();
  console.log(`${page}: ${plain.body.length} bytes, ${sizes.join(', ')}`);
});

/** Next redirects to the address with the right `_rsc`, a hash of what it names in Vary. */
async function payloadFrom(origin: string, headers: Record<string, string>) {
  const redirect = await raw(`${origin}${page}?_rsc=none`, { rsc: '1', ...headers });
  return redirect.status === 307
    ? raw(origin + redirect.headers.location!, { rsc: '1', ...headers })
    : redirect;
}

test('what Next varies on has its own cache entry, or makes no difference', async () => {
  const { headers } = await raw(site.url + page);
  await expect // a stale page is regenerated meanwhile
    .poll(async () => (await raw(site.url + page)).headers['x-nextjs-cache'])
    .toBe('HIT');
  const known: Record<string, string> = {
    rsc: '1',
    'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    'next-url': '/contact/',
  };
  const names = headers.vary!.split(/,\s*/).filter((name) => !/accept-encoding/i.test(name));
  expect(names.length).toBeGreaterThan(2);
  expect(Object.keys(known)).toEqual(
    expect.arrayContaining(names.map((name) => name.toLowerCase())),
  );

  const payload = await payloadFrom(site.url, {});
  for (const name of ['next-router-state-tree', 'next-router-prefetch', 'next-url']) {
    const other = await payloadFrom(site.url, { [name]: known[name]! });
    expect(other.body.equals(payload.body)).toBe(true);
  }

  const segment = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
  const tree = await payloadFrom(site.url, segment);
  expect(tree.body.equals(payload.body)).toBe(false);
  const html = await raw(nginx.url + page);
  for (const turn of ['first', 'again']) {
    for (const [expected, asked] of [
      [payload, {}],
      [tree, segment],
    ] as const) {
      const answer = await payloadFrom(nginx.url, asked);
      expect(answer.headers['content-type']).toBe('text/x-component');
      expect(answer.body.equals(expected.body)).toBe(true);
      expect(answer.headers['x-cache'] === 'MISS').toBe(turn === 'first');
    }
    expect((await raw(nginx.url + page)).body.equals(html.body)).toBe(true);
  }
});

test('a page of the site is one copy, however it is asked for', async () => {
  const tree = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
  const file = (await raw(nginx.url + page)).body
    .toString()
    .match(/\/_next\/static\/[^"]+\.js/)![0];
  for (const path of [page, '/404/', '/search/inventory.json', '/services.md', file])
    await raw(nginx.url + path);
  await payloadFrom(nginx.url, {});
  await payloadFrom(nginx.url, tree);
  const kept = nginx.kept().length;
  const rsc = { rsc: '1' };
  const spellings: readonly [path: string, headers?: Record<string, string>][] = [
    ['//inventory/titanium/grade/6al-4v/'],
    ['/inventory/titanium/grade/6al-4v'],
    ['/inventory/titanium/grade/6AL-4V/'],
    ['/inventory/titanium/grade/6al-4%76/'],
    ['/inventory/titanium/grade/6al-4v/;a/'],
    ['/inventory/titanium/grade/6al-4v\\'],
    ['/inventory/titanium/grade/6al-4v.rsc'],
    ['/inventory/titanium/grade/6al-4v/.rsc'],
    ['/inventory/titanium/grade/6al-4v.segments/_tree.segment.rsc'],
    ['/inventory/titanium/grade/6al-4v/index.html'],
    ['/inventory/titanium/1/'],
    ['/inventory/titanium/01/'],
    ['/inventory/titanium/grade/none/', rsc],
    ['/none/', rsc],
    ['/none/?_rsc', rsc],
    ['/none/none/', rsc],
    ['/none.rsc', rsc],
    ['/404/none/', rsc],
    ['/glossary/none/alloy/'],
    ['/quote-sent/Q-AAAA-BBBB-CCCC/'],
    ['/services/.md'],
    ['/text/services.md'],
    [file.replace('.js', '%2Ejs')],
    [`${file}?a`],
    [`/${file}`],
    ['/search/inventory.json', { ...tree, 'next-router-segment-prefetch': '/none' }],
    [page, { ...tree, 'next-router-segment-prefetch': '/_tree/' }],
    [page, { ...tree, 'next-router-segment-prefetch': '//_tree' }],
    [page, { ...tree, 'next-router-segment-prefetch': '/_TREE' }],
  ];
  for (const [path, headers] of spellings)
    for (let i = 0; i < 2; i += 1) {
      const { status, headers: received } = await raw(nginx.url + path, headers);
      // Follows the redirect, as browsers do.
      if (status === 307 && received.location?.includes('_rsc'))
        await raw(nginx.url + received.location, headers);
    }
  // The payload of /404/ alone.
  expect(nginx.kept().length - kept).toBeLessThanOrEqual(1);
});

test('every address below /404/ is the same 404 page', async ({ page: tab }) => {
  const problems: string[] = [];
  tab.on('pageerror', (error) => problems.push(error.message));
  const [one, other] = [await raw(`${nginx.url}/404/one/`), await raw(`${nginx.url}/404/other/x/`)];
  expect([one.status, other.status]).toEqual([404, 404]);
  expect(other.headers['x-cache']).not.toBe('MISS');
  expect(other.body.equals(one.body)).toBe(true);
  await tab.goto(`${nginx.url}/404/any-page/`, { waitUntil: 'networkidle' });
  await expect(tab.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await expect(tab).toHaveURL(`${nginx.url}/404/any-page/`);
  await tab.getByRole('link', { name: 'Inventory' }).first().click();
  await expect(tab).toHaveURL(/\/inventory\//);
  expect(problems).toEqual([]);
});

test('only the operator gets the health page, however its address is written', async () => {
  for (const path of [
    '/api/health/',
    '/api/health',
    '//api/health/',
    '/api//health/',
    '/%61pi/health/',
    '/api/health%2f',
    '/api%2fhealth/',
    '/api\\health/',
    '/API/health/',
    '/api/health.json',
    '/api/health.rsc',
    '/api/health/?a',
    '/api/health/#a',
    '/index/api/health/',
    '/_next/data/build/api/health.json',
    `/_next/data/${readFileSync(join(site.folder, '.next/BUILD_ID'), 'utf8')}/api/health.json`,
  ]) {
    const answer = await ask(nginx.url, path, { from: '127.0.0.66' });
    expect([path, answer.status]).not.toEqual([path, 200]);
    expect(answer.body.toString()).not.toContain('wordpress');
  }
});

test('an editor’s preview passes the cache and is not stored; a cookie that only looks like a preview’s gets the page', async () => {
  const { preview } = JSON.parse(
    readFileSync(join(site.folder, '.next/prerender-manifest.json'), 'utf8'),
  ) as { preview: { previewModeId: string } };
  const cookieOf = (autosaveUserId: number | null) => {
    const pass = writePass(page, passFor('titanium_grades', 1, autosaveUserId), previewSecret);
    return `a=b; __prerender_bypass=${preview.previewModeId}; preview=${pass}`;
  };
  const visitors = await raw(nginx.url + page);
  for (const autosaveUserId of [null, 3, null]) {
    const { headers, body } = await raw(nginx.url + page, { cookie: cookieOf(autosaveUserId) });
    expect([headers['x-cache'], headers['cache-control']]).toEqual([
      'BYPASS',
      expect.stringContaining('no-store'),
    ]);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body.equals(visitors.body)).toBe(false);
  }
  const forged = cookieOf(null).replace(preview.previewModeId, 'a'.repeat(32));
  expect((await raw(nginx.url + page, { cookie: forged })).body.equals(visitors.body)).toBe(true);
  expect(
    (await raw(nginx.url + page, { cookie: '__prerender_bypass=x' })).headers['x-cache'],
  ).toMatch(/HIT|REVALIDATED/);
  expect((await raw(nginx.url + page)).body.equals(visitors.body)).toBe(true);
});

test('no invented host, header or spelling is a new page, and none changes what others get', async () => {
  const before = await raw(nginx.url + page);
  const invented: readonly [path: string, headers: Record<string, string>][] = [
    [page, { host: 'evil.example' }],
    [page, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' }],
    [page, { 'next-url': '/evil' }],
    [page, { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
    [page, { 'next-router-state-tree': 'x' }],
    [page, { rsc: 'evil' }],
    [`${page}?_rsc=evil`, {}],
  ];
  for (const [path, headers] of invented) {
    const answer = await raw(nginx.url + path, headers);
    expect([headers, answer.headers['x-cache']]).toEqual([
      headers,
      expect.stringMatching(/HIT|REVALIDATED|UPDATING/),
    ]);
    expect(answer.body.equals(before.body)).toBe(true);
  }
  for (const [spelling, status] of [
    ['/inventory/titanium/grade/6al-4%76/', 308],
    [`${page}./`, 400],
    [`${page}%2e/`, 400],
  ] as const)
    expect([spelling, (await raw(nginx.url + spelling)).status]).toEqual([spelling, status]);
});

test('an invented query makes no new copy, and nothing under /api/ is cached', async () => {
  await raw(nginx.url + page);
  for (const query of ['?a=1', '?utm_source=x', '?b'])
    expect((await raw(nginx.url + page + query)).headers['x-cache']).toMatch(/HIT|REVALIDATED/);
  for (let i = 0; i < 2; i += 1)
    expect((await raw(`${nginx.url}/api/health/`)).headers['x-cache']).toBeUndefined();
});

test('a client cannot pass as another, and a body beyond the limit never reaches the site', async () => {
  const statuses = [];
  for (let i = 0; i < 4; i += 1)
    statuses.push(
      (await post(nginx.url, { ...quoteAnswers, key: `${i}` }, `203.0.113.${i}`)).status,
    );
  expect(statuses).toEqual([200, 200, 200, 429]);
  // A quote request may carry files, so it may be larger (52 MB); a list may not.
  const large = await fetch(`${nginx.url}/api/quote-lines/`, {
    method: 'POST',
    body: new URLSearchParams({ text: 'x'.repeat(400_000) }),
  });
  expect([large.status, large.headers.get('server')]).toEqual([413, 'nginx']);
  expect(await large.text()).toContain('nginx');
});

test('a request keeps its id, or gets one', async () => {
  const named = await raw(nginx.url + page, { 'x-request-id': 'cdn-12345678' });
  expect(named.headers['x-request-id']).toBe('cdn-12345678');
  const other = await raw(nginx.url + page, { 'x-request-id': 'no "name"' });
  expect(other.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
});
