import type { Page } from '@playwright/test';

/** Collects what the policy forbids on every page shown from now on, in each engine, and every error of its scripts. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.text().startsWith('refused: ')) seen.push(message.text());
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      // What a driver evaluates in the page, as Playwright does in Firefox, the site cannot.
      if (event.sourceFile.includes('> eval')) return;
      console.log(`refused: ${location.pathname}: ${event.effectiveDirective} ${event.sample}`);
    }),
  );
  return seen;
}
