import { expect, test } from '@playwright/test';
import { openHydrated } from '../visitor/open-hydrated';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/* One rule `:has(…) > *` has Chromium restyle the whole page where any `:has()` looks at what a key changes. */
test('a key in a tool restyles a part of its page', async ({ page, browser }) => {
  await openHydrated(page, '/tools/metal-weight-conversion/');
  const drawn = (diameter: string) =>
    page.getByRole('img', { name: new RegExp(`^Round bar: diameter ${diameter} in,`) });
  await page.getByLabel('Diameter').first().fill('1');
  await expect(drawn('1')).toBeVisible(); // so what the focus loads is there
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.keyboard.press('2');
  await expect(drawn('12')).toBeVisible();
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
  );
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const restyled = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  expect(restyled).not.toEqual([]);
  expect(Math.max(...restyled)).toBeLessThan(500); // of 1,100
});
