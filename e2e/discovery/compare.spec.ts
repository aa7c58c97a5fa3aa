import { expect, test } from '@playwright/test';
import { violationsOf } from '../page/axe';

test('two grades named in the address stand side by side, with a bar where they differ', async ({
  page,
}) => {
  await page.goto('/compare/?grades=titanium/6al-4v,titanium/6al-4v-eli');
  const bar = (name: RegExp) =>
    page
      .getByRole('row', { name })
      .getByRole('rowheader')
      .evaluate(
        (element) => getComputedStyle(element.firstElementChild ?? element).borderInlineStartWidth,
      );
  await expect(page.getByRole('row', { name: /^UNS/ })).toHaveText('UNSR56400R56401');
  expect([await bar(/^UNS/), await bar(/^Metal/)]).toEqual(['4px', '0px']);
  await expect(page.getByText(/^Rows with a bar differ: \d+ of \d+\.$/)).toBeVisible();
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
  await page.getByText('AMS 49xx', { exact: true }).click();
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
  await page
    .getByRole('list', { name: 'Filter by metal' })
    .getByRole('link', { name: 'Cobalt Alloy' })
    .click();
  await expect(page).toHaveURL(/\?metal=cobalt-alloy$/);
  await expect(specs.getByRole('row', { name: /AMS 5759/ })).toBeVisible();
  await page.goto('/cross-reference/#specs-ams-56xx');
  await expect(specs.getByRole('row', { name: /AMS 5604/ })).toBeVisible();
});
