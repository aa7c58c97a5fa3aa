import { expect, test, type Page } from '@playwright/test';
import { startNetwork } from '../visitor/network';

/* What happens before a page is seen: a browser that knows speculation rules fetches the page that is meant. */

const from = '/inventory/titanium/';
const target = '/inventory/titanium/grade/6al-4v/';

/** What stands between the browser and the site sees what is fetched ahead, and Playwright does not. */
let line: Awaited<ReturnType<typeof startNetwork>>;
test.beforeEach(async () => {
  line = await startNetwork(process.env.E2E_SITE!);
});
test.afterEach(() => line.disconnect());

const open = (page: Page) =>
  page.goto(`http://127.0.0.1:${line.port}${from}`, { waitUntil: 'networkidle' });
const askedFor = (path: string) => line.asked.filter((each) => each.path === path).length;
const link = (page: Page) => page.getByRole('main').locator(`a[href="${target}"]`).first();
async function touch(page: Page) {
  const { x, y } = (await link(page).boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const at = [{ x: x + 5, y: y + 5 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
  await page.waitForTimeout(100);
  await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
}
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Titanium 6Al-4V' });

for (const [how, intend] of [
  ['pointed at', (page: Page) => link(page).hover()],
  ['touched', touch],
] as const)
  test(`a page whose link was ${how} is there when it is clicked`, async ({ page }) => {
    await open(page);
    await intend(page);
    await expect.poll(() => askedFor(target)).toBe(1);
    await page.waitForTimeout(1_000); // until it is fetched
    // The network may be slow now: the page is there.
    line.setDelay(5_000);
    await link(page).click();
    await expect(title(page)).toBeVisible({ timeout: 4_000 });
    expect(askedFor(target)).toBe(1);
  });
