import { expect, type Page } from '@playwright/test';
import { unhydrated } from './unhydrated';

/** Opens a page and waits until React has hydrated it: from then on its buttons and fields answer. */
export async function openHydrated(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' });
  await hydrated(page);
}

/** Waits until React has hydrated the page that is open. */
export const hydrated = (page: Page) =>
  // A page that is just left answers nothing.
  expect.poll(() => page.evaluate(unhydrated).catch(String)).toBe('');
