import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from '@playwright/test';
import { slowPage } from './slow-page';

/** What a visitor on a slow line felt. Milliseconds, but for the shift. */
export interface Vitals {
  lcp: number;
  cls: number;
  /** What moved, by its first words. */
  moved: string;
  tbt: number;
  /** From a click to the next frame; 0 where that is less than 16. */
  inp: number;
}

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('web-vitals')
    .replace(/[^/]+$/, 'web-vitals.iife.js'),
  'utf8',
);

/**
 * Runs in the page before its own scripts. The total blocking time is what long tasks take beyond 50 ms each, from
 * the first paint of content on (web.dev/articles/tbt).
 */
const watch = `
  ${library}
  const seen = (window.benchVitals = { lcp: 0, cls: 0, moved: '', tbt: 0, inp: 0 });
  webVitals.onLCP(({ value }) => (seen.lcp = value), { reportAllChanges: true });
  webVitals.onCLS(({ value, entries }) => {
    seen.cls = value;
    const nodes = entries.flatMap(({ sources }) => sources.flatMap(({ node }) => node ?? []));
    seen.moved = nodes.map((node) => node.nodeName + ' ' + node.textContent.slice(0, 40)).join(', ');
  }, { reportAllChanges: true });
  webVitals.onINP(({ value }) => (seen.inp = value), { reportAllChanges: true, durationThreshold: 16 });
  const tasks = [];
  let painted = Infinity;
  const blocked = () => {
    seen.tbt = 0;
    for (const { startTime, duration } of tasks)
      seen.tbt += Math.max(0, startTime + duration - Math.max(startTime, painted) - 50);
  };
  webVitals.onFCP(({ value }) => { painted = value; blocked(); });
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries());
    blocked();
  }).observe({ type: 'longtask', buffered: true });
`;

/** Visits an address as a phone on a slow line, clicks what the selector names, and scrolls to its end once that is shown. */
export async function vitalsOf(browser: Browser, address: string, click: string): Promise<Vitals> {
  const { page, context } = await slowPage(browser);
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const loaded = await read();
  await page.locator(click).first().click();
  await page.waitForTimeout(300); // nobody scrolls within the frame of a press
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await page.waitForTimeout(700);
  const { cls, moved, inp } = await read();
  await context.close();
  return { ...loaded, cls, moved, inp };

  function read() {
    return page.evaluate(() => ({ ...(window as unknown as { benchVitals: Vitals }).benchVitals }));
  }
}
