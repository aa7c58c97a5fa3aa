import type { Page } from '@playwright/test';

/** Holds the site's script files back until what it returns is called: what a visitor types meanwhile is typed into HTML. */
export async function holdScripts(page: Page) {
  let arrive = () => {};
  const released = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => arrive();
}
