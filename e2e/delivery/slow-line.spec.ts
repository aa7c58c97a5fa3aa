import { expect, test } from '@playwright/test';
import { shiftsOf, watchShifts } from '../page/layout-shifts';
import { startNetwork } from '../visitor/network';

/*
 * Over a slow line a long page is drawn before its end has come. What comes later must not move what is seen: a
 * table whose columns are as wide as their longest words does, and a header whose parts make room for each other.
 */

let line: Awaited<ReturnType<typeof startNetwork>>;
let url: string;

test.beforeAll(async () => {
  line = await startNetwork(process.env.E2E_SITE!);
  // The header alone comes in two or three pieces.
  line.setPieces({ bytes: 4_000, pauseMs: 30 });
  url = `http://127.0.0.1:${line.port}`;
});
test.afterAll(() => line?.disconnect());

for (const path of ['/cross-reference/', '/inventory/titanium/', '/tools/metal-weight-conversion/'])
  for (const width of [390, 1280])
    test(`${path} comes piece by piece, and nothing moves, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      await page.goto(url + path, { waitUntil: 'networkidle' });
      expect(await shiftsOf(page)).toEqual([]);
    });
