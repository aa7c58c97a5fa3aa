import { chromium, expect, test } from '@playwright/test';
import * as routes from '@/lib/routing/routes';
import { findChromium } from '../machine/browsers';
import { startInstance } from '../site/start-site';
import { openHydrated } from '../visitor/open-hydrated';

test('without a network a visited page opens, and any other is the offline page', async () => {
  const site = await startInstance();
  // A host for which the service worker is registered: it is not for localhost.
  const origin = site.url.replace('127.0.0.1', 'hard-metals.test');
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
  /** The paths of the pages that the service worker has stored. */
  const storedPages = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });
  try {
    const list = '/inventory/titanium/';
    const grade = `${list}grade/6al-4v/`;
    const title = page.getByRole('heading', { level: 1 });

    await page.goto(list);
    // The first page was opened before there was a service worker.
    await expect
      .poll(storedPages, { timeout: 20_000 })
      .toEqual(expect.arrayContaining([routes.offline(), list]));
    await page.locator(`a[href="${grade}"]`).first().click();
    await expect(page).toHaveURL(grade);
    await expect.poll(storedPages).toContain(grade);
    await page.waitForLoadState('networkidle');

    await site.end();
    await context.setOffline(true);
    await openHydrated(page, list);
    await expect(title).toContainText('Titanium');
    await expect(title).toHaveCSS('font-family', /archivo/);
    await page.goto('/inventory/nickel/');
    await expect(title).toHaveText('You’re offline');

    await context.setOffline(false);
    await site.begin();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title).toContainText('Nickel');
  } finally {
    await context.close();
    await site.stop();
  }
});
