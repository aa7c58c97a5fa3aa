import { expect, test } from '@playwright/test';
import { openHydrated } from '../visitor/open-hydrated';

for (const [link, words, path] of [
  ['Titanium', 'Loading grades 12', '/inventory/titanium/'],
  ['Metals Glossary', 'Loading the page 5', '/glossary/'],
] as const)
  test(`a slow way to ${link} shows a skeleton, then the page at its top`, async ({ page }) => {
    let note: (status: string) => void;
    const shown = new Promise<string>((resolve) => (note = resolve));
    await page.exposeFunction('reportSkeleton', (status: string) => note(status));
    await openHydrated(page, '/sitemap/');
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        await shown;
        await route.continue();
      },
    );
    // The click and the report are made in the page, because Playwright waits for the page that a click leads to.
    await page.evaluate((href) => {
      const { reportSkeleton } = globalThis as unknown as { reportSkeleton(status: string): void };
      const report = () => {
        const status = document.body.querySelector('output');
        const parts = status?.nextElementSibling?.children.length;
        if (parts) reportSkeleton(`${status.textContent} ${parts}`);
      };
      new MutationObserver(report).observe(document.body, { childList: true, subtree: true });
      setTimeout(() => document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click());
    }, path);
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    expect(await shown).toBe(words);
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test('no skeleton stands in the prerendered page', async ({ request }) => {
  for (const path of ['/', '/inventory/titanium/', '/capabilities/'])
    expect(await (await request.get(path)).text()).not.toContain('Loading');
});
