import { openHydrated } from '../visitor/open-hydrated';
import { expectPage, expect, test } from './journey';

test('from home over metal, grade and spec to a form, and back again', async ({ page }) => {
  const link = (name: string | RegExp, within = page.getByRole('main')) =>
    within.getByRole('link', { name, exact: true });
  await openHydrated(page, '/');
  await link(/^Titanium \d+ grades$/).click();
  await expectPage(page, '/inventory/titanium/', 'Titanium');
  await link('6Al-4V').click();
  await expectPage(page, '/inventory/titanium/grade/6al-4v/', 'Titanium 6Al-4V');
  const aluminum = page.getByRole('term').filter({ hasText: /^Al$/ });
  await expect(page.getByText('5.50–6.75')).toBeVisible();
  await expect(aluminum).toBeVisible();
  await link(
    'AMS 4928',
    page.getByRole('table', { name: 'Specifications of 6Al-4V', exact: true }),
  ).click();
  await expectPage(page, '/inventory/titanium/specs/ams-4928/', 'AMS 4928 · Titanium 6Al-4V bar');
  await page
    .getByText(/^Forged Bar/)
    .first()
    .click();
  await link('All Forged Bar').click();
  await expectPage(page, '/inventory/titanium/form/forged-bar/', 'Titanium Forged Bar');
  // Each page begins at its top, and going back finds the one before.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack({ waitUntil: 'commit' });
  await expectPage(page, '/inventory/titanium/specs/ams-4928/', 'AMS 4928 · Titanium 6Al-4V bar');
});

test('sizes and strengths change their units together, on every page', async ({ page }) => {
  await openHydrated(page, '/inventory/titanium/grade/6al-4v/');
  const strengths = page.getByRole('table', { name: 'Specifications of 6Al-4V', exact: true });
  const size = page.getByRole('button', { name: /^0\.500 in, .*\(12\.7 mm\)$/ }).first();
  await expect(strengths).toContainText(/Tensile\s+ksi/);
  await expect(size).toHaveText('0.500', { useInnerText: true });
  await page.getByRole('button', { name: /mm, MPa/ }).click();
  await expect(strengths).toContainText(/Tensile\s+MPa/);
  await expect(size).toHaveText('12.7', { useInnerText: true });
  await openHydrated(page, '/inventory/titanium/form/round-bar/');
  // The sizes of a grade are folded on a phone.
  await expect(page.getByRole('main')).toContainText(/6\.35 to 203\.2\smm/, { useInnerText: true });
});
