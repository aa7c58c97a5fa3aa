import { expect, test } from '@playwright/test';
import { collator } from '@/lib/catalog/collator';

/** What a buyer reads of a grade, in this order. */
const orderOfGrade = [
  'h1 Titanium 6Al-4V',
  'dt UNS',
  'dt Density',
  'button Add to quote',
  'a Weigh this',
  'label Compare 6Al-4V',
  'h2 Sizes and lead times',
  'h2 Specifications and minimums',
  'h2 Chemistry',
  'h2 Heat treatment',
  'h2 Physical properties',
  'h2 Equivalents',
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

/** The grades with most rows. */
const longest = [
  'titanium/grade/6al-4v',
  'stainless-steel/grade/17-4-ph',
  'nickel/grade/inconel-718',
];

test('the page of a grade is short, and its sizes begin in the first screen', async ({ page }) => {
  for (const [width, height, most] of [
    [1280, 800, 2_800],
    [390, 844, 4_500],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const grade of longest) {
      await page.goto(`/inventory/${grade}/`);
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      console.log(`${grade} is ${tall} px high at ${width}`);
      expect(tall).toBeLessThanOrEqual(most);
      const { y } = (await page
        .getByRole('button', { name: /^[\d.]+ in, / })
        .first()
        .boundingBox())!;
      expect(y).toBeLessThan(height - 32);
    }
  }
});

for (const javaScriptEnabled of [true, false])
  test(`an address opens the tab of its form, ${javaScriptEnabled ? 'with' : 'without'} a script`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled });
    const page = await context.newPage();
    for (const path of ['titanium/grade/6al-4v', 'titanium/specs/ams-4928']) {
      await page.goto(`/inventory/${path}/#sizes-forged-ring`);
      const ring = page.getByRole('button', { name: /^12 × 8 × 2 in, / });
      const bar = page.getByRole('button', { name: /^0.250 in, .*Round Bar/ });
      await expect(ring).toBeInViewport();
      await expect(bar).toBeHidden();
      // One is open at a time.
      await page
        .getByText(/^Round Bar/)
        .first()
        .click();
      await expect(bar.first()).toBeVisible();
      await expect(ring).toBeHidden();
      await page.goto('about:blank');
    }
    await context.close();
  });

test('a metal’s page begins with what is asked for most, and its cards say what is in stock', async ({
  page,
}) => {
  await page.goto('/inventory/titanium/');
  const cards = page.getByRole('article');
  await expect(cards.nth(0)).toContainText('6Al-4V');
  await expect(cards.nth(0)).toContainText('In stock min. yield to 155 ksi');
  await expect(cards.nth(1).getByRole('heading')).toHaveText('6Al-4V ELI');
  const titles = (await cards.getByRole('heading').allTextContents()).slice(3);
  expect(titles).toEqual(titles.toSorted(collator.compare));
  // On a phone the filters stand beside the metals.
  await page.setViewportSize({ width: 390, height: 844 });
  const { y } = (await cards.nth(0).getByRole('heading').boundingBox())!;
  expect(y).toBeLessThan(400);
});
