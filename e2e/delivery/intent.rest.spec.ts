import { expect, test, type Page } from '@playwright/test';
import { shared } from '../site/shared';
import { startInstance } from '../site/start-site';

/* What happens before a page is seen: a browser that knows speculation rules fetches the page that is meant. */

const site = shared(() => startInstance());
const link = (page: Page) =>
  page.getByRole('main').locator('a[href="/inventory/titanium/grade/6al-4v/"]').first();

async function touch(page: Page) {
  const { x, y } = (await link(page).boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const at = [{ x: x + 5, y: y + 5 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
  await page.waitForTimeout(100);
  await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
}

for (const [how, intend] of [
  ['pointed at', (page: Page) => link(page).hover()],
  ['touched', touch],
] as const)
  test(`a page whose link was ${how} is there when it is clicked`, async ({ page }) => {
    await page.goto(`${site.url}/inventory/titanium/`, { waitUntil: 'networkidle' });
    await intend(page);
    await page.waitForTimeout(1_000); // until it is fetched
    // The site may be gone now: the page is there.
    await site.end();
    await link(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Titanium 6Al-4V' })).toBeVisible();
    await site.begin();
  });
