import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../page/axe';
import { smallTargets } from '../page/small-targets';
import { openHydrated } from '../visitor/open-hydrated';
import { dialog, floatingButton, send } from '../visitor/quote-page';
import { expect, test, unfoldMenu } from './journey';

/** What a visitor does to a page, and what it shows then; `reach` returns the part that is looked at, if not all. */
const states: readonly {
  state: string;
  path: string;
  /** It needs the header's search, which a phone has on a page of its own. */
  isWide?: true;
  isEveryDay?: true;
  reach: (page: Page) => Promise<Locator | void>;
}[] = [
  {
    state: 'a submenu open',
    isEveryDay: true,
    path: '/glossary/alloy/',
    async reach(page) {
      const menu = await unfoldMenu(page);
      await menu.getByLabel('Inventory pages').click();
      await expect(menu.getByRole('link', { name: 'Nickel', exact: true })).toBeVisible();
      return page.getByRole('banner'); // on a phone the open menu covers a part of the page
    },
  },
  {
    state: 'search results open',
    path: '/terms-and-conditions/', // long: no link of the footer is half below the results
    isWide: true,
    async reach(page) {
      const field = page.getByRole('banner').getByRole('combobox');
      await field.click();
      await field.pressSequentially('ams 49');
      await expect(page.getByRole('option', { name: /^AMS 49/ }).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    state: 'a calculator with another shape',
    path: '/tools/metal-weight-conversion/?shape=tube',
    async reach(page) {
      await expect(page.getByRole('textbox', { name: 'Wall' })).toBeVisible();
    },
  },
  {
    state: 'the correction of a size',
    path: '/tools/metal-weight-conversion/?diameter=2,5',
    async reach(page) {
      const correction = page.getByRole('link', { name: 'Use 2.5' });
      await expect(correction).toBeVisible();
      return correction.locator('..');
    },
  },
  {
    state: 'grades narrowed by form, and the links to a comparison',
    path: '/inventory/titanium/?form=round-bar',
    async reach(page) {
      const boxes = page.getByRole('checkbox', { name: /^Compare/ }).filter({ visible: true });
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await expect(page.getByRole('link', { name: /^Compare 2 grades/ }).first()).toBeVisible();
    },
  },
  {
    state: 'a line of the quote list',
    path: '/inventory/titanium/specs/ams-4967/',
    async reach(page) {
      await page.getByRole('main').getByRole('button', { name: 'Add to quote' }).first().click();
      await page.goto('/contact/');
      await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toBeVisible();
    },
  },
  {
    state: 'a checked list, one line edited and one removed',
    isEveryDay: true,
    path: '/quote-list/',
    async reach(page) {
      const list = page.getByRole('textbox', { name: /^Your list/ });
      await list.fill('3 pcs AMS 4928 2.5" rd x 40"\n718 plate .250 x 12 x 24 qty 6');
      await page.getByRole('button', { name: 'Check the list' }).click();
      await page.getByRole('button', { name: /^Edit line 2/ }).click();
      await page.getByRole('button', { name: /^Remove line 1/ }).click();
      // At the top, so that no button is half under the header.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    state: 'the quote dialog with errors',
    isEveryDay: true,
    path: '/glossary/',
    async reach(page) {
      await floatingButton(page).click();
      await send(dialog(page)).click();
      await expect(dialog(page).getByText('Please check 5 fields.')).toBeVisible();
      return dialog(page);
    },
  },
];

for (const { state, path, isWide, isEveryDay, reach } of states)
  test(
    `${state}: everyone can use it, and a thumb meets everything`,
    { tag: [...(isWide ? ['@wide'] : []), ...(isEveryDay ? [] : ['@rest'])] },
    async ({ page, isMobile }) => {
      await openHydrated(page, path);
      const within = (await reach(page)) ?? page.locator('html');
      if (isMobile) expect(await within.evaluate(smallTargets)).toEqual([]);
      else expect(await violationsOf(page)).toEqual([]);
    },
  );
