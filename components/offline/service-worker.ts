/// <reference lib="webworker" />
import { answerFile } from './cached-files';
import { answerPage, cachePages, type CacheRequest } from './cached-pages';
import { deleteAll, deleteOlder, off } from './release';
import { sendWaiting, syncTag } from '@/lib/browser/waiting-quotes';

declare const self: ServiceWorkerGlobalScope;

/** The network is back (Background Sync). */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

/** A new release takes over at once: pages come from the network first, and files are named by their content. */
self.addEventListener('install', () => void self.skipWaiting());

/** `SERVICE_WORKER=off`: replaces the former worker, deletes its caches, and unregisters itself. */
async function uninstall() {
  await deleteAll();
  await self.registration.unregister();
}

async function activate() {
  await deleteOlder();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(off ? uninstall() : activate()));

/** Throws where something is left: the browser fires the event again later. */
async function sendAll() {
  if (!(await sendWaiting())) throw new Error('A quote request could not be sent yet.');
}

if (!off) {
  /** A page of the site, once idle, sends what should be cached for offline visits; `null` where the visitor saves data. */
  // Where there is no Background Sync, finished requests go at the next visit.
  self.addEventListener('message', (event) => {
    const wanted = event.data as CacheRequest | null;
    event.waitUntil(Promise.all([wanted && cachePages(wanted), sendWaiting()]));
  });

  self.addEventListener('sync', (event) => {
    const { tag, waitUntil } = event as SyncEvent;
    if (tag === syncTag) waitUntil.call(event, sendAll());
  });

  self.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname, searchParams } = new URL(url);
    if (method !== 'GET' || origin !== self.location.origin) return;
    if (pathname.startsWith('/_next/static/')) event.respondWith(answerFile(event.request));
    else if (mode === 'navigate' && !pathname.startsWith('/api/') && !searchParams.has('uncached'))
      event.respondWith(answerPage(event));
  });
}
