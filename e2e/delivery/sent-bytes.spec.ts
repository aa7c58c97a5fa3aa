import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { calculators } from '@/lib/calculators';
import * as routes from '@/lib/routing/routes';

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

test('a page brings its styles with it, and at most 60 kB of fonts', async ({ request }) => {
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
    expect([path, styles > 1]).toEqual([path, true]);
    expect([path, fonts <= 60]).toEqual([path, true]);
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

for (const [path, most] of [
  ['/', 28.4],
  [grade, 37.1],
  ['/tools/metal-weight-conversion/', 58.3],
] as const)
  test(`${path} is at most ${most} kB of HTML and styles with brotli, as nginx sends it`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
    expect(bytes.byteLength / 1000).toBeLessThanOrEqual(most);
  });

const askedAgain = 'public, max-age=0, must-revalidate';
for (const [what, path, headers, caching] of [
  ['a page', grade, {}, askedAgain],
  // A cache that ignores `Vary` would show it as the page.
  ['the payload of a click', `${grade}?_rsc`, { rsc: '1' }, 'private, no-store'],
  ['a grade to compare', '/compare/titanium/6al-4v.json', {}, askedAgain],
  ['a text', `${grade.replace(/\/$/, '')}.md`, {}, askedAgain],
] as const)
  test(`${what} is asked for each time, and a page is answered 304 where it is known`, async ({
    request,
  }) => {
    const first = await request.get(path, { headers });
    expect(first.status()).toBe(200);
    expect(first.headers()['cache-control']).toBe(caching);
    const { etag } = first.headers();
    if (what === 'a page') expect(etag).toBeTruthy();
    if (!etag) return;
    const unchanged = await request.get(path, { headers: { ...headers, 'if-none-match': etag } });
    expect(unchanged.status()).toBe(304);
  });

test('a file with a hash in its name is never asked for again', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(html)!;
  expect((await request.get(script)).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
});
