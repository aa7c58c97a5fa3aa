import { openHydrated } from '../visitor/open-hydrated';
import { expectPage, expect, test, unfoldMenu } from './journey';

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
