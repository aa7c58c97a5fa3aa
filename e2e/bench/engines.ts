import { firefox } from '@playwright/test';
import { playwrightVisitor } from '../visitor/playwright-visitor';
import type { Engine, Visitor } from '../visitor/visitor';
import { startWebKit } from '../visitor/webkit';
import { webkitVisitor } from '../visitor/webkit-visitor';
import { findFirefox, findWebKit } from '../machine/browsers';
import { openChromiumTab } from './chromium-tab';

/** A browser that visits a site as a new visitor each time. */
export interface OpenEngine {
  name: Engine;
  /** Only Chromium supports `slowerCpu`. */
  visit<T>(
    site: string,
    slowerCpu: number,
    work: (visitor: Pick<Visitor, 'open' | 'run'>) => Promise<T>,
  ): Promise<T>;
  close(): Promise<void>;
}

/** The engines of this machine: Chromium, and Firefox and WebKit where they are installed. */
export async function openEngines(): Promise<readonly OpenEngine[]> {
  const engines: OpenEngine[] = [
    {
      name: 'chromium',
      async visit(site, slowerCpu, work) {
        const tab = await openChromiumTab(site, slowerCpu);
        return work(tab).finally(tab.close);
      },
      close: async () => {},
    },
  ];
  const executablePath = findFirefox();
  if (executablePath) {
    // For the reason given in `e2e/engines/journey.ts`.
    process.env.PLAYWRIGHT_SKIP_NAVIGATION_CHECK = '1';
    const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
    engines.push({
      name: 'firefox',
      async visit(baseURL, _, work) {
        const context = await browser.newContext({ baseURL });
        const page = await context.newPage();
        await page.addInitScript('globalThis.__name = (named) => named'); // as in `slow-page.ts`
        return work(playwrightVisitor(page, 'firefox', false)).finally(() => context.close());
      },
      close: () => browser.close(),
    });
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
