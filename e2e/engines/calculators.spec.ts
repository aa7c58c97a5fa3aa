import type { Page } from '@playwright/test';
import { openHydrated } from '../visitor/open-hydrated';
import { expect, retype, test } from './journey';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a calculator answers, and keeps the answer in its address', async ({ page, isMobile }) => {
  await openHydrated(page, '/tools/metal-weight-conversion/');
  if (isMobile) await page.getByRole('combobox', { name: 'Shape' }).selectOption('square');
  else await page.getByRole('radio', { name: 'Square bar' }).check();
  await page.getByRole('combobox', { name: 'Material' }).selectOption({ label: 'Nickel' });
  await page.getByRole('combobox', { name: 'Alloy' }).selectOption({ label: 'Inconel 718' });
  await retype(box(page, 'Side'), '1');
  await retype(box(page, 'Length'), '10');
  await retype(box(page, 'Pieces'), '3');
  const first = page.locator('main dl:has(data) dd').first();
  await expect(first).toContainText('8.88 lb');
  await expect(
    page.getByRole('img', { name: /^Square bar: side 1 in, length 10 in$/ }),
  ).toBeVisible();
  await expect(page.getByText('1² in² × 10 in × 0.296 lb/in³ × 3 = 8.88 lb')).toBeVisible();
  await expect(page).toHaveURL(/shape=square.*pieces=3$/);
  await page.reload();
  await expect(first).toContainText('8.88 lb');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a click into a field replaces its value, and a second one changes it', async ({ page }) => {
  await openHydrated(page, '/tools/metal-weight-conversion/');
  const field = box(page, 'Diameter');
  await field.click();
  await page.keyboard.type('3');
  await expect(field).toHaveValue('3');
  await field.click();
  await page.keyboard.type('1');
  await expect(field).toHaveValue(/^..$/);
});

test('what is wrong is shown at its field and removes the result', async ({ page }) => {
  await openHydrated(page, '/tools/steel-hardness-conversion/?scale=hb');
  const field = box(page, 'Brinell (HB)');
  const wrong = 'Must Be Between 75 and 801';
  await retype(field, '74');
  await expect(page.getByRole('main').getByText(wrong)).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(wrong));
  await retype(field, '75');
  await expect(page.getByRole('main').getByText(wrong)).toBeHidden();
});
