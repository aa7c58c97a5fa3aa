import { expect, test } from '@playwright/test';

test('of more than fifty results the page shows fifty, their number and the way to each metal’s', async ({
  page,
}) => {
  await page.goto('/search/?q=ams');
  const results = page.getByRole('region', { name: 'Results for “ams”' });
  await expect(results.getByRole('listitem')).toHaveCount(50);
  await expect(results.getByText(/^Showing the first 50 of 1\d\d\./)).toBeVisible();
  await results.getByRole('link', { name: 'Nickel', exact: true }).click();
  const rows = page.getByRole('region', { name: 'Results for “ams Nickel”' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Nickel · Specification' })).not.toHaveCount(0);
  await expect(rows.filter({ hasNotText: 'Nickel · Specification' })).toHaveCount(0);
});

test('a page of results shows nothing else before its answer; where no script comes, examples', async ({
  page,
}) => {
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto('/search/?q=16+ga');
  const popular = page.locator('#popular');
  await expect(popular).toBeAttached();
  await expect(popular).toBeHidden();
  await expect(popular).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page leads to the list of all numbers', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('combobox').fill('r56400');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?q=r56400$/);
    await page.getByRole('link', { name: 'all specifications and UNS numbers' }).click();
    await page.getByRole('main').getByText('Titanium', { exact: true }).nth(1).click();
    await expect(page.getByRole('row', { name: /R56400/ })).toBeVisible();
  });
});

test('on a phone search has a page of its own, which offers popular numbers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.waitForURL(/\/search\/$/);
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused();
  const popular = page.getByRole('region', { name: 'Popular numbers' }).getByRole('link');
  await expect(popular.first()).toBeInViewport({ ratio: 1 });
});

for (const [typed, path] of [
  ['16 ga', '/tools/sheet-metal-gauge-conversion/?gauge=16'],
  ['2.5 x 12 ti 6-4 weight', '/tools/metal-weight-conversion/?alloy=R56400'],
  ['minimum order', '/contact/#minimum-order'],
  ['6al-4v plate', '/inventory/titanium/grade/6al-4v/#sizes-plate'],
  ['AMS 4928 billet', '/inventory/titanium/specs/ams-4928/#sizes-billet'],
] as const)
  test(`Enter after "${typed}" opens its answer`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('combobox').fill(typed);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.href.includes(path));
    const [, id] = path.split('#');
    if (id) await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
