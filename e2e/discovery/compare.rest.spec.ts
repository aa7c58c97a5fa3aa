import { expect, test } from '@playwright/test';
import { violationsOf } from '../page/axe';

test('two grades named in the address stand side by side, and rows that are alike can be left out', async ({
  page,
}) => {
  await page.goto('/compare/?grades=titanium/6al-4v,titanium/6al-4v-eli');
  await expect(page.getByRole('row', { name: /^UNS/ })).toHaveText('UNSR56400R56401');
  const metal = page.getByRole('row', { name: /^Metal/ });
  await expect(metal).toBeVisible();
  await page.getByRole('checkbox', { name: /^Only rows that differ/ }).check();
  await expect(metal).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
});

test('the cross-reference stands in folds, which a metal, what one types and an address open', async ({
  page,
}) => {
  await page.goto('/cross-reference/');
  const specs = page.getByRole('table', { name: /^Specifications/ });
  const screens = () =>
    page.evaluate(() => document.querySelector('main')!.scrollHeight / innerHeight);
  expect(await screens()).toBeLessThan(5);
  await expect(specs).toHaveCount(0);
  await page.getByRole('main').getByText('Titanium', { exact: true }).first().click();
  await expect(specs.getByRole('row', { name: /AMS 4928/ })).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect(specs.getByRole('columnheader', { name: 'Grades' })).toBeInViewport();

  await page.getByRole('searchbox', { name: 'Filter' }).fill('718 bar');
  await expect(page).toHaveURL(/\?find=718\+bar$/);
  await expect(specs.getByRole('row', { name: /AMS 5662/ })).toBeInViewport();
  await expect(specs.getByRole('row', { name: /AMS 4928/ })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Filter' }).fill('');
  await expect(page).toHaveURL(/cross-reference\/$/);
  await page.goto('/cross-reference/#specs-stainless-steel');
  await expect(specs.getByRole('row', { name: /AMS 5604/ })).toBeVisible();
});
