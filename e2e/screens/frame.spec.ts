import { expect, test, type Page } from '@playwright/test';
import { site, telephone } from '@/lib/site/company';

const corner = (page: Page) => page.locator('aside[aria-label="Get Quote"]');
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

for (const width of [320, 599, 1280])
  test(`at ${width} px "Get Quote" is 16 px from the window's right and bottom, on every page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/glossary/', '/inventory/titanium/']) {
      await page.goto(path);
      const button = corner(page).getByRole('link', { name: 'Get Quote' });
      const box = (await button.boundingBox())!;
      const seen = await page.evaluate(() => document.documentElement.clientWidth);
      const place = [seen - box.x - box.width, 800 - box.y - box.height, box.height >= 44];
      expect([path, ...place]).toEqual([path, 16, 16, true]);
      await page.evaluate(() => scrollTo(0, 100));
      expect([path, await button.boundingBox()]).toEqual([path, box]);
      // It is away while the footer is in sight.
      await toTheEnd(page);
      await expect(button).toBeHidden();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(button).toBeVisible();
    }
    // And while a quote form is.
    await page.goto('/contact/');
    await page.getByRole('complementary', { name: 'Quote' }).scrollIntoViewIfNeeded();
    await expect(corner(page)).toBeHidden();
  });

test('at 400 % zoom header and floating button leave three quarters of the window', async ({
  page,
}) => {
  const [width, height] = [320, 256];
  await page.setViewportSize({ width, height });
  await page.goto('/inventory/titanium/');
  await page.mouse.wheel(0, 600);
  const taken = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body > header, body > aside')]
        .map((part) => part.getBoundingClientRect())
        .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0))
        .reduce((sum, shown) => sum + Math.max(0, shown), 0),
    );
  // A wheel scrolls after Playwright has returned.
  await expect.poll(taken).toBeLessThanOrEqual(height / 4);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'relative');
});

test('the header keeps to one row, with the telephone, large enough for a thumb', async ({
  page,
}) => {
  await page.goto('/tools/steel-hardness-conversion/');
  const header = page.getByRole('banner');
  // Where the number has no room it is still the link's name.
  const call = header.getByRole('link', { name: site.phone });
  await expect(call).toHaveAttribute('href', telephone(site.phone));
  for (const width of [320, 390, 600, 960, 1119, 1120, 1279, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, (await header.boundingBox())!.height]).toEqual([width, 62]);
    const place = (await call.boundingBox())!;
    if (width < 960) {
      expect([width, Math.min(place.width, place.height) >= 44]).toEqual([width, true]);
      continue;
    }
    const menu = (await header.locator('nav li:visible').last().boundingBox())!;
    const themeSwitch = (await header.locator('button').last().boundingBox())!;
    expect([width, place.x >= menu.x + menu.width]).toEqual([width, true]);
    expect([width, place.x + place.width <= themeSwitch.x]).toEqual([width, true]);
  }
  // The page of a tool is below its parent, which says so.
  const tools = header.locator('nav a[href^="/tools/"]').first();
  await expect(tools).toHaveAttribute('aria-current', 'true');
});
