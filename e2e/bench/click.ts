import { launchChromium, openOnSlowLine, printTable, twoSites } from './slow-line';

/*
 * Milliseconds from a click, after 300 ms over the link, until the heading of the next page is seen: two running sites in
 * turns on a slow line. npm run bench:click -- http://127.0.0.1:3000 http://127.0.0.1:3001 [visits]
 */
const { origins, visits } = twoSites('bench:click');

const clicks = {
  grade: ['/inventory/titanium/', '/inventory/titanium/grade/beta-c/'],
  spec: ['/inventory/titanium/grade/6al-4v/', '/inventory/titanium/specs/ams-4928/'],
  tool: ['/tools/conversion/', '/tools/metal-weight-conversion/'],
} as const;

const browser = await launchChromium();
const seen = new Map(
  Object.keys(clicks).map((name) => [name, [[], []] as [{ ms: number }[], { ms: number }[]]]),
);
for (let i = 0; i < visits; i += 1)
  for (const [name, [from, to]] of Object.entries(clicks))
    for (const [site, origin] of origins.entries()) {
      const { page, close } = await openOnSlowLine(browser);
      await page.goto(origin + from, { waitUntil: 'networkidle' });
      const before = await page.locator('h1').textContent();
      const link = page.locator(`main a[href="${to}"]`).first();
      await link.hover();
      await page.waitForTimeout(300);
      const clickedAt = performance.now();
      await link.click({ noWaitAfter: true });
      await page
        .locator('h1')
        .filter({ hasNotText: new RegExp(`^${before}$`) })
        .waitFor();
      seen.get(name)![site]!.push({ ms: performance.now() - clickedAt });
      await close();
    }
await browser.close();
printTable(seen, ['ms']);
