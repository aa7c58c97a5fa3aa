/// <reference lib="webworker" />
import { answerFile } from './cached-files';
import { answerPage, cachePages } from './cached-pages';
import { forgetAll, forgetOlder, off } from './release';

declare const self: ServiceWorkerGlobalScope;

/** A new release takes over at once: pages come from the network first, and files are named by their content. */
self.addEventListener('install', () => void self.skipWaiting());

/** `SERVICE_WORKER=off`: replaces the former worker, deletes its caches, and unregisters itself. */
async function leave() {
  await forgetAll();
  await self.registration.unregister();
}

async function begin() {
  await forgetOlder();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(off ? leave() : begin()));

if (!off) {
  /** A page of the site, once idle, sends what should be cached for offline visits. */
  self.addEventListener('message', (event) => event.waitUntil(cachePages(event.data)));

  self.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== self.location.origin) return;
    if (pathname.startsWith('/_next/static/')) event.respondWith(answerFile(event.request));
    else if (mode === 'navigate' && !pathname.startsWith('/api/'))
      event.respondWith(answerPage(event));
  });
}
