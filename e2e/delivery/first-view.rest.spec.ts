import { expect, test, type Page } from '@playwright/test';
import { templates } from '../page/templates';

/** Every template, and links that bring their own values. */
const paths = [
  ...templates,
  '/inventory/titanium/?form=round-bar&spec=ams-4928',
  '/search/?q=ams',
  '/compare/?grades=titanium/6al-4v,nickel/unobtainium',
  '/cross-reference/?find=nickel',
  '/tools/metal-weight-conversion/?shape=rectangle-tube&material=titanium&pieces=12',
  '/tools/conversion/?value=2.5&from=in&to=mm',
];

const widths = [390, 1280];

/** The tab's icon, which no view waits for. */
const icon = '/icon.svg';
/** Scripts and fonts come late, so that what they would move has been seen where it was. */
const lateMs = 250;

/** Down to the end of the page and up again, as a wheel goes. */
async function scrollThrough(page: Page) {
  for (let step = 0; step < 4; step += 1) {
    await page.mouse.wheel(0, 1_500);
    await page.waitForTimeout(50);
  }
}

/** How far something moved that no visitor had moved, and the HTML of what moved. */
interface Shift {
  value: number;
  moved: readonly string[];
}

type Watched = { shifts: Shift[] };
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Element }[];
};

function watch() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts } satisfies Watched);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '');
      if (!hadRecentInput) shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Counts from the next document on. Chromium alone reports shifts. */
const watchShifts = (page: Page) => page.addInitScript(watch);

/** What has moved in the document that is open. */
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).shifts);

for (const path of paths)
  test(`${path} comes with few requests, and nothing moves or is asked for later`, async ({
    page,
    baseURL,
  }) => {
    await watchShifts(page);
    await page.route(/\.(?:js|woff2)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, lateMs));
      await route.continue();
    });
    const asked: { url: URL; type: string }[] = [];
    page.on('request', (request) => {
      // The counted page view is a beacon: the browser sends it when it is idle, and nothing shown waits for an answer.
      if (request.resourceType() !== 'ping')
        asked.push({ url: new URL(request.url()), type: request.resourceType() });
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      asked.length = 0;
      await page.goto(path, { waitUntil: 'load' });
      const soFar = asked.length;
      await page.waitForLoadState('networkidle');
      const later = asked.slice(soFar).map(({ url }) => url.pathname);
      // A page with a query may load more: the visitor requested it.
      if (!path.includes('?'))
        expect.soft([width, later.filter((name) => name !== icon)]).toEqual([width, []]);
      if (width === widths[0] && !path.includes('?')) {
        const first = asked.filter(({ url, type }) => type !== 'image' && url.pathname !== icon);
        expect
          .soft(first.length, first.map(({ url }) => url.pathname).join('\n'))
          .toBeLessThanOrEqual(most);
        expect.soft(asked.filter(({ url }) => url.origin !== baseURL)).toEqual([]);
        expect.soft(asked.filter(({ url }) => url.search.includes('_rsc'))).toEqual([]);
      }
      await scrollThrough(page);
      expect.soft([width, await shiftsOf(page)]).toEqual([width, []]);
    }
  });

/** Documents, styles, fonts and scripts of a first view. */
const most = 10;
