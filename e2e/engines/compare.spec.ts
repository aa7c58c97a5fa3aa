import { openHydrated } from '../visitor/open-hydrated';
import { expectPage, expect, test } from './journey';

test('grades are ticked, stand side by side, and are added and removed', async ({ page }) => {
  const main = page.getByRole('main');
  await openHydrated(page, '/inventory/titanium/grade/6al-4v/');
  await page.getByRole('checkbox', { name: 'Compare 6Al-4V' }).click();
  await openHydrated(page, '/inventory/titanium/grade/beta-c/');
  await page.getByRole('checkbox', { name: 'Compare Beta C' }).click();
  await main.getByRole('link', { name: 'Compare 2 grades' }).click();
  await expectPage(page, '/compare/?grades=titanium/6al-4v,titanium/beta-c', 'Compare Grades');
  await expect(page.getByRole('row', { name: /^UNS/ })).toHaveText(/UNS\s*R56400\s*R58640/);

  await page.getByRole('combobox', { name: 'Add a grade' }).selectOption({ label: '4340' });
  await main.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(main.getByRole('link', { name: '4340', exact: true })).toBeVisible();
  const first = main.getByRole('link', { name: '6Al-4V', exact: true });
  await main.getByRole('button', { name: 'Remove 6Al-4V' }).click();
  await expect(first).toBeHidden();
  await page.goBack({ waitUntil: 'commit' });
  await expect(first).toBeVisible();
});
