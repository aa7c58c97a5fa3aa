import { expect, test } from '@playwright/test';
import { calculators } from '@/lib/calculators';
import * as routes from '@/lib/routing/routes';
import { remoteAddress, pathsInCaches } from '../visitor/remote-site';
import { startNetwork } from '../visitor/network';
import { startUnwatchedBrowser } from './unwatched-browser';

test.describe.configure({ mode: 'serial' });

const path = '/inventory/titanium/';
const tools = calculators.map(routes.tool);

let network: Awaited<ReturnType<typeof startNetwork>>;
let browser: Awaited<ReturnType<typeof startUnwatchedBrowser>>;
let origin: string;

test.beforeAll(async () => {
  network = await startNetwork(process.env.E2E_SITE!);
  const remote = remoteAddress(network.port);
  origin = remote.origin;
  browser = await startUnwatchedBrowser(remote.args);
});
test.afterAll(async () => {
  await browser?.stop();
  await network?.disconnect();
});

const cacheNames = () => browser.see(async () => (await caches.keys()).toSorted());
const cachedPages = () => browser.see(pathsInCaches);
const registrations = () =>
  browser.see(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** From now on the site serves the service worker of another build, for which browsers ask at a navigation some time later. */
async function release(change: object) {
  network.change((asked, script) =>
    asked.startsWith('/_next/static/service-worker/')
      ? script.replace(/\{\\?"release\\?":[^}]*\}/, (build) =>
          JSON.stringify({ ...(JSON.parse(build) as object), ...change }),
        )
      : script,
  );
  await browser.see(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

const soon = { timeout: 30_000 };

test('another release takes over, and removes the caches of the one before', async () => {
  await browser.open(origin + path);
  await expect.poll(cachedPages, soon).toEqual(expect.arrayContaining(tools));
  expect(await cacheNames()).toHaveLength(2);
  await release({ release: 'next-release' });
  await expect
    .poll(cacheNames, soon)
    .not.toEqual(expect.arrayContaining([expect.not.stringContaining('next-release')]));
  await browser.open(origin + path);
  await expect.poll(cachedPages, soon).toEqual(expect.arrayContaining(tools));
  expect(await cacheNames()).toEqual(['files next-release', 'pages next-release']);
});

test('a release without a service worker removes it, and its caches', async () => {
  await release({ off: true });
  await expect.poll(registrations, soon).toBe(0);
  await expect.poll(cacheNames, soon).toEqual([]);
  // /robots.txt registers no service worker; a page of this build would.
  await browser.open(`${origin}/robots.txt`);
  expect(await browser.see(() => navigator.serviceWorker.controller)).toBeNull();
});
