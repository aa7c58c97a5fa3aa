import { expect, test, type Page } from '@playwright/test';

const slider = (page: Page) => page.getByRole('region', { name: 'Customers' });
const list = (page: Page) => slider(page).getByRole('list');

/** Pixels the row has moved. */
const moved = (page: Page) => list(page).evaluate((row) => row.scrollLeft);

async function see(page: Page) {
  await page.goto('/');
  await slider(page).scrollIntoViewIfNeeded();
  // Swiper marks the list when it has taken it over.
  await expect(slider(page).locator('.swiper-initialized')).toBeVisible();
  await page.mouse.move(0, 0);
}

test('seven customers move on about every two seconds, until they are paused', async ({ page }) => {
  await see(page);
  await expect.poll(() => moved(page)).toBeGreaterThan(50);
  await slider(page).getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1_000); // a move that had begun ends
  const stood = await moved(page);
  await page.waitForTimeout(2_500);
  expect(await moved(page)).toBe(stood);
});

test('it does not move by itself for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await see(page);
  await page.waitForTimeout(2_500);
  expect(await moved(page)).toBe(0);
  await expect(slider(page).getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await slider(page).getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => moved(page)).toBeGreaterThan(0);
});
