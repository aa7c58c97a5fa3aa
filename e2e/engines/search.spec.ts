import { openHydrated } from '../visitor/open-hydrated';
import { expectPage, expect, retype, test } from './journey';

const label = 'Search grades, specs and UNS numbers';

test(
  'typed, chosen with the arrows, opened with Enter; Escape closes',
  { tag: '@each-engine' },
  async ({ page }) => {
    const main = page.getByRole('main');
    const field = main.getByRole('combobox', { name: label });
    await openHydrated(page, '/search/');
    await retype(field, 'ams49');
    // The list of four letters is shown until that of five is ready.
    await expect(main.locator('[role=search] a[href$="q=ams49"]')).toBeVisible();
    const chosen = page.locator('[role=option][aria-selected=true]');
    await field.press('ArrowDown');
    await expect(chosen).toContainText('AMS 49');
    const first = await chosen.innerText();
    await field.press('ArrowDown');
    await expect(chosen).not.toHaveText(first, { useInnerText: true });
    await field.press('ArrowUp');
    await expect(chosen).toHaveText(first, { useInnerText: true });
    await field.press('Escape');
    await expect(chosen).toBeHidden();
    await retype(field, 'ams4928');
    await expect(main.getByText('1 result', { exact: true })).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expectPage(page, '/inventory/titanium/specs/ams-4928/', 'AMS 4928 · Titanium 6Al-4V bar');
    await expect(page.getByRole('option').filter({ visible: true })).toHaveCount(0);
  },
);
