import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumArguments, ensureChromium, findHeadlessShell } from '../machine/browsers';
import { median } from './median';

/*
 * Two running sites, visited in turns on a slow line: first and largest contentful paint (ms) and bytes of a view, and ms from a
 * click, after 300 ms over the link, until the heading of the next page is seen; ms from a press or key until it is painted, the
 * longest of a field that is typed into. Prints the medians of both and their ratio.
 * npm run bench:vitals -- http://127.0.0.1:3000 http://127.0.0.1:3001 [visits]
 */
const [first = '', second = '', visits = '5'] = process.argv.slice(2);
if (!URL.canParse(first) || !URL.canParse(second))
  throw new Error('Name two running sites: npm run bench:vitals -- URL URL [visits]');

type Figures = Record<string, number>;
type Visit = (page: Page, cdp: CDPSession, origin: string) => Promise<Figures>;

/** A first visitor's page on a slow line: 150 ms, 1.6 Mbit/s, a CPU four times slower. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

/** The last of these pages: its paints, and what came over the line for it. */
const view =
  (...paths: readonly string[]): Visit =>
  async (page, cdp, origin) => {
    const kinds = new Map<string, string>();
    const bytes: Figures = {};
    cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? '';
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    for (const path of paths) {
      bytes.Document = bytes.Script = 0;
      await page.goto(origin + path, { waitUntil: 'networkidle' });
    }
    const paints = await page.evaluate(
      () =>
        new Promise<{ fcp: number; lcp: number }>((done) => {
          new PerformanceObserver((list) => {
            const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
            done({ fcp, lcp: list.getEntries().at(-1)?.startTime ?? 0 });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    return { ...paints, html: bytes.Document!, script: bytes.Script! };
  };

const click =
  (from: string, to: string): Visit =>
  async (page, _, origin) => {
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    const before = await page.locator('h1').textContent();
    const link = page.locator(`main a[href="${to}"]`).first();
    await link.hover();
    await page.waitForTimeout(300);
    const clickedAt = performance.now();
    await link.click({ noWaitAfter: true });
    const other = page.locator('h1').filter({ hasNotText: new RegExp(`^${before}$`) });
    await other.waitFor();
    return { click: performance.now() - clickedAt };
  };

const typing =
  (path: string, field: RegExp, text: string): Visit =>
  async (page, _, origin) => {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const longest = await page.evaluateHandle(() => {
      const seen = { ms: 0 };
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.ms = Math.max(seen.ms, duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      return seen;
    });
    await page.getByLabel(field).filter({ visible: true }).first().click();
    await page.keyboard.type(text, { delay: 200 });
    await page.waitForTimeout(500);
    return { inp: (await longest.jsonValue()).ms };
  };

const titanium = '/inventory/titanium/';
const grade = `${titanium}grade/6al-4v/`;
const walks: Readonly<Record<string, Visit>> = {
  home: view('/'),
  grade: view(grade),
  tool: view('/tools/metal-weight-conversion/'),
  'second page': view('/', '/inventory/nickel/grade/inconel-718/'),
  'to a grade': click(titanium, `${titanium}grade/beta-c/`),
  'to a spec': click(grade, `${titanium}specs/ams-4928/`),
  'search box': typing('/glossary/', /^Search/, '718'),
  'field of a tool': typing('/tools/metal-weight-conversion/', /^Length/, '36'),
  'to a tool': click('/tools/conversion/', '/tools/metal-weight-conversion/'),
};

const browser = await chromium.launch({
  executablePath: findHeadlessShell() ?? ensureChromium(),
  args: chromiumArguments,
});
for (const [name, walk] of Object.entries(walks)) {
  const seen: readonly [Figures[], Figures[]] = [[], []];
  for (let i = 0; i < Number(visits); i += 1)
    for (const [site, origin] of [first, second].entries()) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', slowLine);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      seen[site]!.push(await walk(page, cdp, origin));
      await context.close();
    }
  const cells = Object.keys(seen[0][0]!).map((figure) => {
    const [a = 0, b = 0] = seen.map((list) => median(list.map((visit) => visit[figure]!)));
    return `${figure} ${a.toFixed(0)} ${b.toFixed(0)} (${(b / a).toFixed(2)})`;
  });
  console.log(`${name.padEnd(15)} ${cells.join(' · ')}`);
}
await browser.close();
