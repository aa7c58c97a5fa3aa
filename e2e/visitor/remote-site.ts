import { chromium } from '@playwright/test';
import { findChromium } from '../machine/browsers';
import { startNetwork } from './network';

/**
 * A site behind a network that can be cut, under a host for which the service worker is registered (it is not for
 * localhost), in a browser of its own.
 */
export async function openRemoteSite(target: string) {
  const network = await startNetwork(target);
  const origin = `http://hard-metals.test:${network.port}`;
  const context = await chromium.launchPersistentContext('', {
    // The headless shell does not know the option that trusts the origin.
    executablePath: findChromium() ?? undefined,
    args: [
      '--host-resolver-rules=MAP hard-metals.test 127.0.0.1',
      `--unsafely-treat-insecure-origin-as-secure=${origin}`,
    ],
    baseURL: origin,
  });
  const page = context.pages()[0]!;
  return {
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
    /** The paths of the pages that the service worker has stored. */
    storedPages: () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().map(({ url }) => new URL(url).pathname);
      }),
  };
}
