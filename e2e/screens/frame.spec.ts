import { expect, test, type Page } from '@playwright/test';
import { calculators } from '@/lib/calculators';
import { metals } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';
import { openHydrated } from '../visitor/open-hydrated';

const corner = (page: Page) => page.locator('aside[aria-label="Get Quote"]');
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

for (const width of [320, 390, 599, 960, 1280, 1920])
  test(`at ${width} px "Get Quote" is 16 px from the window's right and bottom, on every page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/glossary/', '/contact/', '/inventory/titanium/', '/quote-list/']) {
      await page.goto(path);
      const button = corner(page).getByRole('link', { name: 'Get Quote' });
      const fixed = async () => {
        const box = (await button.boundingBox())!;
        const seen = await page.evaluate(() => document.documentElement.clientWidth);
        return [seen - box.x - box.width, 800 - box.y - box.height, box.height >= 44];
      };
      expect([path, ...(await fixed())]).toEqual([path, 16, 16, true]);
      await toTheEnd(page);
      expect([path, ...(await fixed())]).toEqual([path, 16, 16, true]);
      // The page's end leaves room for it.
      const last = (await page.getByText('All rights reserved').boundingBox())!;
      expect(last.y + last.height).toBeLessThan((await button.boundingBox())!.y);
    }
  });

test('on a phone the header has the telephone, large enough for a thumb', async ({ page }) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const call = page.getByRole('banner').getByRole('link', { name: site.phone });
    await expect(call).toHaveAttribute('href', telephone(site.phone));
    const { width: wide, height: high } = (await call.boundingBox())!;
    expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
  }
});

test('at 400 % zoom header and floating button leave three quarters of the window', async ({
  page,
}) => {
  const [width, height] = [320, 256];
  await page.setViewportSize({ width, height });
  await page.goto('/inventory/titanium/');
  await page.mouse.wheel(0, 600);
  const taken = await page.evaluate(() =>
    [...document.querySelectorAll('body > header, body > aside')]
      .map((part) => part.getBoundingClientRect())
      .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0))
      .reduce((sum, shown) => sum + Math.max(0, shown), 0),
  );
  expect(taken).toBeLessThanOrEqual(height / 4);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'relative');
});

test('the header keeps to one row, with the telephone', async ({ page }) => {
  await page.goto('/tools/steel-hardness-conversion/');
  for (const width of [390, 600, 768, 960, 1040, 1119, 1120, 1200, 1279, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const header = page.getByRole('banner');
    expect([width, (await header.boundingBox())!.height]).toEqual([width, 62]);
    // Where the number has no room it is still the link's name.
    const called = header.getByRole('link', { name: site.phone });
    await expect(called).toHaveCount(1);
    if (width >= 960) {
      const isShort = width < 1120;
      await expect(called).toHaveAccessibleName(isShort ? `Call ${site.phone}` : site.phone);
      const place = (await called.boundingBox())!;
      const menu = (await header.locator('nav li:visible').last().boundingBox())!;
      const themeSwitch = (await header.locator('button').last().boundingBox())!;
      expect([width, place.x >= menu.x + menu.width]).toEqual([width, true]);
      expect([width, place.x + place.width <= themeSwitch.x]).toEqual([width, true]);
    }
    // The page of a tool is below its parent, which says so.
    const tools = header.locator('nav a[href^="/tools/"]').first();
    await expect(tools).toHaveText('Tools');
    await expect(tools).toHaveAttribute('aria-current', 'true');
  }
});

test('the menu leads to every tool and every way to find a grade', async ({ page }) => {
  await page.goto('/');
  const hrefs = await page
    .getByRole('navigation', { name: 'Main' })
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const wanted = [
    ...calculators.map(routes.tool),
    routes.crossReference(),
    routes.findByProperty(),
    routes.compare(),
  ];
  expect(wanted).toHaveLength(11);
  expect(hrefs).toEqual(expect.arrayContaining(wanted));
});

/** Presses of Tab from the beginning of a page until the footer. */
async function stopsOf(page: Page) {
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => document.activeElement!.closest('footer, body')?.tagName);
    if (at === 'FOOTER' || stops > 200) return stops;
  }
}

for (const metal of metals)
  test(`${metal.name}: at most 60 stops of the keyboard before the footer`, async ({ page }) => {
    await openHydrated(page, routes.inventory(metal));
    expect(await stopsOf(page)).toBeLessThanOrEqual(60);
  });
