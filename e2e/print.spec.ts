import { expect, test } from '@playwright/test';
import { calculators } from '@/lib/calculators';

test.use({ baseURL: process.env.E2E_SITE });

/** What is printed, and on how many sheets of letter paper at most. */
const sheets: readonly (readonly [path: string, title: string, most: number])[] = [
  ['/inventory/titanium/grade/6al-4v/', '6AL-4V', 2],
  ['/inventory/titanium/specs/ams-4928/', 'AMS 4928', 1],
  ['/compare/?grades=titanium/6al-4v,titanium/6al-4v-eli', 'Compare grades', 2],
  ['/tools/metal-weight-conversion/?diameter=3', 'Metal Weight Calculator', 1],
  // Three tables: specs, UNS numbers, and four sheets of equivalents.
  ['/cross-reference/', 'Cross-reference', 16],
];

const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** What the printed address ends in. */
const asked = (query: string) => query && `?${query}`;

for (const [path, title, most] of sheets)
  test(`${title} prints under a title block, without what only a screen needs`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const block = page.getByRole('definition').filter({ hasText: new RegExp(`^${title}$`) });
    await expect(block.first()).toBeVisible();
    await expect(page.getByText(/^http.*\/$/).first()).toContainText(path.split('?')[0]!);
    await expect(page.getByText(/^\d{4}-\d\d-\d\d$/).first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const [, query = ''] = path.split('?');
    await expect(page.locator('[data-query]')).toHaveAttribute('data-query', asked(query));
    const pages = sheetsOf(await page.pdf({ format: 'Letter' }));
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(most);
  });

for (const { slug, title } of calculators)
  test(`${title} prints on one sheet of either paper`, { tag: '@rest' }, async ({ page }) => {
    await page.goto(`/tools/${slug}/`, { waitUntil: 'networkidle' });
    for (const format of ['Letter', 'A4'])
      expect([format, sheetsOf(await page.pdf({ format }))]).toEqual([format, 1]);
  });
