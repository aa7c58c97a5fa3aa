import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { writePass } from '@/lib/preview/pass';
import { ask } from '../visitor/ask';
import { shared } from '../site/shared';
import { startInstance } from '../site/start-site';
import { startNginx } from '../site/nginx';

test.describe.configure({ mode: 'serial' });

/** The static page for errors, as the deploy commands of docs/operations.md write it for nginx. */
function unavailablePage(release: string): string {
  const [, command = ''] =
    /^(perl .*unavailable\.html) > /m.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  return execFileSync('sh', ['-c', command], { cwd: release, encoding: 'utf8' });
}

const page = '/inventory/titanium/grade/6al-4v/';
const previewSecret = 'a preview secret of these tests';
const site = shared(() => startInstance({ PREVIEW_SECRET: previewSecret }));
const nginx = shared(() => {
  writeFileSync(join(site.folder, '.next/unavailable.html'), unavailablePage(site.folder));
  return startNginx([site.url], site.folder);
});

/** An answer as it comes over the wire; the address is sent as it is. */
const raw = (origin: string, path: string, headers: Record<string, string> = {}) =>
  ask(origin, path, { headers });

test('each visitor gets a page in the encoding asked for, with the site’s own policy, from the cache', async () => {
  const plain = await raw(site.url, page);
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (body: Buffer) => body],
  ] as const) {
    await raw(nginx.url, page, { 'accept-encoding': encoding });
    const again = await raw(nginx.url, page, { 'accept-encoding': encoding });
    expect(again.headers['x-cache']).toBe('HIT');
    expect(unpack(again.body).equals(plain.body)).toBe(true);
    expect(again.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    console.log(`${page} in ${encoding}: ${again.body.byteLength} bytes`);
  }
});

test('what Next answers to its router is never kept, nor shown to a browser', async () => {
  const html = await raw(nginx.url, page);
  const payload = await raw(nginx.url, `${page}?_rsc=x`, { rsc: '1' });
  expect([200, 307]).toContain(payload.status);
  for (const headers of [{ rsc: '1' }, { 'next-router-prefetch': '1' }, { 'x-nextjs-data': '1' }])
    await raw(nginx.url, page, headers as unknown as Record<string, string>);
  expect((await raw(nginx.url, page)).body.equals(html.body)).toBe(true);
});

test('no invented query, host or header makes another copy of a page, or changes it', async () => {
  const html = await raw(nginx.url, page);
  const kept = nginx.kept().length;
  for (let i = 0; i < 20; i += 1) await raw(nginx.url, `${page}?utm=${i}`);
  for (const headers of [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-middleware-rewrite': '/x/' },
  ] as unknown as Record<string, string>[])
    await raw(nginx.url, page, headers);
  expect(nginx.kept()).toHaveLength(kept);
  expect((await raw(nginx.url, page)).body.equals(html.body)).toBe(true);
});

test('a redirect keeps the query of its own request, and no spelling or query of an address changes what others get', async () => {
  const locationOf = async (path: string) => (await raw(nginx.url, path)).headers.location;
  for (const query of ['?form=x', '?form=y', '', '?form=z'])
    for (const path of ['/inventory', '/titanium-grades/'])
      expect(await locationOf(path + query)).toBe(
        `/inventory/${path === '/inventory' ? '' : 'titanium/'}${query}`,
      );
  const spellings = ['/?%70=12', '/%63ontact/', '//glossary/'];
  for (const path of spellings) expect((await raw(nginx.url, path)).status).toBe(308);
  for (const path of ['/', '/contact/', '/glossary/'])
    expect([path, (await raw(nginx.url, path)).status]).toEqual([path, 200]);
});

test('no body of a megabyte reaches a page or a file of the site', async () => {
  for (const path of ['/', '/icon.svg', '/api/health/']) {
    const body = new Uint8Array(1_000_000);
    const { status } = await fetch(nginx.url + path, { method: 'POST', body });
    expect([path, status]).toEqual([path, 413]);
  }
});

test('only the machine itself gets the health page', async () => {
  const from = '127.0.0.66';
  for (const path of [
    '/api/health/',
    '/api/health',
    '//api/health/',
    '/%61pi/health/',
    '/api%2fhealth/',
    '/api\\health/',
    '/API/health/',
    '/api/health.json',
    '/index/api/health/',
    `/_next/data/${readFileSync(join(site.folder, '.next/BUILD_ID'), 'utf8')}/api/health.json`,
    '/api/metrics/',
  ])
    expect([path, (await ask(nginx.url, path, { from })).status]).not.toEqual([path, 200]);
  expect((await raw(nginx.url, '/api/health/')).status).toBe(200);
});

test('an editor’s preview passes the cache and is not kept', async () => {
  const until = Math.floor(Date.now() / 1000) + 60;
  const pass = { address: page, name: 'titanium_grades', id: 1, until };
  const cookie = `__prerender_bypass=${'a'.repeat(32)}; preview=${await writePass(pass, previewSecret)}`;
  const visitors = await raw(nginx.url, page);
  const preview = await raw(nginx.url, page, { cookie });
  expect(preview.headers['x-cache']).toBe('BYPASS');
  expect((await raw(nginx.url, page)).body.equals(visitors.body)).toBe(true);
});

test('while the site is down every visited page stays, and any other has words and a telephone number', async ({
  browser,
}) => {
  const kept = await raw(nginx.url, page);
  await site.end();
  for (let i = 0; i < 3; i += 1) {
    const stale = await raw(nginx.url, page);
    expect([stale.status, stale.body.equals(kept.body)]).toEqual([200, true]);
  }
  const redirect = await raw(nginx.url, '/inventory?form=down');
  expect(redirect.headers.location).toBe('/inventory/?form=down');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const tab = await context.newPage();
  const answer = await tab.goto(`${nginx.url}/inventory/nickel/grade/never-visited/`);
  expect(answer!.status()).toBe(502);
  await expect(tab.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(tab.getByRole('main').getByRole('link', { name: /555/ })).toBeVisible();
  await context.close();
});
