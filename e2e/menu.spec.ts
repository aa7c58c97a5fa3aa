import { expect, test, type Page } from '@playwright/test';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const submenu = (page: Page, name: string) => nav(page).getByLabel(`${name} pages`);
const nickel = (page: Page) => nav(page).getByRole('link', { name: 'Nickel', exact: true });
const services = (page: Page) =>
  nav(page).getByRole('link', { name: 'Stock Programs', exact: true });

test('by mouse: one submenu at a time, and a choice closes it', async ({ page }) => {
  await page.goto('/glossary/', { waitUntil: 'networkidle' });
  await submenu(page, 'Inventory').click();
  await expect(nickel(page)).toBeVisible();
  await submenu(page, 'Services').click();
  await expect(services(page)).toBeVisible();
  await expect(nickel(page)).toBeHidden();
  await services(page).click();
  await expect(page).toHaveURL(/\/services\/stock-programs\/$/);
  await expect(services(page)).toBeHidden();
});

test('by keyboard: Tab reaches every entry, Enter opens, Escape closes and gives focus back', async ({
  page,
}) => {
  await page.goto('/glossary/', { waitUntil: 'networkidle' });
  await submenu(page, 'Inventory').focus();
  await page.keyboard.press('Enter');
  await expect(nickel(page)).toBeVisible();
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('Tab');
  await expect(nickel(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(nickel(page)).toBeHidden();
  await expect(submenu(page, 'Inventory')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('by touch: the hamburger opens the menu, a choice closes it', async ({ page }) => {
    await page.goto('/glossary/', { waitUntil: 'networkidle' });
    await expect(nav(page).getByRole('link', { name: 'Glossary', exact: true })).toBeHidden();
    await nav(page).getByText('Menu', { exact: true }).tap();
    await submenu(page, 'Inventory').tap();
    await nickel(page).tap();
    await expect(page).toHaveURL(/\/inventory\/nickel\/$/);
    await expect(nickel(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('every entry can be reached', async ({ page }) => {
    await page.goto('/glossary/');
    await nav(page).getByText('Menu', { exact: true }).click();
    await submenu(page, 'Inventory').click();
    await nickel(page).click();
    await expect(page).toHaveURL(/\/inventory\/nickel\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nickel');
  });
});
