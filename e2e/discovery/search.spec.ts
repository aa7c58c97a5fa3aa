import { expect, test } from '@playwright/test';
import { violationsOf } from '../page/axe';
import { headingsOf } from '../page/page-text';

const at = (path: string) => process.env.E2E_SITE + path;

test('a number typed after "/" leads to its page by keyboard alone', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(at('/'));
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => path.startsWith('/search/'))).toEqual([]);

  await page.keyboard.press('/');
  await page.keyboard.type('ams4928');
  const first = page.locator('[role=option]').first();
  await expect(first).toHaveText(/AMS 4928/);
  await expect(page.getByText('1 result', { exact: true })).toBeAttached();
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AMS 4928');
  await expect(page.locator('[role=option]').first()).toBeHidden();
});

test('the lists are stored in the browser, and fetched once in 15 minutes', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const lists = () => fetched.filter((path) => path.endsWith('.json')).length;
  for (let round = 0; round < 2; round += 1) {
    await page.goto(at('/'));
    await page.getByRole('combobox', { name: /^Search/ }).fill('inconnel');
    await expect(page.locator('[role=option]').first()).toHaveText(/Inconel/);
    expect(lists()).toBe(3);
  }
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('inventory')!));
  expect(Object.keys(kept).toSorted()).toEqual(['data', 'date']);
});

test('of more than fifty results the page shows fifty and their number', async ({ page }) => {
  await page.goto(at('/search/?q=ams'));
  const results = page.getByRole('region', { name: 'Results for “ams”' });
  await expect(results.getByRole('listitem')).toHaveCount(50);
  await expect(results.getByText(/^Showing the first 50 of 1\d\d\./)).toBeVisible();
  await page.goto(at('/search/?q=ams+4928'));
  await expect(page.getByRole('region', { name: /^Results/ })).not.toContainText(
    'Showing the first',
  );
});

test('without JavaScript the search page lists everything there is', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('/'));
  await page.getByRole('combobox', { name: /^Search grades/ }).fill('r56400');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=r56400$/);
  await expect(page.getByRole('link', { name: /6Al-4V · R56400/ })).toBeVisible();
  await context.close();
});

test('on a phone search has a page of its own, which offers popular numbers', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(at('/'));
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.waitForURL(/\/search\/$/);
  const field = page.getByRole('main').getByRole('combobox');
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4 * 800);
  const popular = page
    .getByRole('region', { name: 'Popular numbers' })
    .getByRole('list')
    .first()
    .getByRole('link');
  await expect(popular.first()).toBeInViewport({ ratio: 1 });
  const numbers = await popular.evaluateAll((links) =>
    links.map((link) => [link.textContent, link.getAttribute('href')!] as const),
  );
  expect(numbers.map(([number]) => number)).toEqual(
    expect.arrayContaining(['AMS 4928', 'AMS 5662', '6Al-4V', '17-4 PH', '4340']),
  );
  for (const [number, path] of numbers) {
    const answer = await context.request.get(at(path));
    expect([number, answer.status(), headingsOf(await answer.text())]).toEqual([
      number,
      200,
      [expect.stringContaining(number!)],
    ]);
  }
  await field.fill('17-4');
  await expect(page.locator('[role=option]').first()).toHaveText(/17-4 PH/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});

for (const [typed, path, title] of [
  ['38 HRC', '/tools/steel-hardness-conversion/?scale=hrc&hrc=38', 'Steel Hardness Conversion'],
  ['17-4 vs 15-5', '/compare/?grades=', 'Compare Grades'],
  ['16 ga', '/tools/sheet-metal-gauge-conversion/?gauge=16', 'Sheet Metal Gauge Conversion'],
  [
    '2.5 x 12 ti 6-4 weight',
    '/tools/metal-weight-conversion/?material=titanium&alloy=R56400',
    'Metal Weight Calculator',
  ],
] as const)
  test(`Enter after "${typed}" opens its answer`, async ({ page }) => {
    await page.goto(at('/'));
    await page.getByRole('combobox', { name: /^Search/ }).fill(typed);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => (url.pathname + url.search).startsWith(path));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  });
