import { expect, test } from './journey';
import { playwrightVisitor } from './playwright-visitor';
import { templates } from './templates';
import type { Visitor } from './visitor';

/** What the page says once it is shown again, and why it was loaded instead, where the engine tells. */
const shownAgain = (visitor: Visitor) =>
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
            ignoreDefaultArgs: ['--disable-back-forward-cache'],
          })
        : null;
    const page = await browser?.newPage({ baseURL: front.url });
    const visitor = page ? playwrightVisitor(page, engine, false) : another;
    const go = (steps: number) => visitor.run((by) => void setTimeout(() => history.go(by)), steps);
    const end = '/offline/';
    // No browser keeps a page with another status than 200.
    for (const path of templates.filter((each) => each !== '/404/')) {
      await visitor.open(path);
      await visitor.run(() => void Object.assign(globalThis, { wasShown: true }));
      await visitor.open(end);
      await visitor.run(() => void Object.assign(globalThis, { wasShown: true }));
      await go(-1);
      await expect
        .poll(() => shownAgain(visitor), { message: `back to ${path}` })
        .toEqual({ path: path.split('?')[0], isKept: true, reasons: null });
      await go(1);
      await expect
        .poll(() => shownAgain(visitor), { message: `forward from ${path}` })
        .toEqual({ path: end, isKept: true, reasons: null });
    }
    await browser?.close();
  },
);
