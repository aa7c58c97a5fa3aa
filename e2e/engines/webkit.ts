import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { test as base } from '@playwright/test';
import { Builder, By, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findWebKit } from '../machine/browsers';
import { freePort } from '../machine/local-server';
import { startProgram } from '../machine/program';
import { unhydrated } from '../visitor/unhydrated';

/** How long a page and its script may take, ms: with two busy cores they come late. */
const patienceMs = 30_000;

/** A screen for browsers that need one: the desktop's, else one that exists in memory alone. */
async function openDisplay() {
  if (process.env.DISPLAY) return { name: process.env.DISPLAY, close: () => {} };
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return { name: `:${String(number).trim()}`, close: () => void screen.kill('SIGTERM') };
}

/** WebKitGTK's MiniBrowser on a site, driven by Debian's WebKitWebDriver. */
export interface WebKit {
  driver: WebDriver;
  /** Opens an address of the site, and waits until the page is hydrated. */
  open(path: string): Promise<void>;
  /** Waits until a page has this heading and is hydrated. */
  shows(heading: string): Promise<void>;
  /** What is found and can be seen. */
  see(by: By): Promise<WebElement>;
  click(by: By): Promise<void>;
  /** Runs a function in the page. */
  run<T>(work: () => T): Promise<T>;
}

async function startWebKit() {
  const found = findWebKit();
  if (!found) throw new Error('WebKitGTK is missing: apt-get install webkit2gtk-driver xvfb.');
  const display = await openDisplay();
  const url = `http://127.0.0.1:${await freePort()}`;
  const program = await startProgram(
    found.driver,
    [`--port=${new URL(url).port}`],
    `${url}/status`,
    { env: { DISPLAY: display.name } },
  );
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
    })
    .build();
  return {
    driver,
    async stop() {
      await driver.quit();
      await program.stop();
      display.close();
    },
  };
}

function webkitOn(driver: WebDriver, site: string): WebKit {
  const run = <T>(work: () => T): Promise<T> => driver.executeScript(`return (${work})()`);
  const isHydrated = () => driver.wait(async () => (await run(unhydrated)) === '', patienceMs);
  const see = async (by: By) => {
    const element = await driver.wait(until.elementLocated(by), patienceMs);
    return driver.wait(until.elementIsVisible(element), patienceMs);
  };
  return {
    driver,
    run,
    see,
    async open(path) {
      await driver.get(site + path);
      await isHydrated();
    },
    async shows(heading) {
      await driver.wait(async () => {
        const title = () => document.querySelector('h1')?.textContent;
        return (await run(title)) === heading;
      }, patienceMs);
      await isHydrated();
    },
    async click(by) {
      const element = await see(by);
      // The driver locates the element before a long page has stopped scrolling.
      await driver.executeScript(
        'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
        element,
      );
      await element.click();
    },
  };
}

/** A journey in WebKit. All share one browser, which begins each without the storage of the one before. */
export const test = base.extend<{ webkit: WebKit }, { browsing: WebDriver }>({
  browsing: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
    async ({}, use) => {
      const { driver, stop } = await startWebKit();
      await use(driver);
      await stop();
    },
    { scope: 'worker' },
  ],
  webkit: async ({ browsing, baseURL }, use) => {
    await browsing.manage().window().setRect({ width: 1280, height: 900 });
    await use(webkitOn(browsing, baseURL!));
    await browsing.executeScript('localStorage.clear()');
  },
});
