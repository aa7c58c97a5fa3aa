/** @jest-environment node */
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import type { PrerenderManifest } from 'next/dist/build';
import { getRouteCacheKey, type ResponseCacheOwner } from 'next/dist/server/lib/route-cache-key';
import RenderResult from 'next/dist/server/render-result';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import ResponseCache, { type ResponseCacheEntry } from 'next/dist/server/response-cache';
import { executeRevalidates } from 'next/dist/server/revalidation-utils';
import { initializeCacheHandlers } from 'next/dist/server/use-cache/handlers';
import PageCache from '../page-cache/page-cache.cjs';
import { acquireSlot, releaseSlot } from '../page-cache/regenerations.cjs';
import { pageCache } from '../runtime/process-state.cjs';
import { addressOf, redirectTarget, tagsOf } from './cached-page.cjs';

// Next's own enums, which types alone know.
const APP_PAGE = 'APP_PAGE' as ResponseCacheOwner['kind'];

const owner: ResponseCacheOwner = { kind: APP_PAGE, sourceRoute: '/[...path]/page' };
const html = '<!DOCTYPE html><html><head></head><body>page</body></html>';
beforeAll(() => initializeCacheHandlers(1e7)); // as a server does: its handler marks tags in Next's own table
beforeEach(() => (pageCache.cycleMs = 900_000));

/** A page as Next generates it. */
const generated = (): ResponseCacheEntry =>
  ({
    value: {
      kind: 'APP_PAGE',
      html: RenderResult.fromStatic(html, 'text/html; charset=utf-8'),
      rscData: Buffer.from('0:"data"\n'),
      headers: { 'x-next-cache-tags': 'menu,forms' },
      status: 200,
      segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    },
    cacheControl: { revalidate: 900, expire: 31_536_000 },
  }) as unknown as ResponseCacheEntry;

/** Next's own caches around the site's handler, as a server has them. */
function next() {
  const incrementalCache = new IncrementalCache({
    dev: false,
    minimalMode: false,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    maxMemoryCacheSize: 1e7,
    requestHeaders: {},
    prerenderManifest: {
      version: 4,
      routes: {},
      dynamicRoutes: {},
      notFoundRoutes: [],
      preview: {},
    } as unknown as PrerenderManifest,
    previewProps: { previewModeId: 'x', previewModeSigningKey: 'x', previewModeEncryptionKey: 'x' },
    CurCacheHandler:
      PageCache as unknown as typeof import('next/dist/server/lib/incremental-cache').CacheHandler,
  });
  const responses = new ResponseCache({ minimalMode: false, route: owner });
  const revalidations: Promise<unknown>[] = [];
  return {
    /** As Next does after a request that called `revalidateTag(tag, 'max')`. */
    async revalidateTag(tag: string) {
      await executeRevalidates({
        incrementalCache,
        pendingRevalidatedTags: [{ tag, profile: 'max' }],
        cacheLifeProfiles: { max: { expire: 31_536_000 } },
      } as unknown as Parameters<typeof executeRevalidates>[0]);
      await new Promise((resolve) => setTimeout(resolve, 2)); // what is generated later is newer
    },
    async get(path: string, generate = async () => generated()) {
      const entry = await responses.get(path, generate, {
        routeKind: APP_PAGE,
        incrementalCache,
        waitUntil: (revalidation) => revalidations.push(revalidation.catch(() => {})),
      });
      await Promise.all(revalidations);
      if (!entry || 'error' in entry || entry.value?.kind !== 'APP_PAGE')
        throw new Error('no page');
      const { headers, html: body } = entry.value;
      return { entry, headers, html: body.toUnchunkedString() };
    },
  };
}

test.each([
  ['/inventory/nickel', '/inventory/nickel/'],
  ['/', '/'],
  ['/index', '/index/'],
  ['/index/nickel', '/index/nickel/'],
  ['/sitemap.xml', '/sitemap.xml'],
])('a key ends in "/$" and the address: %s', (path, address) => {
  expect(addressOf(getRouteCacheKey(path, owner))).toBe(address);
});

test('a generated page is sent as the object that is stored: its first visitor gets its policy', async () => {
  const { headers, html: body } = await next().get('/first');
  expect(headers?.['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(body).toContain(`self.__next_f.push([1,'0:"data"\\n'])`);
});

test('a stored page is read with its tags, and is fresh', async () => {
  const site = next();
  await site.get('/stored');
  const generate = jest.fn(async () => generated());
  const { entry } = await site.get('/stored', generate);
  expect(entry.isStale).toBeFalsy();
  expect(generate).not.toHaveBeenCalled();
  expect(tagsOf(entry.value as Parameters<typeof tagsOf>[0])).toEqual(['menu', 'forms']);
});

test('an invalidated page is stale to Next, not expired: it is sent, and regenerated in the background', async () => {
  const site = next();
  await site.get('/stale');
  await site.revalidateTag('menu');
  const generate = jest.fn(async () => generated());
  const { entry } = await site.get('/stale', generate);
  expect([entry.isStale, generate.mock.calls.length]).toEqual([true, 1]);
  expect((await site.get('/stale')).entry.isStale).toBeFalsy();
});

test('Next’s own table of tags makes no page stale that the page cache returns as fresh', async () => {
  const site = next();
  const paths = Array.from({ length: 9 }, (_, i) => `/page-${i}`);
  for (const path of paths) await site.get(path);
  await site.revalidateTag('menu');
  expect(tagsManifest.get('menu')).toMatchObject({ stale: expect.any(Number) });
  const taken = paths.slice(0, 8).map((path) => getRouteCacheKey(path, owner));
  expect(taken.map((key) => acquireSlot(key))).not.toContain(false);
  expect((await site.get('/page-8')).entry.isStale).toBeFalsy(); // no slot was free
  taken.forEach((key) => releaseSlot(key));
  expect((await site.get('/page-8')).entry.isStale).toBe(true);
  expect((await site.get('/page-8')).entry.isStale).toBeFalsy(); // regenerated
});

test('where a regeneration fails, Next stores the object that it read: the page stays and counts as no new one', async () => {
  const publish = jest.fn(async () => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const site = next();
  await site.get('/failed');
  pageCache.instances = {
    newest: async () => null,
    mayRegenerate: async () => true,
    publish,
    announce: async () => {},
  };
  await site.revalidateTag('menu');
  const before = await site.get('/failed', () => Promise.reject(new Error('no WordPress')));
  const after = await site.get('/failed');
  expect(after.html).toBe(before.html);
  expect(after.entry.isStale).toBeFalsy();
  expect(publish).not.toHaveBeenCalled();
  pageCache.instances = null;
});

const withData = (data: string) =>
  redirectTarget({ kind: 'APP_PAGE', html, rscData: Buffer.from(data) });

test('a redirect generated in the background has its target in its flight data', () => {
  expect(withData('2:E{"digest":"NEXT_REDIRECT;replace;/contact/;307;"}\n')).toBe('/contact/');
  expect(withData('0:"NEXT_REDIRECT;replace;/contact/;307;"\n')).toBeNull();
});

test('Next writes a redirect’s digest in this form', async () => {
  const { getRedirectError } = await import('next/dist/client/components/redirect');
  const { RedirectStatusCode } = await import('next/dist/client/components/redirect-status-code');
  const { digest } = getRedirectError(
    '/contact/',
    'replace' as never,
    RedirectStatusCode.TemporaryRedirect,
  );
  expect(withData(`2:E${JSON.stringify({ digest })}\n`)).toBe('/contact/');
});
