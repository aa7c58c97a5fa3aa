import type { Page } from '@playwright/test';

/** Collects what the policy forbids on every page shown from now on, and every error of its scripts. */
export async function watchPolicy(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction('reportViolation', (words: string) => seen.push(words));
  await page.addInitScript(() => {
    const { reportViolation } = globalThis as unknown as { reportViolation(words: string): void };
    document.addEventListener('securitypolicyviolation', (event) =>
      reportViolation(
        `${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      ),
    );
  });
  page.on('pageerror', (error) => seen.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text()))
      seen.push(`${page.url()}: ${message.text()}`);
  });
  return seen;
}
