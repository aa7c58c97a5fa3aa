import { expect, test } from '@playwright/test';

/** What a buyer reads of a grade, in this order. */
const orderOfGrade = [
  'h1 Titanium 6Al-4V',
  'dt UNS',
  'dt Density',
  'button Add to quote',
  'a Weigh this',
  'label Compare 6Al-4V',
  'h2 Specifications',
  'h2 Mechanical properties',
  'h2 Chemistry',
  'h2 Forms',
];

test('on a phone a grade’s parts stand in a buyer’s order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/inventory/titanium/grade/6al-4v/');
  const shown = await page
    .locator('main :is(h1, h2, dt, .actions :is(a, button, label))')
    .filter({ visible: true })
    .evaluateAll((parts) =>
      parts
        .map((part) => ({
          top: part.getBoundingClientRect().top,
          left: part.getBoundingClientRect().left,
          name: `${part.tagName.toLowerCase()} ${part.textContent?.trim()}`,
        }))
        .toSorted((a, b) => (Math.abs(a.top - b.top) < 12 ? a.left - b.left : a.top - b.top))
        .map(({ name }) => name),
    );
  expect(shown.filter((name) => orderOfGrade.includes(name))).toEqual(orderOfGrade);
});

test('a list narrowed to a form says what the dashed specifications are', async ({ page }) => {
  const key = () =>
    page
      .locator('ul:has(> li > article)')
      .evaluate((list) => getComputedStyle(list, '::before').content);
  await page.goto('/inventory/titanium/?form=plate');
  await expect(page.getByTitle('Not Plate').filter({ visible: true }).first()).toBeVisible();
  expect(await key()).toContain('Dashed specs do not cover plate.');
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect.poll(key).toBe('none');
});
