import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('from home over metal, grade and spec to a form', async ({ page }) => {
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await main.getByRole('link', { name: /^Titanium \d+ grades$/ }).click();
  await expect(title).toHaveText('Titanium');
  await main.getByRole('link', { name: '6Al-4V', exact: true }).click();
  await expect(title).toHaveText('Titanium 6Al-4V');
  await main.getByRole('link', { name: 'AMS 4928', exact: true }).click();
  await expect(title).toHaveText('AMS 4928 · Titanium 6Al-4V bar');
  await main
    .getByText(/^Forged Bar/)
    .first()
    .click();
  await main.getByRole('link', { name: 'All Forged Bar', exact: true }).click();
  await expect(title).toHaveText('Titanium Forged Bar');
});

for (const [size, width] of [
  ['on a phone', 390],
  ['on a wide screen', 1280],
] as const)
  test(`the menu opens and leads on, ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/glossary/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const burger = nav.getByText('Menu', { exact: true });
    if (width === 390) await burger.click();
    await nav.getByLabel('Inventory pages').click();
    await nav.getByRole('link', { name: 'Nickel', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nickel');
  });

test('no button is shown that needs the script', async ({ page }) => {
  for (const path of ['/', '/inventory/titanium/grade/6al-4v/', '/tools/conversion/']) {
    await page.goto(path);
    // A form sends by itself, and the browser chooses files; all else would do nothing.
    const idle = await page
      .getByRole('button')
      .and(page.locator(':not([type=file], form[action] [type=submit], form[action] :not([type]))'))
      .allTextContents();
    expect([path, idle]).toEqual([path, []]);
  }
});
