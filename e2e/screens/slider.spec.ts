import { expect, test, type Page } from '@playwright/test';

const slider = (page: Page) => page.getByRole('region', { name: 'Customers' });
const list = (page: Page) => slider(page).getByRole('list');

/** Pixels the row has moved. */
const moved = (page: Page) => list(page).evaluate((row) => row.scrollLeft);

/** Waits until a move that had begun has ended; how far the row has moved then. */
async function stands(page: Page) {
  let last = Number.NaN;
  const isWhereItWas = async () => {
    const before = last;
    last = await moved(page);
    return last === before;
  };
  await expect.poll(isWhereItWas, { intervals: [300] }).toBe(true);
  return last;
}

async function see(page: Page) {
  await page.goto('/');
  await slider(page).scrollIntoViewIfNeeded();
  // Swiper marks the list when it has taken it over.
  await expect(slider(page).locator('.swiper-initialized')).toBeVisible();
  await page.mouse.move(0, 0);
}

test('seven customers move on about every two seconds', async ({ page }) => {
  await see(page);
  await expect.poll(() => moved(page)).toBeGreaterThan(50);
});

test('it stops when paused, and arrows lead on', async ({ page }) => {
  await see(page);
  await slider(page).getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const stood = await stands(page);
  await page.waitForTimeout(2_500);
  expect(await moved(page)).toBe(stood);
  await slider(page).getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => moved(page)).not.toBe(stood);
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

test('its script comes when it is seen, not before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const loaded: string[] = [];
  page.on('response', async (response) => {
    if (/\.js(\?|$)/.test(response.url()) && (await response.text()).includes('slidesPerGroupAuto'))
      loaded.push(response.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(loaded).toEqual([]);
  await slider(page).scrollIntoViewIfNeeded();
  await expect.poll(() => loaded.length).toBe(1);
});
