import { expect, test, type CDPSession } from '@playwright/test';
import { chromiumArguments, findChromium } from '../machine/browsers';
import { templates } from '../page/templates';

/** Runs a function in the page by Chromium's own protocol: Playwright loses a page that the browser restores. */
async function run<T>(session: CDPSession, work: () => T): Promise<T> {
  const expression = `(${String(work)})()`;
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as T;
}

async function open(session: CDPSession, address: string) {
  await session.send('Page.navigate', { url: address });
  const loaded = () => run(session, () => location.href + document.readyState);
  await expect.poll(loaded).toBe(`${address}complete`);
}

/** What the page says once it is shown again, and why it was loaded instead. */
const shownAgain = (session: CDPSession) =>
  run(session, () => {
    const [visit] = performance.getEntriesByType('navigation') as {
      notRestoredReasons?: unknown;
    }[];
    return {
      isKept: 'wasShown' in globalThis,
      reasons: JSON.stringify(visit?.notRestoredReasons ?? null),
    };
  }).catch(String); // of a page that is just left

test(
  'the browser keeps every page for Back',
  { tag: '@rest' },
  async ({ playwright, baseURL, browserName }) => {
    test.setTimeout(300_000);
    expect(browserName).toBe('chromium');
    // Playwright turns Chromium's cache of pages off, and the headless shell keeps none.
    const browser = await playwright.chromium.launch({
      args: chromiumArguments,
      executablePath: findChromium() ?? undefined,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    // No browser keeps a page with another status than 200.
    for (const path of templates.filter((each) => each !== '/404/'))
      // A browser short of memory gives any page up. A page that cannot be kept is given up each time.
      await expect(async () => {
        await open(session, baseURL + path);
        await run(session, () => void Object.assign(globalThis, { wasShown: true }));
        await open(session, `${baseURL}/offline/`);
        await run(session, () => void setTimeout(() => history.back()));
        await expect
          .poll(() => shownAgain(session), { message: `back to ${path}`, timeout: 8_000 })
          .toEqual({ isKept: true, reasons: 'null' });
      }).toPass({ timeout: 40_000 });
    await browser.close();
  },
);
