import { openHydrated } from '../visitor/open-hydrated';
import { expectPage, expect, test } from './journey';

test(
  'from home over metal, grade and spec to a form, and back again',
  { tag: '@each-engine' },
  async ({ page }) => {
    const link = (name: string | RegExp, within = page.getByRole('main')) =>
      within.getByRole('link', { name, exact: true });
    await openHydrated(page, '/');
    await link(/^Titanium \d+ grades$/).click();
    await expectPage(page, '/inventory/titanium/', 'Titanium');
    await link('6Al-4V').click();
    await expectPage(page, '/inventory/titanium/grade/6al-4v/', 'Titanium 6Al-4V');
    const chemistry = page.getByRole('table', { name: 'Chemical composition, weight percent' });
    await expect(chemistry).toContainText(/Al\s*5\.50\s*6\.75/);
    await link('AMS 4928', page.getByRole('table', { name: 'Specifications of 6Al-4V' })).click();
    await expectPage(page, '/inventory/titanium/specs/ams-4928/', 'AMS 4928');
    await link(
      'Forged Bar',
      page.getByRole('table', { name: 'Titanium supplied to AMS 4928' }),
    ).click();
    await expectPage(page, '/inventory/titanium/form/forged-bar/', 'Titanium Forged Bar');
    // Each page begins at its top, and going back finds the one before.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack({ waitUntil: 'commit' });
    await expectPage(page, '/inventory/titanium/specs/ams-4928/', 'AMS 4928');
  },
);

test('grades narrow by form in place, and back takes it back', async ({ page }) => {
  await openHydrated(page, '/inventory/titanium/');
  const cards = page.getByRole('article').filter({ visible: true });
  const wire = page
    .getByRole('list', { name: 'Filter by form' })
    .getByRole('link', { name: 'Wire', exact: true });
  await expect(cards).toHaveCount(14);
  await wire.click();
  await expectPage(page, '/inventory/titanium/?form=wire', 'Titanium');
  await expect.poll(() => cards.count()).toBeLessThan(14);
  const narrowed = await cards.count();
  await page.reload();
  await expect(cards).toHaveCount(narrowed);
  await page.goBack({ waitUntil: 'commit' });
  await expect(cards).toHaveCount(14);
  // A link to the same page without the query shows every grade again.
  await wire.click();
  await expect(cards).toHaveCount(narrowed);
  await page
    .getByRole('navigation', { name: 'Metals' })
    .getByRole('link', { name: 'Titanium', exact: true })
    .click();
  await expectPage(page, '/inventory/titanium/', 'Titanium');
  await expect(cards).toHaveCount(14);
});

test('the strengths of a grade change their unit', async ({ page }) => {
  await openHydrated(page, '/inventory/titanium/grade/6al-4v/');
  const strengths = page.getByRole('table', {
    name: 'Minimums at room temperature, by specification',
  });
  await expect(strengths).toContainText(/Tensile\s+ksi/);
  await page.getByRole('button', { name: 'Show MPa' }).click();
  await expect(strengths).toContainText(/Tensile\s+MPa/);
  await page.reload();
  await expect(strengths).toContainText(/Tensile\s+MPa/);
});
