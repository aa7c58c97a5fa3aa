import { expect, test } from '@playwright/test';

test.use({ baseURL: process.env.E2E_SITE });

for (const [link, words] of [
  ['Titanium', 'Loading grades'],
  ['Metals Glossary', 'Loading the page'],
] as const)
  test(`a slow way to ${link} shows a skeleton, then the page at its top`, async ({ page }) => {
    await page.goto('/sitemap/');
    // Only what the browser fetches for a navigation is slow.
    await page.route(/[?&]_rsc=/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test('no skeleton stands in the prerendered page', async ({ request }) => {
  for (const path of ['/', '/inventory/titanium/', '/capabilities/'])
    expect(await (await request.get(path)).text()).not.toContain('Loading');
});
