import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { templates } from '../page/templates';

const grade = '/inventory/titanium/grade/6al-4v/';

test('a page brings its styles with it, at most 60 kB of fonts, and a policy that proxies take', async ({
  request,
}) => {
  for (const path of templates) {
    const answer = await request.get(path);
    // Proxies accept response headers of some kilobytes only.
    expect([path, answer.headers()['content-security-policy']!.length <= 2000]).toEqual([
      path,
      true,
    ]);
    const links = (await answer.text()).match(/<link [^>]*>/g) ?? [];
    expect([path, links.filter((link) => link.includes('stylesheet'))]).toEqual([path, []]);
    const fonts = links
      .filter((link) => link.includes('as="font"'))
      .map((link) => /href="([^"]+)"/.exec(link)![1]!);
    const bodies = fonts.map(async (font) => (await request.get(font)).body());
    const bytes = (await Promise.all(bodies)).reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect([path, bytes <= 60_000]).toEqual([path, true]);
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

test('a page, a grade to compare and a text are asked for each time, and answered 304 where known', async ({
  request,
}) => {
  for (const path of [grade, '/compare/titanium/6al-4v.json', `${grade.replace(/\/$/, '')}.md`]) {
    const first = await request.get(path);
    const { 'cache-control': caching, etag } = first.headers();
    expect([path, caching]).toEqual([path, 'public, max-age=0, must-revalidate']);
    if (path !== grade) continue;
    const known = await request.get(path, { headers: { 'if-none-match': etag! } });
    expect(known.status()).toBe(304);
  }
});

test('a file with a hash in its name is never asked for again', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(html)!;
  expect((await request.get(script)).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
});
