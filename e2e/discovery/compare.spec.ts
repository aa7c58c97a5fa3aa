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

test('a grade that is not stocked is named, and the others are compared', async ({ page }) => {
  await page.goto('/compare/?grades=titanium/6al-4v,nickel/unobtainium');
  await expect(page.getByText('No grade “unobtainium” in nickel.')).toBeVisible();
  await expect(page.getByRole('table').getByRole('link')).toHaveText(['6Al-4V']);
});

test('the cross-reference stands in folds of metals, which what one types and an address open', async ({
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

test('on a phone a row of the cross-reference is three lines, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cross-reference/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8 * 844);
  await page.goto('/cross-reference/?find=ams+4911');
  const row = page.getByRole('row', { name: /AMS 4911/ }).first();
  await expect(row).toContainText('Titanium');
  expect((await row.boundingBox())!.height).toBeLessThan(130);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
});

for (const width of [390, 1280])
  test(`find by property lists what meets a minimum, and what to confirm, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/find-by-property/');
    await page.getByRole('combobox', { name: 'Form' }).selectOption('plate');
    await page.getByLabel('Yield at least').fill('150');
    await page.getByRole('button', { name: 'Find grades' }).click();
    await expect(page).toHaveURL(/\?form=plate&yield=150&unit=ksi$/);
    await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
    const groups = page.getByRole('table').getByRole('rowgroup');
    await expect(groups.nth(1).getByRole('link', { name: 'Inconel 718' })).toBeVisible();
    const toConfirm = page.getByRole('rowgroup').filter({ hasText: /^Sold as plate; minimum/ });
    await expect(toConfirm.getByRole('row', { name: /^15-5 PH/ })).toContainText('bar, forgings');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violationsOf(page)).toEqual([]);
  });
