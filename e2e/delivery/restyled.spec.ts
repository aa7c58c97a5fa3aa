import { expect, test } from '@playwright/test';
import { openHydrated } from '../visitor/open-hydrated';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/* One rule `:has(…) > *` has Chromium restyle the whole page where any `:has()` looks at what a key changes. */
test('a key in a tool restyles a part of its page', async ({ page, browser }) => {
  await openHydrated(page, '/tools/metal-weight-conversion/');
  await page.getByLabel('Diameter').first().focus();
  await page.waitForTimeout(500); // until what the focus loads is there
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.keyboard.press('7');
  await page.waitForTimeout(500);
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const restyled = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  expect(restyled).not.toEqual([]);
  expect(Math.max(...restyled)).toBeLessThan(500); // of 1,100
});
