import { chromium } from '@playwright/test';
import { findChromium } from '../machine/browsers';
import { startNetwork } from './network';

/** An address under a name that is not this machine's own, and what has a Chromium find it and trust it. */
export function farAddress(port: number) {
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
export const pagesInCaches = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('pages'));
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return keys.flat().map(({ url }) => new URL(url).pathname);
};

/**
 * A site seen through a network, under a name that is not this machine's own, where no service worker is
 * registered; in a browser of its own, whose caches can be looked into.
 */
export async function visitFromAfar(target: string) {
  const network = await startNetwork(target);
  const { origin, args } = farAddress(network.port);
  const context = await chromium.launchPersistentContext('', {
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
      await network.cut();
    },
    async goOffline() {
      await network.cut();
      await context.setOffline(true);
    },
    async goOnline() {
      await context.setOffline(false);
      await network.mend();
    },
    /** The paths of the cached pages, in every cache. */
    keptPages: () => page.evaluate(pagesInCaches),
    keptText: (path: string) =>
      page.evaluate(async (path) => (await caches.match(path))?.text(), path),
    /** Dates a cached page one day back. */
    makeStale: (path: string) =>
      page.evaluate(async (path) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          const kept = await cache.match(path);
          const headers = new Headers(kept?.headers);
          headers.set('x-kept-at', String(Date.now() - 86_400_000));
          if (kept) await cache.put(path, new Response(kept.body, { headers }));
        }
      }, path),
  };
}
