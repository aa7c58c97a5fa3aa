/** @jest-environment node */
import { createServer } from 'node:http';
import { after } from 'next/server';
import { revalidateTag } from 'next/cache';
import { startFakeCms, type FakeCms } from '@/e2e/fake-cms/server';
import { close, listen } from '@/e2e/machine/local-server';
import { sign } from '@/lib/preview/token';
import { pageCache, siteServer } from '@/lib/runtime/process-state.cjs';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));
jest.mock('next/server', () => ({ after: jest.fn() }));

const secret = 'a secret of this test';
/** For each request to the site: its address, and whether the post's tag was stale by then. */
const visits: [address: string, isStale: boolean][] = [];
const site = createServer(({ url }, response) => {
  visits.push([url!, pageCache.staleTags.has('titanium_grades/6al-4v')]);
  response.end('page');
});
let cms: FakeCms;
beforeAll(async () => {
  cms = await startFakeCms();
  Object.assign(process.env, {
    WORDPRESS_URL: cms.url,
    WORDPRESS_USER: 'editor',
    WORDPRESS_APPLICATION_PASSWORD: 'password',
    PREVIEW_SECRET: secret,
  });
  siteServer.origin = await listen(site);
});
afterAll(async () => {
  await cms.stop();
  await close(site);
});

/** As Next runs a route handler: it invalidates the tags once the handler has returned, then runs what `after` was given. */
async function run(handler: () => Promise<Response>) {
  const response = await handler();
  for (const [tag] of jest.mocked(revalidateTag).mock.calls)
    pageCache.staleTags.set(tag, Date.now());
  for (const [task] of jest.mocked(after).mock.calls) await (task as () => Promise<void>)();
  return response;
}

test('"Refresh now" requests the page once its tags are stale, and leads back to it', async () => {
  const { POST } = await import('./route');
  const list = await fetch(`${cms.url}/wp-json/wp/v2/titanium_grades?slug=6al-4v`);
  const [{ id }] = await list.json();
  const path = `/api/preview/titanium_grades/${id}/refresh/`;
  const until = Math.floor(Date.now() / 1000) + 60;
  const address = `https://site.example${path}?until=${until}&token=${sign(secret, path, until)}`;
  const response = await run(() =>
    POST(new Request(address, { method: 'POST' }), {
      params: Promise.resolve({ type: 'titanium_grades', id: String(id) }),
    }),
  );
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/inventory/titanium/grade/6al-4v/?uncached',
  ]);
  expect(visits).toContainEqual(['/inventory/titanium/grade/6al-4v/', true]);
  expect(visits.filter(([, isStale]) => !isStale)).toEqual([]);
});
