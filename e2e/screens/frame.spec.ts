import { expect, test, type Page } from '@playwright/test';
import { calculators } from '@/lib/calculators';
import { metals } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';
import { openHydrated } from '../visitor/open-hydrated';

const corner = (page: Page) => page.locator('aside[aria-label="Get Quote"]');
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`at ${width} px the corner offers a quote, and steps aside for a form and the footer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/glossary/');
    await expect(corner(page)).toBeVisible();
    await expect(corner(page)).toHaveCSS('position', 'fixed');
    await toTheEnd(page);
    await expect(corner(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    await expect(corner(page)).toBeHidden();
    // A page without a form has it again, also where the router led there.
    await page.getByRole('banner').getByRole('link', { name: site.brand }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact Us');
    await expect(corner(page)).toBeVisible();
  });

test('on a phone the corner is a bar with the telephone, and the footer ends above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const bar = (await corner(page).boundingBox())!;
  expect([bar.x, bar.width, bar.y + bar.height]).toEqual([0, 390, 844]);
  for (const link of await corner(page).getByRole('link').all())
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await expect(corner(page).getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    telephone(site.phone),
  );
  await toTheEnd(page);
  const last = (await page.getByText('All rights reserved').boundingBox())!;
  expect(last.y + last.height).toBeLessThan(bar.y);
});

test('at 400 % zoom neither header nor corner stays, and they leave three quarters of the window', async ({
  page,
}) => {
  const [width, height] = [320, 256];
  await page.setViewportSize({ width, height });
  await page.goto('/inventory/titanium/');
  const taken = await page.evaluate(() =>
    [...document.querySelectorAll('body > header, body > aside')]
      .map((part) => part.getBoundingClientRect())
      .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0))
      .reduce((sum, shown) => sum + Math.max(0, shown), 0),
  );
  expect(taken).toBeLessThanOrEqual(height / 4);
  await expect(corner(page)).toHaveCSS('position', 'static');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'relative');
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
