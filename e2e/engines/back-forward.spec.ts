import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { findChromium } from '../machine/browsers';
import { templates } from '../page/templates';
import type { Visitor } from '../visitor/visitor';

type Tab = Pick<Visitor, 'open' | 'run'>;

/** A tab of Chromium by its own protocol: Playwright loses a page that the browser restores. */
async function tabOf(page: Page, origin: string): Promise<Tab> {
  const session = await page.context().newCDPSession(page);
  const run: Tab['run'] = async (script, given?: unknown) => {
    const expression = `(${String(script)})(${JSON.stringify(given) ?? ''})`;
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  };
  return {
    run,
    async open(path) {
      await session.send('Page.navigate', { url: origin + path });
      const loaded = () => run(() => location.pathname + location.search + document.readyState);
      await expect.poll(loaded).toBe(`${path}complete`);
    },
  };
}

/** What the page says once it is shown again, and why it was loaded instead, where the engine tells. */
const shownAgain = (visitor: Tab) =>
  visitor
    .run(() => {
      const [visit] = performance.getEntriesByType('navigation') as {
        notRestoredReasons?: unknown;
      }[];
      return {
        path: location.pathname,
        isKept: 'wasShown' in globalThis,
        reasons: visit?.notRestoredReasons ?? null,
      };
    })
    .catch(String); // of a page that is just left

test(
  'the browser keeps every page for Back and Forward',
  { tag: ['@wide', '@rest'] },
  async ({ visitor: another, engine, front, playwright, launchOptions }) => {
    test.setTimeout(300_000);
    // Playwright turns Chromium's cache of pages off.
    const browser =
      engine === 'chromium'
        ? await playwright.chromium.launch({
            ...launchOptions,
            executablePath: findChromium() ?? undefined, // the headless shell keeps no page
            ignoreDefaultArgs: ['--disable-back-forward-cache'],
          })
        : null;
    const page = await browser?.newPage();
    const visitor = page ? await tabOf(page, front.url) : another;
    const go = (steps: number) => visitor.run((by) => void setTimeout(() => history.go(by)), steps);
    const end = '/offline/';
    // No browser keeps a page with another status than 200.
    for (const path of templates.filter((each) => each !== '/404/'))
      // A browser short of memory gives any page up. A page that cannot be kept is given up each time.
      await expect(async () => {
        await visitor.open(path);
        await visitor.run(() => void Object.assign(globalThis, { wasShown: true }));
        await visitor.open(end);
        await visitor.run(() => void Object.assign(globalThis, { wasShown: true }));
        await go(-1);
        await expect
          .poll(() => shownAgain(visitor), { message: `back to ${path}`, timeout: 8_000 })
          .toEqual({ path: path.split('?')[0], isKept: true, reasons: null });
        await go(1);
        await expect
          .poll(() => shownAgain(visitor), { message: `forward from ${path}`, timeout: 8_000 })
          .toEqual({ path: end, isKept: true, reasons: null });
      }).toPass({ timeout: 40_000 });
    await browser?.close();
  },
);
