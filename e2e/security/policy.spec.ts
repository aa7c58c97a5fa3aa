import { expect, test } from '@playwright/test';
import { shown } from '../page/addresses';
import { watchPolicy } from '../page/policy-violations';

test('nothing the policy forbids is on any page', async ({ page }) => {
  const violations = await watchPolicy(page);
  for (const path of [...shown.map((row) => row.path), '/404/']) {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
  expect(violations).toEqual([]);
});

test('nothing it forbids is needed: quote dialog, slider, theme, calculator, navigation', async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  await page.goto('/');
  const customers = page.getByRole('region', { name: 'Customers' });
  await customers.scrollIntoViewIfNeeded();
  await expect(customers.locator('.swiper-initialized')).toBeVisible();
  await customers.getByRole('button', { name: 'Pause' }).click();
  await customers.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Dark theme' }).first().click();
  await page.getByRole('link', { name: 'Get Quote' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Request a quote' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/tools/temperature-conversion/');
  await page.getByRole('main').getByRole('textbox').first().fill('212');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/contact\/$/);
  expect(violations).toEqual([]);
});
