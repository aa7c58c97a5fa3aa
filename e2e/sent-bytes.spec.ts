import { gzipSync } from 'node:zlib';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { calculators } from '@/lib/calculators';
import * as routes from '@/lib/routes';

test.use({ baseURL: process.env.E2E_SITE });

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
    expect([path, html.includes('rel="stylesheet"')]).toEqual([path, false]);
    expect([path, styles > 1, styles <= 12]).toEqual([path, true, true]);
    expect([path, fonts > 1, fonts <= 60]).toEqual([path, true, true]);
    // Its policy names each of its styles and scripts, and proxies take heads of so much.
    const policy = (await request.get(path)).headers()['content-security-policy']!;
    expect([path, policy.length <= 2000]).toEqual([path, true]);
  }
});

test('a grade page is at most 15 kB of HTML beside its styles', async ({ request }) => {
  const html = await (await request.get(grade)).text();
  expect(kB(html.replaceAll(style, ''))).toBeLessThanOrEqual(15);
});
