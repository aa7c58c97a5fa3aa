/// <reference lib="webworker" />
import { answerFile } from './cached-files';
import { answerPage, cachePages } from './cached-pages';
import { forgetAll, forgetOlder, off } from './release';

declare const self: ServiceWorkerGlobalScope;

/** A new release takes over at once: pages come from the network first, and files are named by their content. */
self.addEventListener('install', () => void self.skipWaiting());

/** The way out: takes the place of the worker before it, forgets everything it kept, and is gone. */
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
  /** A page of the site, once idle, says what is to be kept for when there is no network. */
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
