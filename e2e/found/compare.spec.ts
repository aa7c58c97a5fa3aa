import { expect, test } from '@playwright/test';
import { violationsOf } from '../axe';

const at = (path: string) => process.env.E2E_SITE + path;
const two = '/compare/?grades=titanium/6al-4v,nickel/inconel-718';

test('two grades named in the address stand side by side, what differs marked', async ({
  page,
}) => {
  await page.goto(at(two));
  const uns = page.getByRole('row', { name: /^UNS/ });
  await expect(uns).toHaveText('UNSR56400N07718');
  await expect(uns.getByRole('rowheader')).toHaveCSS('font-weight', '680');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByLabel('Add a grade').selectOption({ label: '4340' });
  await expect(page).toHaveURL(/alloy-steel(%2F|\/)4340$/);
  await expect(page.getByRole('columnheader', { name: /4340/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove 6AL-4V' }).click();
  await expect(page.getByRole('columnheader', { name: /6AL-4V/ })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('columnheader', { name: /6AL-4V/ })).toBeVisible();
});

test('a grade that is not stocked is named, and the others are compared', async ({ page }) => {
  await page.goto(at('/compare/?grades=titanium/6al-4v,nickel/unobtainium'));
  await expect(page.getByText('Not found, so not shown: nickel/unobtainium.')).toBeVisible();
  await expect(page.getByRole('table').getByRole('link')).toHaveText(['6AL-4V']);
});

test('grades are chosen on their cards, and compared from there', async ({ page }) => {
  await page.goto(at('/inventory/titanium/'));
  for (const title of ['6AL-4V', 'BETA C'])
    await page.getByRole('checkbox', { name: `Compare ${title}`, exact: true }).check();
  await page.getByRole('link', { name: 'Compare 2 grades' }).first().click();
  await expect(page.getByRole('columnheader', { name: /BETA C/ })).toBeVisible();
});

test('the cross-reference sorts and narrows by links, in the address', async ({ page }) => {
  await page.goto(at('/cross-reference/?metal=cobalt-alloy'));
  const specs = page.getByRole('table', { name: /^Specifications/ });
  await expect(specs.getByRole('row', { name: /AMS 4928/ })).toHaveCount(0);
  await expect(specs.getByRole('row', { name: /AMS 5759/ })).toBeVisible();
  await page.getByRole('link', { name: 'All metals' }).click();
  await expect(specs.getByRole('row', { name: /AMS 4928/ })).toBeVisible();
  await specs.getByRole('link', { name: 'Grades' }).click();
  await expect(page).toHaveURL(/\?specs=grade$/);
  expect(await violationsOf(page)).toEqual([]);
});

test('the cross-reference narrows while one types, in the address, and its head stays in sight', async ({
  page,
}) => {
  await page.goto(at('/cross-reference/'));
  const specs = page.getByRole('table', { name: /^Specifications/ });
  const head = specs.getByRole('columnheader', { name: /Specification/ });
  await page.mouse.wheel(0, 3_000);
  await expect(head).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Filter' }).fill('718 bar');
  await expect(page).toHaveURL(/\?find=718\+bar$/);
  await expect(specs.getByRole('row', { name: /AMS 5662/ })).toBeInViewport();
  await expect(specs.getByRole('row', { name: /AMS 4928/ })).toHaveCount(0);
  await page.reload();
  await expect(specs.getByRole('row', { name: /AMS 4928/ })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Filter' }).fill('');
  await expect(page).toHaveURL(/cross-reference\/$/);
  await page.getByRole('link', { name: 'AMS 56', exact: true }).click();
  await expect(specs.getByRole('row', { name: /AMS 5604/ })).toBeInViewport();
});

test('on a phone a row of the cross-reference is two lines, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('/cross-reference/?find=ams+4911'));
  const row = page.getByRole('row', { name: /AMS 4911/ }).first();
  await expect(row).toContainText('Titanium');
  expect((await row.boundingBox())!.height).toBeLessThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
});
