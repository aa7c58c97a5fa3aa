import { expect, type Page } from '@playwright/test';
import { unhydrated } from './unhydrated';

/** Opens a page and waits until React has hydrated it: from then on its buttons and fields answer. */
export async function openHydrated(page: Page, address: string) {
  await page.goto(address);
  await expect.poll(() => page.evaluate(unhydrated)).toBe('');
}
