/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PrerenderManifest } from 'next/dist/build';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import { IncrementalCache, type CacheHandler } from 'next/dist/server/lib/incremental-cache';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { getRouteCacheKey, type ResponseCacheOwner } from 'next/dist/server/lib/route-cache-key';
import PageCache from '../page-cache/page-cache.cjs';
import { acquireSlot, releaseSlot } from '../page-cache/regenerations.cjs';
import { pageCache } from '../runtime/process-state.cjs';
import { builtDocument, isGeneratedSince, listBuildPages, readBuildPage } from './build-pages.cjs';

// Next's own enums, which types alone know.
const APP_PAGE = 'APP_PAGE' as ResponseCacheOwner['kind'];
const APP_ROUTE = 'APP_ROUTE' as ResponseCacheOwner['kind'];

let folder: string;
beforeEach(() => (folder = join(mkdtempSync(join(tmpdir(), 'build-')), 'server')));
afterEach(() => rmSync(dirname(folder), { recursive: true }));

function file(name: string, content: string) {
  const path = join(folder, 'app', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const page: ResponseCacheOwner = {
  kind: APP_PAGE,
  sourceRoute: '/inventory/[metal]/page',
};
const route: ResponseCacheOwner = { kind: APP_ROUTE, sourceRoute: '/sitemap.xml/route' };
const [pageKey, routeKey] = [
  getRouteCacheKey('/inventory/nickel', page),
  getRouteCacheKey('/sitemap.xml', route),
];
const headers = { 'x-next-cache-tags': 'menu,nickel_grades' };
const end =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:1\\n"])</script></body></html>';

/** A build with one page and one answer of a route handler, as the installed Next reads them. */
function build() {
  file('inventory/nickel.html', `<html><body>nickel${end}`);
  file('inventory/nickel.rsc', '0:1\n');
  file('inventory/nickel.segments/_tree.segment.rsc', 'tree');
  file('inventory/nickel.segments/inventory/$d$metal/__PAGE__.segment.rsc', 'segment');
  file(
    'inventory/nickel.meta',
    JSON.stringify({
      headers,
      status: 200,
      segmentPaths: ['/_tree', '/inventory/$d$metal/__PAGE__'],
      routeCache: { key: pageKey, owner: page, isFallback: false },
    }),
  );
  file('sitemap.xml.body', '<urlset/>');
  file(
    'sitemap.xml.meta',
    JSON.stringify({
      headers,
      status: 200,
      routeCache: { key: routeKey, owner: route, isFallback: false },
    }),
  );
}

/** What Next's own cache on disk reads of the same files. */
const byNext = (key: string, kind: 'APP_PAGE' | 'APP_ROUTE') =>
  new FileSystemCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: folder,
    revalidatedTags: [],
    _requestHeaders: {},
    maxMemoryCacheSize: 0,
  }).get(key, { kind, isFallback: false } as Parameters<FileSystemCache['get']>[1]);

test('a page of the build is read as Next reads it: HTML, flight data, segments, headers, age', async () => {
  build();
  const read = await readBuildPage(folder, pageKey, 'APP_PAGE');
  const expected = await byNext(pageKey, 'APP_PAGE');
  expect(expected).not.toBeNull();
  expect(Math.abs(read!.lastModified - expected!.lastModified)).toBeLessThan(1);
  expect(read!.value).toEqual(expected!.value);
});

test('a response of a route handler is read as Next reads it', async () => {
  build();
  const read = await readBuildPage(folder, routeKey, 'APP_ROUTE');
  expect(read!.value).toEqual((await byNext(routeKey, 'APP_ROUTE'))!.value);
});

test('a page is read under its own key only', async () => {
  build();
  const other = getRouteCacheKey('/inventory/nickel', { ...page, sourceRoute: '/other/page' });
  expect(await readBuildPage(folder, other, 'APP_PAGE')).toBeNull();
  expect(await byNext(other, 'APP_PAGE')).toBeNull();
  expect(
    await readBuildPage(folder, '/route-cache/APP_PAGE/9fe/$/../../../etc/passwd', 'APP_PAGE'),
  ).toBeNull();
});

/** A response of a route handler that was built 200 days ago, as Next reads it from the page cache: whether it is stale. */
async function staleByNext(path: string, revalidate: number | false) {
  const owner: ResponseCacheOwner = { kind: APP_ROUTE, sourceRoute: `${path}/route` };
  const key = getRouteCacheKey(path, owner);
  file(`${path}.body`, 'text');
  file(`${path}.meta`, JSON.stringify({ status: 200, routeCache: { key, isFallback: false } }));
  const builtAt = Date.now() / 1000 - 200 * 86_400;
  utimesSync(join(folder, 'app', `${path}.body`), builtAt, builtAt);
  const prerenderManifest = {
    version: 4,
    routes: {
      [path]: {
        initialRevalidateSeconds: revalidate,
        initialExpireSeconds: revalidate ? 31_536_000 : undefined,
        srcRoute: path,
        dataRoute: null,
      },
    },
    dynamicRoutes: {},
    notFoundRoutes: [],
    preview: {},
  } as unknown as PrerenderManifest;
  writeFileSync(join(folder, '../prerender-manifest.json'), JSON.stringify(prerenderManifest));
  const next = new IncrementalCache({
    dev: false,
    minimalMode: false,
    flushToDisk: false,
    serverDistDir: folder,
    maxMemoryCacheSize: 1e7,
    requestHeaders: {},
    prerenderManifest,
    previewProps: { previewModeId: 'x', previewModeSigningKey: 'x', previewModeEncryptionKey: 'x' },
    CurCacheHandler: PageCache as unknown as typeof CacheHandler,
  });
  const entry = await next.get(path, { kind: APP_ROUTE, route: owner, isFallback: false } as never);
  return Boolean(entry!.isStale);
}

/** How many slots of the eight are free. */
function freeSlots() {
  const keys = Array.from({ length: 8 }, (_, i) => `/route-cache/APP_PAGE/9fe/$/page-${i}`);
  const free = keys.filter((key) => acquireSlot(key));
  keys.forEach((key) => releaseSlot(key));
  return free.length;
}

test.each([
  ['a static route stays fresh and takes no slot', '/robots.txt', false, false, 8],
  ['a route of a day is stale after it', '/.well-known/security.txt', 86_400, true, 7],
  ['a route of the cycle is stale after it', '/sitemaps/pages.xml', 900, true, 7],
] as const)('built 200 days ago: %s', async (_, path, revalidate, isStale, free) => {
  pageCache.cycleMs = 900_000;
  expect(await staleByNext(path, revalidate)).toBe(isStale);
  expect(freeSlots()).toBe(free);
  releaseSlot(getRouteCacheKey(path, { kind: APP_ROUTE, sourceRoute: `${path}/route` }));
  pageCache.cycleMs = null;
});

test('a page of the build has the cycle of this start, which may be shorter than the build’s', async () => {
  build();
  const routes = { '/inventory/nickel': { initialRevalidateSeconds: 900 } };
  writeFileSync(join(folder, '../prerender-manifest.json'), JSON.stringify({ routes }));
  expect((await readBuildPage(folder, pageKey, 'APP_PAGE'))!.cacheControl).toBeUndefined();
});

test('the pages of a build are listed with their tags', async () => {
  build();
  expect(new Map(await listBuildPages(folder))).toEqual(
    new Map([
      ['/inventory/nickel/', ['menu', 'nickel_grades']],
      ['/sitemap.xml', ['menu', 'nickel_grades']],
    ]),
  );
});

test('the document of a page is read, and that pages were generated', () => {
  build();
  expect(builtDocument(folder, '/inventory/nickel')).toContain('nickel');
  expect(builtDocument(folder, '/unavailable')).toBeNull();
  expect(isGeneratedSince(folder, 0)).toBe(false);
  writeFileSync(join(folder, 'prerender-manifest.json'), '{}');
  expect([isGeneratedSince(folder, 0), isGeneratedSince(folder, Date.now() + 60_000)]).toEqual([
    true,
    false,
  ]);
});
