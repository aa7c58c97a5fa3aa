/** @jest-environment node */
import { createServer } from 'node:http';
import { listen } from '@/e2e/machine/local-server';
import { pageCache } from '@/lib/runtime/process-state.cjs';
import { refreshPages } from './refresh-pages';

const visits: string[] = [];
const forced: string[][] = [];
const server = createServer(({ url }, response) => {
  visits.push(url!);
  forced.push([...pageCache.forcedRegenerations.keys()]);
  const times = visits.filter((each) => each === url).length;
  const old = url!.startsWith('/stuck/') || (times < 3 && !/^\/(fresh|failing)\//.test(url!));
  if (url!.startsWith('/failing/')) response.statusCode = 500;
  // What the page cache notes when it reads a page.
  if (old) pageCache.forcedRegenerations.set(url!, 1);
  pageCache.generated.set(url!, old ? 1 : 2);
  response.setHeader('x-nextjs-cache', url!.startsWith('/old/shared/') || !old ? 'HIT' : 'STALE');
  response.end('page');
});
beforeAll(async () => {
  process.env.PORT = new URL(await listen(server)).port;
});
afterAll(() => server.close());
beforeEach(() => {
  visits.splice(0);
  forced.splice(0);
});

test('a page is requested until it is regenerated, and a fresh one just once', async () => {
  await refreshPages(['/old/', '/fresh/']);
  expect(visits.toSorted()).toEqual(['/fresh/', '/old/', '/old/', '/old/']);
});

test('a stale page that another instance regenerates is requested until it is regenerated', async () => {
  await refreshPages(['/old/shared/']);
  expect(visits).toEqual(['/old/shared/', '/old/shared/', '/old/shared/']);
});

test('a page that a webhook requests is regenerated even where the limit is reached', async () => {
  await refreshPages(['/old/metals/', '/']);
  expect(new Set(forced.flat())).toEqual(new Set(['/old/metals/', '/']));
  expect([...pageCache.forcedRegenerations]).toEqual([]);
});

test('a page that sixty webhooks name waits once', async () => {
  const pages = ['/fresh/a/', '/fresh/b/', '/fresh/c/', '/fresh/d/'];
  await Promise.all(Array.from({ length: 60 }, () => refreshPages(pages)));
  // Two of them were being requested when the others came.
  expect(visits.length).toBeLessThanOrEqual(6);
  expect(new Set(visits)).toEqual(new Set(pages));
});

test('of a thousand pages a hundred are requested; the others are regenerated at the next visit', async () => {
  await refreshPages(
    Array.from({ length: 1000 }, (_, i) => (i === 0 ? '/fresh/' : `/fresh/?${i}`)),
  );
  expect(new Set(visits).size).toBe(100);
}, 60_000);

test.each(['stuck', 'failing'])(
  'after three pages that are %s WordPress counts as down, and the others are left to visitors',
  async (kind) => {
    await refreshPages(Array.from({ length: 100 }, (_, i) => `/${kind}/${i}/`));
    expect(new Set(visits).size).toBeLessThanOrEqual(4);
  },
  60_000,
);

test('a server that does not answer itself does not fail the webhook', async () => {
  process.env.PORT = '1';
  await expect(refreshPages(['/old/'])).resolves.toBeUndefined();
});
