import { expect, test } from '@playwright/test';
import { openHydrated } from '../visitor/open-hydrated';

test('the key "/" is shown in the header and leads to its field', async ({ page }) => {
  await openHydrated(page, '/glossary/');
  const field = page.getByRole('banner').getByRole('combobox');
  const hint = () =>
    page
      .locator('header div:has(> [role=search])')
      .evaluate((box) => getComputedStyle(box, '::after').content);
  expect(await hint()).toContain('"/"');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  expect(await hint()).toBe('none');
  // In a field the key is a letter.
  await expect(field).toHaveValue('');
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
});
