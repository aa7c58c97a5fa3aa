import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

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
