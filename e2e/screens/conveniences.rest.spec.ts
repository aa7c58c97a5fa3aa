import { expect, test, type Page } from '@playwright/test';
import { openHydrated } from '../visitor/open-hydrated';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('pages have the system’s theme; one that was chosen is there before anything is painted', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, '/glossary/');
  const dark = await paper(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await paper(page);
  expect(dark).not.toBe(light);
  const toDark = page.getByRole('button', { name: 'Dark theme' });
  await toDark.click();
  await expect.poll(() => paper(page)).toBe(dark);

  // No script file is loaded: the theme is applied by the page's own inline script.
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto('/contact/');
  expect(await paper(page)).toBe(dark);
});

test('the site can be installed: its manifest, and icons of the sizes it names', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(href!)).json();
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const png = await (await request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
