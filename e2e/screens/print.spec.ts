import { expect, test } from '@playwright/test';

/** What is printed, and on how many sheets of letter paper at most. */
const sheets: readonly (readonly [path: string, title: string, most: number])[] = [
  ['/inventory/titanium/grade/6al-4v/', 'Titanium 6Al-4V', 2],
  ['/inventory/titanium/specs/ams-4928/', 'AMS 4928 · Titanium 6Al-4V bar', 1],
  ['/compare/?grades=titanium/6al-4v,titanium/6al-4v-eli', 'Compare Grades', 2],
  ['/tools/metal-weight-conversion/?diameter=3', 'Metal Weight Calculator', 1],
  // Three tables: specs, UNS numbers, and four sheets of equivalents.
  ['/cross-reference/', 'Cross-Reference', 16],
];

const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** What the printed address ends in. */
const asked = (query: string) => query && `?${query}`;

for (const [path, title, most] of sheets)
  test(
    `${title} prints under a title block, without what only a screen needs`,
    { tag: '@rest' },
    async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' }); // a comparison is loaded
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const block = page.getByRole('definition').filter({ hasText: new RegExp(`^${title}$`) });
      await expect(block.first()).toBeVisible();
      await expect(page.getByText(/^http.*\/$/).first()).toContainText(path.split('?')[0]!);
      await expect(page.getByText(/^\d{4}-\d\d-\d\d$/).first()).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('complementary')).toHaveCount(0);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      const [, query = ''] = path.split('?');
      await expect(page.locator('[data-query]')).toHaveAttribute('data-query', asked(query));
      const pages = sheetsOf(await page.pdf({ format: 'Letter' }));
      expect(pages).toBeGreaterThan(0);
      expect(pages).toBeLessThanOrEqual(most);
    },
  );

/** The grades with most rows, and the paper that is narrower than Letter. */
const longest = [
  'titanium/grade/6al-4v',
  'stainless-steel/grade/17-4-ph',
  'stainless-steel/grade/304-304l',
  'nickel/grade/inconel-718',
  'alloy-steel/grade/4340',
];

/** The page of A4 between its margins, in pixels of CSS: 210 mm less twice 11. */
const printedWidth = Math.floor(((210 - 22) / 25.4) * 96);

test('the data sheets of the longest grades are two sheets of Letter and of A4, in 8 points and more', async ({
  page,
}) => {
  await page.setViewportSize({ width: printedWidth, height: 1000 });
  for (const grade of longest) {
    await page.goto(`/inventory/${grade}/`);
    const sheetCounts = [
      sheetsOf(await page.pdf({ format: 'Letter' })),
      sheetsOf(await page.pdf({ format: 'A4' })),
    ];
    // A browser shrinks the whole page where one element is wider than the paper.
    await page.emulateMedia({ media: 'print' });
    const [width, smallest] = await page.evaluate(() => {
      const sizes = [...document.querySelectorAll('main *')].flatMap((element) =>
        element.checkVisibility() &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
          ? Number.parseFloat(getComputedStyle(element).fontSize)
          : [],
      );
      return [document.documentElement.scrollWidth, Math.min(...sizes)] as const;
    });
    // Every form's sizes are printed, also of the tabs that are closed.
    const sizes = page.locator('details[name=sizes] form button:first-child');
    expect(await sizes.count()).toBeGreaterThan(3);
    for (const size of await sizes.all()) await expect(size).toBeVisible();
    await expect(sizes.first()).toHaveCSS('font-family', /^\S*b612/);
    await page.emulateMedia({ media: null });
    expect([grade, ...sheetCounts, width]).toEqual([grade, 2, 2, printedWidth]);
    expect([grade, smallest >= (8 / 72) * 96 - 0.01]).toEqual([grade, true]);
  }
});
