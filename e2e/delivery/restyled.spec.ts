import { expect, test } from '@playwright/test';
import { openHydrated } from '../visitor/open-hydrated';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/* `:has(…) > *` has Chromium restyle every element below whatever any `:has()` looks at: the whole page at each key. */
for (const [path, field] of [
  ['/tools/metal-weight-conversion/', 'Diameter'],
  ['/tools/conversion/', 'Value'],
] as const)
  test(`a key in “${field}” of ${path} restyles a part of the page`, async ({ page, browser }) => {
    await openHydrated(page, path);
    await page.getByRole('main').getByLabel(field).first().focus();
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
    expect(Math.max(...restyled)).toBeLessThan(300); // of 500 to 1,000
  });
