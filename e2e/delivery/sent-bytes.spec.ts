import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { calculators } from '@/lib/calculators';
import * as routes from '@/lib/routing/routes';
import { ask } from '../visitor/ask';

const grade = '/inventory/titanium/grade/6al-4v/';
const pages = [
  '/',
  '/inventory/titanium/',
  grade,
  '/inventory/titanium/form/round-bar/',
  '/inventory/titanium/specs/ams-4928/',
  '/services/',
  '/services/stock-programs/',
  '/glossary/alloy/',
  '/capabilities/',
  '/contact/',
  '/search/',
  '/404/',
  '/product-line-card/',
  ...calculators.map(routes.tool),
];

/** kB (1,000 bytes) as gzip -9 makes them. */
const kB = (text: string | Buffer) => gzipSync(text, { level: 9 }).byteLength / 1000;

const style = /<style[^>]*>(.*?)<\/style>/gs;
const stylesOf = (html: string) => [...html.matchAll(style)].map(([, text]) => text).join('');

async function fontsOf(html: string, request: APIRequestContext) {
  const preloads = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)];
  const bodies = preloads.map(async ([, href]) => (await request.get(href!)).body());
  return (await Promise.all(bodies)).reduce((sum, { byteLength }) => sum + byteLength / 1000, 0);
}

test('a page brings its styles with it, at most 12 kB, and 60 kB of fonts', async ({ request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const [styles, fonts, bare] = [
      kB(stylesOf(html)),
      await fontsOf(html, request),
      kB(html.replaceAll(style, '')),
    ];
    console.log(
      `${kB(html).toFixed(1)} kB of HTML, ${bare.toFixed(1)} without its ${styles.toFixed(1)} of styles; ${fonts.toFixed(1)} of fonts: ${path}`,
    );
    expect([path, styles > 1, styles <= 12]).toEqual([path, true, true]);
    expect([path, fonts > 1, fonts <= 60]).toEqual([path, true, true]);
    // The policy names each style and script, and proxies accept response headers of some kilobytes only.
    const policy = (await request.get(path)).headers()['content-security-policy']!;
    expect([path, policy.length <= 2000]).toEqual([path, true]);
  }
});

test('a browser fetches no style sheet for a page that brings its styles', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname);
  });
  for (const path of pages) {
    await page.goto(path);
    expect([path, fetched]).toEqual([path, []]);
  }
});

test('the longest grade page is at most 22 kB of HTML beside its styles', async ({ request }) => {
  const html = await (await request.get(grade)).text();
  expect(kB(html.replaceAll(style, ''))).toBeLessThanOrEqual(22);
});

/** As sent: a browser would undo the encoding. */
const raw = (path: string, headers: Record<string, string>, method = 'GET') =>
  ask(process.env.E2E_SITE!, path, { headers, method });

const long = { accepted: 'gzip, deflate, br', unpack: brotliDecompressSync };
const short = { accepted: 'identity', unpack: (body: Buffer) => body };

for (const [what, path, headers, { accepted, unpack }] of [
  ['a page', grade, {}, long],
  ['the payload of a click', `${grade}?_rsc`, { rsc: '1' }, long],
  ['a list to search', '/search/inventory.json', {}, long],
  ['a grade to compare', '/compare/titanium/6al-4v.json', {}, short],
  ['a text', `${grade.replace(/\/$/, '')}.md`, {}, long],
] as const)
  test(`${what} is asked for each time, answered 304 where it is known, and compressed once`, async () => {
    const plain = await raw(path, headers);
    expect(plain).toMatchObject({
      status: 200,
      headers: {
        'cache-control': 'public, max-age=0, must-revalidate',
        'cdn-cache-control': expect.stringMatching(/^max-age=\d+, stale-while-revalidate=\d+$/),
        etag: expect.stringMatching(/^"[\w-]{27}"$/),
      },
    });
    const asking = { ...headers, 'accept-encoding': accepted };
    const first = await raw(path, asking);
    const again = await raw(path, asking);
    // A length is sent where the compressed copy was complete before the request.
    expect(again.headers['content-length']).toBe(String(again.body.byteLength));
    expect(again.headers['content-encoding']).toBe(accepted.includes('br') ? 'br' : undefined);
    expect(again.body.equals(first.body)).toBe(true);
    expect(unpack(again.body).equals(plain.body)).toBe(true);
    const head = await raw(path, asking, 'HEAD');
    expect({ ...head.headers, date: '' }).toEqual({ ...again.headers, date: '' });
    expect(head.body.byteLength).toBe(0);
    const unchanged = await raw(path, { ...asking, 'if-none-match': again.headers.etag! });
    expect([unchanged.status, unchanged.body.byteLength]).toEqual([304, 0]);
  });

test('a file with a hash in its name is never asked for again', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(html)!;
  const { headers } = await raw(script, { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
});
