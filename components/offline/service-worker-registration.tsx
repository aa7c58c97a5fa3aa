'use client';

import { useEffect } from 'react';

/** No service worker on a developer's machine (spec §4). */
const isLocal = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Registers the service worker once a page is loaded. Without one the site works online. */
export function ServiceWorkerRegistration() {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || isLocal.test(location.hostname)) return;
    if (document.readyState === 'complete') return register();
    addEventListener('load', register, { once: true });
    return () => removeEventListener('load', register);
  }, []);
  return null;
}

const register = () =>
  void navigator.serviceWorker
    .register(new URL('./service-worker.ts', import.meta.url), { scope: '/' })
    .catch(() => {}); // the browser allows none, or the network is gone
