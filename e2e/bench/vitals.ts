import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumArguments, ensureChromium, findHeadlessShell } from '../machine/browsers';
import { median } from './median';

/*
 * First and largest contentful paint and bytes of two running sites, visited in turns on a slow line (150 ms, 1.6 Mbit/s,
 * CPU four times slower). npm run bench:vitals -- http://127.0.0.1:3000 http://127.0.0.1:3001 [visits]
 */
const [first = '', second = '', visits = '5'] = process.argv.slice(2);
if (!URL.canParse(first) || !URL.canParse(second))
  throw new Error('Name the origins of two running sites: npm run bench:vitals -- URL URL');

const views = {
  home: ['/'],
  grade: ['/inventory/titanium/grade/6al-4v/'],
  tool: ['/tools/metal-weight-conversion/'],
  'second page': ['/', '/inventory/nickel/grade/inconel-718/'],
};

interface View {
  fcp: number;
  lcp: number;
  /** Bytes of documents as they come over the line. */
  html: number;
  script: number;
}

/** Counts what comes over the line, by kind; `Document` and `Script` are Chromium's names. */
function countBytes(cdp: CDPSession) {
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? '';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return bytes;
}

async function visit(page: Page, bytes: Record<string, number>, url: string): Promise<View> {
  bytes.Document = bytes.Script = 0;
  await page.goto(url, { waitUntil: 'networkidle' });
  const paints = await page.evaluate(
    () =>
      new Promise<{ fcp: number; lcp: number }>((done) => {
        new PerformanceObserver((list) => {
          const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          done({ fcp, lcp: list.getEntries().at(-1)?.startTime ?? 0 });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  return { ...paints, html: bytes.Document, script: bytes.Script };
}

const browser = await chromium.launch({
  executablePath: findHeadlessShell() ?? ensureChromium(),
  args: chromiumArguments,
});
const seen = new Map<string, View[]>();
for (let i = 0; i < Number(visits); i += 1)
  for (const [name, paths] of Object.entries(views))
    for (const origin of [first, second]) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 94_000,
      });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const bytes = countBytes(cdp);
      let last: View | undefined;
      for (const path of paths) last = await visit(page, bytes, origin + path);
      const key = `${name} ${origin}`;
      seen.set(key, [...(seen.get(key) ?? []), last!]);
      await context.close();
    }
await browser.close();

for (const name of Object.keys(views)) {
  const [one, two] = [seen.get(`${name} ${first}`)!, seen.get(`${name} ${second}`)!];
  const cells = (['fcp', 'lcp', 'html', 'script'] as const).map((figure) => {
    const middle = (list: readonly View[]) => median(list.map((view) => view[figure]));
    const [a, b] = [middle(one), middle(two)];

    return `${figure} ${a.toFixed(0)} ${b.toFixed(0)} (${(b / a).toFixed(2)})`;
  });
  console.log(`${name.padEnd(12)} ${cells.join(' · ')}`);
}
