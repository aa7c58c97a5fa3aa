import { expect, test as base, type Browser } from '@playwright/test';
import { startQuoteSite, type QuoteSite } from '../site/start-site';
import { playwrightVisitor } from '../visitor/playwright-visitor';
import { startPolicyFront } from './policy-front';
import { unhydrated } from '../visitor/unhydrated';
import type { Engine, Target, Visitor } from '../visitor/visitor';
import { startWebKit } from '../visitor/webkit';
import { webkitVisitor } from '../visitor/webkit-visitor';

type Front = Awaited<ReturnType<typeof startPolicyFront>>;

export { expect };

export interface WorkerFixtures {
  engine: Engine;
  /** The proxy through which the built sample is visited. */
  front: Front;
  /** A site with a quote form behind it gets the quote requests, started when a journey first needs it. */
  quotes: QuoteSite;
  /** Opens a browser for one test; `close` closes it. */
  browsing: () => Promise<{ visitor: Visitor; close: () => Promise<void> }>;
}

interface TestFixtures {
  visitor: Visitor;
  form: QuoteSite['form'];
}

/** A journey in the engine of the project. It fails where the policy refused anything. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],

  front: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
    async ({}, use) => {
      const front = await startPolicyFront(process.env.E2E_SITE!);
      await use(front);
      await front.stop();
      // A browser may report a moment late: then this assertion or the next journey's fails.
      expect(front.reports, 'what the policy forbade').toEqual([]);
    },
    { scope: 'worker' },
  ],

  quotes: [
    async ({ front }, use) => {
      const site = await startQuoteSite();
      front.route('/api/quote/', site.url);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],

  browsing: [
    async ({ engine, playwright, browserName, front }, use) => {
      if (engine === 'webkit') {
        const driver = await startWebKit();
        const visitor = webkitVisitor(driver, front.url);
        await visitor.size(1280, 900);
        await use(async () => ({
          visitor,
          close: async () => {
            // All journeys share one session: the next visitor starts without this one's storage.
            await visitor.run(() => localStorage.clear());
            await visitor.size(1280, 900);
          },
        }));
        await driver.stop();
        return;
      }
      // Over BiDi Playwright can miss the end of a navigation and wait for ever; `open` waits itself.
      if (engine === 'firefox') process.env.PLAYWRIGHT_SKIP_NAVIGATION_CHECK = '1';
      const browser: Browser = await playwright[browserName].launch();
      await use(async () => {
        const context = await browser.newContext({ baseURL: front.url });
        const page = await context.newPage();
        const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
        return {
          visitor: playwrightVisitor(page, engine, touch),
          close: () => context.close(),
        };
      });
      await browser.close();
    },
    { scope: 'worker' },
  ],

  visitor: async ({ browsing, front }, use, info) => {
    const { visitor, close } = await browsing();
    await use(visitor);
    if (info.status !== info.expectedStatus)
      await info.attach('seen', { body: await visitor.screenshot(), contentType: 'image/png' });
    await close();
    expect(front.reports, 'what the policy forbade').toEqual([]);
  },
  form: async ({ quotes: { form } }, use) => {
    form.setMode('ok');
    form.received.length = 0;
    await use(form);
  },
});

/** Waits until this can be seen. */
export const expectVisible = (visitor: Visitor, target: Target) =>
  expect.poll(() => visitor.count(target), { message: named(target) }).toBeGreaterThan(0);

/** Waits until none of these can be seen. */
export const seesNo = (visitor: Visitor, target: Target) =>
  expect.poll(() => visitor.count(target), { message: named(target) }).toBe(0);

/** Waits until the page of that address and that heading is shown and hydrated. */
export async function expectPage(visitor: Visitor, path: string, title: string) {
  const seen = () =>
    visitor
      .run(() => [location.pathname + location.search, document.querySelector('h1')?.textContent])
      .catch(String); // of a page that is just left
  await expect.poll(seen, { message: title }).toEqual([path, title]);
  await expect.poll(() => visitor.run(unhydrated)).toBe('');
}

/** What the focus is on, as it is called. */
export const focused = (visitor: Visitor) =>
  visitor.run(() => {
    const { activeElement: element } = document;
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return element.labels?.[0]?.firstChild?.textContent?.trim();
    if (!(element instanceof HTMLElement)) return '';
    return element.ariaLabel ?? element.innerText.trim();
  });

const named = (target: Target): string =>
  JSON.stringify(target, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));
