import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { expect, test } from '@playwright/test';
import { answers, post } from '../site/quote-post';
import { startInstance, type Instance } from './instance';
import { startNginx, type Nginx } from './nginx';

let site: Instance;
let nginx: Nginx;
test.beforeAll(async () => {
  site = await startInstance('.cache/sites/sample', { QUOTE_LIMIT: '3' });
  nginx = await startNginx([site.url]);
});
test.afterAll(async () => {
  await nginx.stop();
  await site.stop();
});

const page = '/inventory/titanium/grade/6al-4v/';

/** An answer as it came over the wire; `fetch` would unpack it. */
const raw = (url: string, headers: Record<string, string> = {}) =>
  answerTo(request(url, { headers }));

/** The same for an address that is sent as it is; a URL would be tidied. */
function rawAddress(path: string) {
  const { hostname, port } = new URL(nginx.url);
  return answerTo(request({ hostname, port, path }));
}

async function answerTo(asked: ClientRequest) {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    asked.once('response', resolve).once('error', reject).end(),
  );
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
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

test('what Next tells caches to tell apart is told apart', async () => {
  const { headers } = await raw(site.url + page);
  const template = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8');
  const key = template.match(/1 "1\|.*"/)?.[0] ?? '';
  const names = headers.vary!.split(/,\s*/).filter((name) => !/accept-encoding/i.test(name));
  expect(names.length).toBeGreaterThan(2);
  for (const name of names.filter((each) => each !== 'rsc'))
    expect(key).toContain(`$http_${name.toLowerCase().replaceAll('-', '_')}`);

  const html = await raw(nginx.url + page);
  const payload = await raw(`${nginx.url}${page}?_rsc=1`, { rsc: '1' });
  expect(html.headers['content-type']).toContain('text/html');
  expect(payload.headers['content-type'] ?? '').not.toContain('text/html');
  expect((await raw(nginx.url + page)).headers['content-type']).toContain('text/html');
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
    expect([spelling, (await rawAddress(spelling)).status]).toEqual([spelling, status]);
});

test('an invented query is no new page; a preview and what is under /api/ are never kept', async () => {
  await raw(nginx.url + page);
  for (const query of ['?a=1', '?utm_source=x', '?b'])
    expect((await raw(nginx.url + page + query)).headers['x-cache']).toMatch(/HIT|REVALIDATED/);
  const preview = { cookie: 'a=b; __prerender_bypass=secret' };
  for (let i = 0; i < 2; i += 1)
    expect((await raw(nginx.url + page, preview)).headers['x-cache']).toBe('BYPASS');
  for (let i = 0; i < 2; i += 1)
    expect((await raw(`${nginx.url}/api/health/`)).headers['x-cache']).toBeUndefined();
});

test('a client cannot say that it is another, and a body beyond the limit never reaches the site', async () => {
  const statuses = [];
  for (let i = 0; i < 4; i += 1)
    statuses.push((await post(nginx.url, { ...answers, key: `${i}` }, `203.0.113.${i}`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const large = await post(nginx.url, { ...answers, message: 'x'.repeat(60_000) });
  expect([large.status, large.headers.get('server')]).toEqual([413, 'nginx']);
  expect(await large.text()).toContain('nginx');
});

test('a request keeps its name, or gets one', async () => {
  const named = await raw(nginx.url + page, { 'x-request-id': 'cdn-12345678' });
  expect(named.headers['x-request-id']).toBe('cdn-12345678');
  const other = await raw(nginx.url + page, { 'x-request-id': 'no "name"' });
  expect(other.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
});
