import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect, test as base } from '@playwright/test';
import { Builder, By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { quoteFields } from '@/content-schemas/quote-fields';
import { success } from '@/lib/quotes/messages';
import { findWebKit } from '../machine/browsers';
import { freePort } from '../machine/local-server';
import { startProgram } from '../machine/program';
import { axe, rules, runAxe } from '../page/axe';
import { quoteSite } from '../visitor/quote-page';
import { quoteAnswers } from '../visitor/quote-post';
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

/** WebKitGTK's MiniBrowser on a site, driven by Debian's WebKitWebDriver. */
function webkitOn(driver: WebDriver, site: string) {
  /** Runs a function in the page. */
  const run = <T>(work: () => T): Promise<T> => driver.executeScript(`return (${work})()`);
  const isHydrated = () => driver.wait(async () => (await run(unhydrated)) === '', patienceMs);
  /** What is found and can be seen. */
  const see = async (by: By): Promise<WebElement> => {
    const element = await driver.wait(until.elementLocated(by), patienceMs);
    return driver.wait(until.elementIsVisible(element), patienceMs);
  };
  return {
    driver,
    run,
    see,
    /** Opens an address of the site, and waits until the page is hydrated. */
    async open(path: string) {
      await driver.get(site + path);
      await isHydrated();
    },
    /** Waits until a page has this heading and is hydrated. */
    async shows(heading: string) {
      await driver.wait(async () => {
        const title = () => document.querySelector('h1')?.textContent;
        return (await run(title)) === heading;
      }, patienceMs);
      await isHydrated();
    },
    async click(by: By) {
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

type WebKit = ReturnType<typeof webkitOn>;

/** A journey in WebKit. All share one browser, which begins each without the storage of the one before. */
const test = base.extend<{ webkit: WebKit }, { browsing: WebDriver }>({
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

const css = (selector: string) => By.css(selector);
/** By its words, within a part of the page. */
const words = (text: string, within = '//main') =>
  By.xpath(`${within}//*[normalize-space(.)="${text}" and not(*[normalize-space(.)="${text}"])]`);
const link = (text: string) => By.xpath(`//main//a[normalize-space(.)="${text}"]`);
const field = (label: string, within = '//main') =>
  By.xpath(`${within}//*[@id=//label[starts-with(normalize-space(.), "${label}")]/@for]`);

test('from home over metal, grade and spec, and back again', async ({ webkit }) => {
  await webkit.open('/');
  await webkit.click(css('main a[href="/inventory/titanium/"]'));
  await webkit.shows('Titanium');
  await webkit.click(link('6Al-4V'));
  await webkit.shows('Titanium 6Al-4V');
  await webkit.click(link('AMS 4928'));
  await webkit.shows('AMS 4928 · Titanium 6Al-4V bar');
  expect(await webkit.run(() => scrollY)).toBe(0);
  await webkit.driver.navigate().back();
  await webkit.shows('Titanium 6Al-4V');
});

test('a calculator answers, and keeps the answer in its address', async ({ webkit }) => {
  await webkit.open('/tools/steel-hardness-conversion/?scale=hb');
  const hardness = await webkit.see(field('Brinell (HB)'));
  await hardness.clear();
  await hardness.sendKeys('149');
  const first = () => document.querySelector('main dl:has(data) dd')?.textContent;
  await expect.poll(() => webkit.run(first)).toContain('not applicable');
  await expect.poll(() => webkit.driver.getCurrentUrl()).toMatch(/hb=149$/);
  await webkit.driver.navigate().refresh();
  await expect.poll(() => webkit.run(first)).toContain('not applicable');
});

test('the search is typed, chosen with the arrows, and opened with Enter', async ({ webkit }) => {
  await webkit.open('/search/');
  const search = await webkit.see(css('main [role=combobox]'));
  await search.sendKeys('ams4928');
  await webkit.see(words('1 result'));
  await search.sendKeys(Key.ARROW_DOWN, Key.ENTER);
  await webkit.shows('AMS 4928 · Titanium 6Al-4V bar');
});

/** axe's complaints about the page as it is. */
async function violations({ driver }: WebKit) {
  await driver.executeScript(axe);
  return driver.executeAsyncScript(
    `const [rules, done] = arguments; (${runAxe})(rules).then(done, (error) => done(String(error)))`,
    rules,
  );
}

test('home and a grade can be used by everyone', async ({ webkit }) => {
  for (const path of ['/', '/inventory/titanium/grade/6al-4v/']) {
    await webkit.open(path);
    expect([path, await violations(webkit)]).toEqual([path, []]);
  }
});

const quotes = quoteSite();

test('a quote request is filled in and sent', async ({ webkit }) => {
  await webkit.driver.get(`${quotes.url}/contact/`);
  await webkit.shows('Contact Us');
  for (const { name } of quoteFields) {
    const box = await webkit.see(css(`main form [name="${name}"]`));
    await box.sendKeys(quoteAnswers[name]);
  }
  await webkit.run(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 3_000; // as if a person had filled it in
  });
  await webkit.click(By.xpath('//main//form//button[normalize-space(.)="Send"]'));
  await webkit.see(By.xpath(`//main//*[contains(normalize-space(.), "${success}")]`));
  expect(quotes.form.received).toHaveLength(1);
});
