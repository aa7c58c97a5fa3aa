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
  await expect(page.getByText('left out: nickel/unobtainium.')).toBeVisible();
  await expect(page.getByRole('table').getByRole('link')).toHaveText(['6AL-4V']);
});

test('grades are chosen on their cards, and compared from there', async ({ page }) => {
  await page.goto(at('/inventory/titanium/'));
  for (const title of ['6AL-4V', 'BETA C'])
    await page.getByRole('checkbox', { name: `Compare ${title}`, exact: true }).check();
  await page.getByRole('link', { name: '2 grades side by side' }).first().click();
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
