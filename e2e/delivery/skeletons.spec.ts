import { expect, test } from '@playwright/test';

for (const [link, words, path] of [
  ['Titanium', 'Loading grades', '/inventory/titanium/'],
  ['Metals Glossary', 'Loading the page', '/glossary/'],
] as const)
  test(`a slow way to ${link} shows a skeleton, then the page at its top`, async ({ page }) => {
    await page.goto('/sitemap/');
    // The script of the skeletons is loaded at the first event.
    const loaded = page.waitForResponse(/\/chunks\/.*\.js$/);
    await page.getByRole('heading', { level: 1 }).hover();
    await loaded;
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await route.continue();
      },
    );
    // The click and the note are made in the page, because Playwright waits for the page that a click leads to.
    await page.evaluate((href) => {
      const note = () =>
        sessionStorage.setItem('waited', document.body.querySelector('output')?.textContent ?? '');
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
      setTimeout(() => document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click());
    }, path);
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('waited'))).toBe(words);
    await expect(page.getByText(words)).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test('no skeleton stands in the prerendered page', async ({ request }) => {
  for (const path of ['/', '/inventory/titanium/', '/capabilities/'])
    expect(await (await request.get(path)).text()).not.toContain('Loading');
});
