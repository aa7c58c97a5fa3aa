import type { CDPSession, Page } from '@playwright/test';
import { launchChromium, openOnSlowLine, printTable, twoSites } from './slow-line';

/*
 * First and largest contentful paint (ms) and bytes of two running sites, visited in turns on a slow line.
 * npm run bench:vitals -- http://127.0.0.1:3000 http://127.0.0.1:3001 [visits]
 */
const { origins, visits } = twoSites('bench:vitals');

const views = {
  home: ['/'],
  grade: ['/inventory/titanium/grade/6al-4v/'],
  tool: ['/tools/metal-weight-conversion/'],
  'second page': ['/', '/inventory/nickel/grade/inconel-718/'],
};
type View = Record<'fcp' | 'lcp' | 'html' | 'script', number>;

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

const browser = await launchChromium();
const seen = new Map(Object.keys(views).map((view) => [view, [[], []] as [View[], View[]]]));
for (let i = 0; i < visits; i += 1)
  for (const [name, paths] of Object.entries(views))
    for (const [site, origin] of origins.entries()) {
      const { page, cdp, close } = await openOnSlowLine(browser);
      const bytes = countBytes(cdp);
      let last!: View;
      for (const path of paths) last = await visit(page, bytes, origin + path);
      seen.get(name)![site]!.push(last);
      await close();
    }
await browser.close();
printTable(seen, ['fcp', 'lcp', 'html', 'script']);
