import { openHydrated } from '../visitor/open-hydrated';
import { expectPage, expect, focused, test, unfoldMenu } from './journey';

test('one submenu at a time, and a choice closes it', { tag: '@each-engine' }, async ({ page }) => {
  await openHydrated(page, '/glossary/');
  const menu = await unfoldMenu(page);
  const nickel = menu.getByRole('link', { name: 'Nickel', exact: true });
  const stock = menu.getByRole('link', { name: 'Stock Programs' });
  await expect(nickel).toBeHidden();
  await menu.getByLabel('Inventory pages').click();
  await expect(nickel).toBeVisible();
  await menu.getByLabel('Services pages').click();
  await expect(stock).toBeVisible();
  await expect(nickel).toBeHidden();
  await stock.click();
  await expectPage(page, '/services/stock-programs/', 'Stock Programs');
  await expect(stock).toBeHidden();
});

test('Tab reaches every entry, Enter opens, Escape closes and gives focus back', async ({
  page,
}) => {
  await openHydrated(page, '/glossary/');
  const menu = await unfoldMenu(page);
  const nickel = menu.getByRole('link', { name: 'Nickel', exact: true });
  await menu.getByLabel('Inventory pages').focus();
  await page.keyboard.press('Enter');
  await expect(nickel).toBeVisible();
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Nickel');
  await page.keyboard.press('Escape');
  await expect(nickel).toBeHidden();
  expect(await focused(page)).toBe('Inventory pages');
});

// On a phone the footer's headings are hidden.
test('a click beside it closes it', { tag: '@wide' }, async ({ page }) => {
  await openHydrated(page, '/glossary/');
  const menu = await unfoldMenu(page);
  const nickel = menu.getByRole('link', { name: 'Nickel', exact: true });
  await menu.getByLabel('Inventory pages').click();
  await expect(nickel).toBeVisible();
  await page.getByRole('heading', { name: 'Address' }).click();
  await expect(nickel).toBeHidden();
});
