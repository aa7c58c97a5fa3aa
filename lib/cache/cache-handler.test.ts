/** @jest-environment node */
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/e2e/machine/temporary-folder';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { beforePaint } from '../browser/before-paint.cjs';
import PageCache from './cache-handler.cjs';
import { invalidatedElsewhere } from './invalidated-tags.cjs';

const folder = temporaryFolder('pages');
const options = { fs: nodeFs, serverDistDir: folder, flushToDisk: true, maxMemoryCacheSize: 0 };
const cache = () => new PageCache(options);
async function cacheOfAnotherProcess() {
  jest.resetModules();
  const { default: Other } = await import('./cache-handler.cjs');
  return new Other(options);
}
const context = { kind: 'APP_PAGE', cacheControl: { revalidate: 900, expire: 31_536_000 } };
const keyOf = (path: string) => `/route-cache/APP_PAGE/${'0'.repeat(64)}/$${path}`;

const flight = (data: string) =>
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push(${JSON.stringify([1, data])})</script>`;
const page = (data: string, body = '', status = 200) => ({
  kind: 'APP_PAGE',
  html: `<!DOCTYPE html><html><body><script>${beforePaint}</script>${body}${flight(data)}</body></html>`,
  rscData: Buffer.from(data),
  headers: { 'x-next-cache-tags': 'titanium_grades,menu' } as Record<string, string>,
  status,
});

test('a stored page comes back with a policy for its own scripts, from another process too', async () => {
  const sent = page('0:"a"\n');
  await cache().set(keyOf('/a'), sent, context);
  const policy = sent.headers['content-security-policy']!;
  expect(policy.match(/'sha256-/g)).toHaveLength(4);
  const { value } = await cache().get(keyOf('/a'), context);
  expect(value.headers['content-security-policy']).toBe(policy);
});

test('text of an editor that looks like Next’s is no script that the policy allows', async () => {
  const forged = page('0:"b"\n', flight('0:"evil"\n'));
  await cache().set(keyOf('/b'), forged, context);
  expect(forged.headers['content-security-policy']!.match(/'sha256-/g)).toHaveLength(4);
  const unknown = page('0:"c"\n');
  unknown.html = unknown.html.replace('</body>', '<script>alert(1)</script></body>');
  await cache().set(keyOf('/c'), unknown, context);
  expect(unknown.headers['content-security-policy']!.match(/'sha256-/g)).toHaveLength(2);
});

test('the policy allows the style sheet in the head, and none of an editor', async () => {
  const styled = page('0:"s"\n', '<style data-precedence="next">p{color:red}</style>');
  const head =
    '<head><style data-precedence="next" data-href="/a.css">p{color:blue}</style></head>';
  styled.html = styled.html.replace('<body>', `${head}<body>`);
  await cache().set(keyOf('/styled'), styled, context);
  expect(styled.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^' ]+';/);
});

test('an invalidated tag leaves the page, and Next takes it for stale: also after a restart', async () => {
  await cache().set(keyOf('/d'), page('0:"d"\n'), context);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await cache().revalidateTag('titanium_grades', { expire: 31_536_000 });
  const { lastModified, value } = await cache().get(keyOf('/d'), context);
  expect(value.html).toContain('<html>');
  const { areTagsStale, areTagsExpired } =
    await import('next/dist/server/lib/incremental-cache/tags-manifest.external');
  expect(areTagsStale(['titanium_grades'], lastModified)).toBe(true);
  expect(areTagsExpired(['titanium_grades'], lastModified)).toBe(false);
});

test('an invalidation of another process is read from the log', async () => {
  await cache().set(keyOf('/f'), page('0:"f"\n'), context);
  appendFileSync(join(folder, 'invalidated-tags.log'), `${Date.now() + 5} other menu\n`);
  const { lastModified } = await cache().get(keyOf('/f'), context);
  const { areTagsStale } =
    await import('next/dist/server/lib/incremental-cache/tags-manifest.external');
  expect(areTagsStale(['menu'], lastModified)).toBe(true);
  expect(invalidatedElsewhere.get('menu')).toBeGreaterThan(lastModified);
});

test('a 404 or a redirect leaves no file, but takes the place of a page', async () => {
  await cache().set(keyOf('/invented'), page('0:"x"\n', '', 307), context);
  expect(await cache().get(keyOf('/invented'), context)).toBeNull();
  const gone = page('0:E{"digest":"NEXT_REDIRECT;replace;/404/;307;"}\n', '', 307);
  await cache().set(keyOf('/a'), gone, context);
  const { value } = await cache().get(keyOf('/a'), context);
  expect([value.status, value.headers.location]).toEqual([307, '/404/']);
  expect(
    readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('part')),
  ).toEqual([]);
});

test('a page is dated by the start of its generation, unless it was stored again since', async () => {
  const old = { ...context, cacheControl: { revalidate: 0.001, expire: 31_536_000 } };
  await cache().set(keyOf('/g'), page('0:"g"\n'), old);
  await new Promise((resolve) => setTimeout(resolve, 10));
  await cache().get(keyOf('/g'), context); // stale: its regeneration starts
  const startedAt = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await cache().set(keyOf('/g'), page('0:"g"\n'), context);
  for (const each of [cache(), await cacheOfAnotherProcess()])
    expect((await each.get(keyOf('/g'), context)).lastModified).toBeLessThanOrEqual(startedAt);
  await new Promise((resolve) => setTimeout(resolve, 10));
  const again = Date.now();
  await cache().set(keyOf('/g'), page('0:"again"\n'), context); // as another process does
  expect((await cache().get(keyOf('/g'), context)).lastModified).toBeGreaterThanOrEqual(again - 5);
});

test('so is a page that took longer to generate than its slot is kept', async () => {
  const old = { ...context, cacheControl: { revalidate: 0.001, expire: 31_536_000 } };
  const clock = jest.spyOn(Date, 'now');
  const began = Date.now();
  for (const path of ['/slow', '/next']) await cache().set(keyOf(path), page('0:"x"\n'), old);
  clock.mockReturnValue(began + 1_000);
  await cache().get(keyOf('/slow'), context); // stale: its regeneration starts
  clock.mockReturnValue(began + 12_000);
  await cache().get(keyOf('/next'), context); // takes the slot back
  for (const path of ['/slow', '/next']) await cache().set(keyOf(path), page('0:"y"\n'), context);
  const { lastModified } = await cache().get(keyOf('/slow'), context);
  clock.mockRestore();
  expect(lastModified).toBe(began + 1_000);
});

test('a page that Next stores again, because its regeneration failed, is as old as it was: also after a restart', async () => {
  await cache().set(keyOf('/kept'), page('0:"kept"\n'), context);
  await new Promise((resolve) => setTimeout(resolve, 10));
  const edited = Date.now();
  const { value } = await cache().get(keyOf('/kept'), context);
  await cache().set(keyOf('/kept'), value, { ...context, cacheControl: { revalidate: 30 } });
  const { lastModified } = await (await cacheOfAnotherProcess()).get(keyOf('/kept'), context);
  expect(lastModified).toBeLessThan(edited);
});

test('eight stale pages are given to Next as stale, the ninth as fresh', async () => {
  // Those that the tests above left stale give their slots back.
  for (const path of ['/d', '/f', '/a'])
    await cache().set(keyOf(path), page(`0:"${path}"\n`), context);
  const old = { ...context, cacheControl: { revalidate: 0.001, expire: 31_536_000 } };
  for (let i = 0; i < 9; i += 1) await cache().set(keyOf(`/s${i}`), page(`0:"${i}"\n`), old);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const now = Date.now();
  const ages = [];
  for (let i = 0; i < 9; i += 1)
    ages.push(
      (await cache().get(keyOf(`/s${i}`), context)).lastModified >= now ? 'fresh' : 'stale',
    );
  expect(ages).toEqual([...Array(8).fill('stale'), 'fresh']);
});
