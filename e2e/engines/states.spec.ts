import type { Page } from '@playwright/test';
import { success } from '@/lib/quotes/messages';
import { violationsOf } from '../page/axe';
import { openHydrated } from '../visitor/open-hydrated';
import { box, fill, open, quoteSite, send, takeTime } from '../visitor/quote-page';
import { expect, test, unfoldMenu } from './journey';

const searchField = (page: Page) =>
  page.getByRole('combobox', { name: 'Search grades, specs and UNS numbers' });

async function openSubmenu(page: Page) {
  const menu = await unfoldMenu(page);
  await menu.getByLabel('Inventory pages').click();
  await expect(menu.getByRole('link', { name: 'Nickel', exact: true })).toBeVisible();
}

/** What a visitor does to a page, and what it shows then. */
const states: readonly {
  state: string;
  path: string;
  width?: number;
  reach: (page: Page) => Promise<void>;
}[] = [
  { state: 'submenu open', path: '/glossary/alloy/', reach: openSubmenu },
  { state: 'menu open on a phone', path: '/glossary/alloy/', width: 390, reach: openSubmenu },
  {
    state: 'search results open',
    path: '/terms-and-conditions/', // long: no link of the footer is half below the results
    async reach(page) {
      await searchField(page).fill('ams 49');
      await expect(page.getByRole('option', { name: /^AMS 49/ }).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    state: 'nothing found',
    path: '/glossary/alloy/',
    async reach(page) {
      await searchField(page).fill('zzzz');
      await expect(page.getByText('Nothing found for zzzz.').first()).toBeVisible();
    },
  },
  {
    state: 'a calculator with another shape',
    path: '/tools/metal-weight-conversion/',
    async reach(page) {
      await page.getByText('Tube', { exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Wall' })).toBeVisible();
    },
  },
  {
    state: 'a calculator with an error',
    path: '/tools/metal-weight-conversion/?shape=tube&outerDiameter=2&wall=1.01',
    reach: (page) =>
      expect(
        page.getByRole('main').getByText('Wall must be at most half the outer diameter').first(),
      ).toBeVisible(),
  },
  {
    state: 'grades narrowed by form',
    path: '/inventory/titanium/?form=wire',
    reach: (page) => expect(page.getByText(/^Spec: any/).first()).toBeVisible(),
  },
  {
    state: 'a spec on the list of the form beside it',
    path: '/inventory/titanium/specs/ams-4967/',
    async reach(page) {
      await page.getByRole('main').getByRole('button', { name: 'Add to quote' }).first().click();
      await expect(page.getByRole('textbox', { name: 'Quantity of line 1' })).toBeVisible();
    },
  },
];

for (const { state, path, width, reach } of states)
  test(`axe finds no fault with ${state}`, { tag: '@wide' }, async ({ page }) => {
    if (width) await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, path);
    await reach(page);
    expect(await violationsOf(page)).toEqual([]);
  });

const site = quoteSite();

for (const theme of ['light', 'dark'] as const)
  test(
    `axe finds no fault with the quote dialog: open, failed, sent; ${theme}`,
    { tag: theme === 'dark' ? ['@wide', '@rest'] : ['@wide'] },
    async ({ page }) => {
      site.form.setMode('validation_failed');
      await page.emulateMedia({ colorScheme: theme });
      const form = await open(page, site.url);
      expect(await violationsOf(page)).toEqual([]);
      await fill(form);
      await takeTime(page);
      await send(form).click();
      await expect(form.getByText(/Please enter a telephone number\./).first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      site.form.setMode('ok');
      // Unchanged, it would be the same request, and refused as before.
      await box(form, 'Phone').fill('951 555 0199');
      await send(form).click();
      await expect(form.getByText(success)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    },
  );
