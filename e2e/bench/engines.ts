import { type Browser, firefox } from '@playwright/test';
import { pageFunctions } from '../visitor/page-functions';
import { playwrightVisitor } from '../visitor/playwright-visitor';
import type { Engine, Visitor } from '../visitor/visitor';
import { startWebKit } from '../visitor/webkit';
import { webkitVisitor } from '../visitor/webkit-visitor';
import { findFirefox, findWebKit } from '../machine/browsers';

/** A browser that visits a site as a new visitor each time. */
export interface OpenEngine {
  name: Engine;
  /** Only Chromium supports `slowerCpu`. */
  visit<T>(site: string, slowerCpu: number, work: (visitor: Visitor) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The engines of this machine: Chromium, and Firefox and WebKit where they are installed. */
export async function openEngines(chromium: Browser): Promise<readonly OpenEngine[]> {
  const engines = [playwrightEngine('chromium', chromium, async () => {})];
  const executablePath = findFirefox();
  if (executablePath) {
    // For the reason given in `e2e/engines/journey.ts`.
    process.env.PLAYWRIGHT_SKIP_NAVIGATION_CHECK = '1';
    const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
    engines.push(playwrightEngine('firefox', browser, () => browser.close()));
  }
  if (findWebKit())
    engines.push({
      name: 'webkit',
      async visit(site, _, work) {
        const driver = await startWebKit();
        try {
          return await work(webkitVisitor(driver, site));
        } finally {
          await driver.stop();
        }
      },
      close: async () => {},
    });
  return engines;
}

const playwrightEngine = (
  name: Engine,
  browser: Browser,
  close: OpenEngine['close'],
): OpenEngine => ({
  name,
  async visit(site, slowerCpu, work) {
    const context = await browser.newContext({ baseURL: site });
    const page = await context.newPage();
    await page.addInitScript(pageFunctions);
    if (name === 'chromium')
      await (
        await context.newCDPSession(page)
      ).send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    try {
      return await work(playwrightVisitor(page, name, false));
    } finally {
      await context.close();
    }
  },
  close,
});
