/// <reference lib="webworker" />
import * as routes from '@/lib/routing/routes';

declare const self: ServiceWorkerGlobalScope;
/** The name of this build, from `next.config.mjs`. */
declare const RELEASE: string;

/** The cache of visited pages, by path. Their scripts and styles are in the browser's HTTP cache for a year. */
const cacheName = `pages ${RELEASE}`;
/** Limit of stored pages, beside the offline page. */
const maxPages = 50;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { pathname, searchParams } = new URL(url);
  // Documents only: React's answer for the same address is no page. A preview (`?uncached`) comes from the site alone.
  const isPage = method === 'GET' && mode === 'navigate' && !pathname.startsWith('/api/');
  if (isPage && !searchParams.has('uncached')) event.respondWith(answer(event, pathname));
});

/** Stores the offline page, and the pages that were opened before this worker was there. */
async function install() {
  await self.skipWaiting();
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const urls = [routes.offline(), ...open.map(({ url }) => url)];
  await Promise.all(urls.map(async (url) => store(await fetch(url))));
}

async function activate() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function answer(event: FetchEvent, pathname: string): Promise<Response> {
  try {
    const page: Response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(store(page.clone()));
    return page;
  } catch {
    const stored = (await caches.match(pathname)) ?? (await caches.match(routes.offline()));
    return stored ?? Response.error();
  }
}

/** Stores a public page: no error, redirect, file or preview. Deletes the pages that were stored first. */
async function store(page: Response) {
  const isDocument = page.headers.get('content-type')?.startsWith('text/html');
  const isPrivate = /no-store|private/.test(page.headers.get('cache-control') ?? '');
  if (page.status !== 200 || page.redirected || !isDocument || isPrivate) return;
  const pages = await caches.open(cacheName);
  await pages.put(new URL(page.url).pathname, page);
  const visited = (await pages.keys()).filter(({ url }) => !url.endsWith(routes.offline()));
  await Promise.all(visited.slice(0, -maxPages).map((key) => pages.delete(key)));
}
