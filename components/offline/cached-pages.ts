import * as routes from '@/lib/routing/routes';
import { cacheFilesOf } from './cached-files';
import { cacheOf } from './release';

/** How long a cached page is fresh: the site regenerates each every 15 minutes (spec §9), in milliseconds. */
const lifeMs = 15 * 60_000;
/** How long the network has before a fresh cached page is shown, in milliseconds. */
const networkTimeoutMs = 3_000;
/** Limit of cached visited pages; pinned pages do not count. */
const maxPages = 50;
/** Headers of a cached page: when it was cached, and that it is pinned. */
const cachedAtHeader = 'x-cached-at';
const pinnedHeader = 'x-pinned';

/** The cache key of a page: without its query, with its last slash. */
const keyOf = (url: string) => new URL(url).pathname.replace(/\/?$/, '/');

/**
 * A page from the network, which is then cached. When the network fails, the cached one, however old; when it is slow,
 * the cached one while it is fresh; else the offline page.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const key = keyOf(event.request.url);
  const arriving = arrive(event);
  const caching = arriving.then((page) => (isCacheable(page) ? put(key, page.clone()) : undefined));
  event.waitUntil(caching.catch(() => {}));
  const pages = await cacheOf('pages');
  const cached = await pages.match(key);
  try {
    return cached && isFresh(cached)
      ? await Promise.race([arriving, later(cached.clone())])
      : await arriving;
  } catch {
    return cached ?? (await pages.match(routes.offline())) ?? Response.error();
  }
}

async function arrive({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await preloadResponse;
  return preloaded ?? fetch(request);
}

const isFresh = ({ headers }: Response) =>
  Date.now() - Number(headers.get(cachedAtHeader)) < lifeMs;

const later = (page: Response) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(page), networkTimeoutMs));

/** Whether this is a public page: no preview, no error, no redirect, no file. */
const isCacheable = ({ ok, status, type, redirected, headers }: Response) =>
  ok &&
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !/no-store|private/.test(headers.get('cache-control') ?? '');

async function put(key: string, response: Response, pinned = false) {
  // Read whole first: where the connection breaks, the copy of the last visit stays.
  const body = await response.blob();
  const pages = await cacheOf('pages');
  const before = await pages.match(key);
  const headers = new Headers(response.headers);
  headers.set(cachedAtHeader, String(Date.now()));
  if (pinned || before?.headers.has(pinnedHeader)) headers.set(pinnedHeader, '');
  // Removed first, so that the order of the keys is that of the visits.
  await pages.delete(key);
  await pages.put(key, new Response(body, { headers }));
  await removeOldest(pages);
}

async function removeOldest(pages: Cache) {
  const visited = [];
  for (const key of await pages.keys()) {
    const page = await pages.match(key);
    if (!page?.headers.has(pinnedHeader)) visited.push(key);
  }
  await Promise.all(visited.slice(0, -maxPages).map((key) => pages.delete(key)));
}

/** The pages that the service worker is to cache: the visited page, and the pinned ones. */
export interface CacheRequest {
  visited: string;
  always: readonly string[];
}

/** Caches pages with all their files; a fresh cached page costs no request. */
export async function cachePages({ visited, always }: CacheRequest) {
  await cachePage(visited, isFresh);
  // One after the other: the visitor's own requests go first.
  for (const path of always)
    await cachePage(path, ({ headers }) => headers.has(pinnedHeader), true);
}

async function cachePage(path: string, isEnough: (cached: Response) => boolean, pinned = false) {
  const cached = await (await cacheOf('pages')).match(path);
  if (cached && isEnough(cached)) return;
  const response = await fetch(path, { priority: 'low' }).catch(() => null);
  if (!response || !isCacheable(response)) return;
  const html = await response.clone().text();
  await put(path, response, pinned);
  await cacheFilesOf(html);
}
