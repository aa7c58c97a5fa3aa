import { chromium } from '@playwright/test';
import { findChromium } from '../machine/browsers';
import { startNetwork } from './network';

/** An address with another host than localhost, and the options by which Chromium resolves and trusts it. */
export function remoteAddress(port: number) {
  const origin = `http://hard-metals.test:${port}`;
  return {
    origin,
    args: [
      '--host-resolver-rules=MAP hard-metals.test 127.0.0.1',
      `--unsafely-treat-insecure-origin-as-secure=${origin}`,
    ],
  };
}

/** Runs in a page: the paths of the cached pages, in every cache. */
export const pathsInCaches = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('pages'));
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return keys.flat().map(({ url }) => new URL(url).pathname);
};

/**
 * A site behind a network that can be cut, under a host for which the service worker is registered (it is not for
 * localhost), in a browser of its own.
 */
export async function openRemoteSite(target: string) {
  const network = await startNetwork(target);
  const { origin, args } = remoteAddress(network.port);
  const context = await chromium.launchPersistentContext('', {
    // The headless shell does not know the option that trusts the origin.
    executablePath: findChromium() ?? undefined,
    args,
    baseURL: origin,
  });
  const page = context.pages()[0]!;
  return {
    network,
    context,
    page,
    async stop() {
      await context.close();
      await network.disconnect();
    },
    async goOffline() {
      await network.disconnect();
      await context.setOffline(true);
    },
    async goOnline() {
      await context.setOffline(false);
      await network.reconnect();
    },
    /** The paths of the cached pages, in every cache. */
    cachedPages: () => page.evaluate(pathsInCaches),
    cachedText: (path: string) =>
      page.evaluate(async (path) => (await caches.match(path))?.text(), path),
    /** Dates a cached page one day back. */
    makeStale: (path: string) =>
      page.evaluate(async (path) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          const kept = await cache.match(path);
          const headers = new Headers(kept?.headers);
          headers.set('x-cached-at', String(Date.now() - 86_400_000));
          if (kept) await cache.put(path, new Response(kept.body, { headers }));
        }
      }, path),
  };
}
