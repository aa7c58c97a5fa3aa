'use client';

import { useEffect } from 'react';
import { savesData } from '@/components/chrome/saves-data';
import type { CacheRequest } from './cached-pages';

/** No service worker on a developer's machine (spec §4). */
const isLocal = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Registers the service worker once a page is idle, and asks it to send waiting quote requests and to cache the visited page
 * and the pinned ones; no page where the visitor saves data. Without a service worker the site works online.
 */
export function OfflineCopies({ always }: Pick<CacheRequest, 'always'>) {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || isLocal.test(location.hostname)) return;
    const begin = () => whenIdle(() => void requestCaching(always).catch(() => {}));
    if (document.readyState === 'complete') return begin();
    addEventListener('load', begin, { once: true });
    return () => removeEventListener('load', begin);
  }, [always]);
  return null;
}

async function requestCaching(always: CacheRequest['always']) {
  const { serviceWorker } = navigator;
  await serviceWorker.register(new URL('./service-worker.ts', import.meta.url), { scope: '/' });
  const { active } = await serviceWorker.ready;
  const wanted: CacheRequest = { visited: location.pathname, always };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active?.postMessage(savesData() ? null : wanted);
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (work: () => void) =>
  void (window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 2_000)))(work);
