/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { getRouteCacheKey, type ResponseCacheOwner } from 'next/dist/server/lib/route-cache-key';
import { builtDocument, isGeneratedSince, listBuildPages, readBuildPage } from './build-pages.cjs';

// Next's own enums, which types alone know.
const APP_PAGE = 'APP_PAGE' as ResponseCacheOwner['kind'];
const APP_ROUTE = 'APP_ROUTE' as ResponseCacheOwner['kind'];

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'build-'))));
afterEach(() => rmSync(folder, { recursive: true }));

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
