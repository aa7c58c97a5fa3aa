import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, ensureChromium, findHeadlessShell } from '../machine/browsers';

/** The middle of some figures; of an even number of them the upper of the two. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;

/** The origins of two running sites, and how often each is visited: the words after a command. Throws a sentence. */
export function twoSites(command: string): { origins: readonly [string, string]; visits: number } {
  const [first = '', second = '', visits = '5'] = process.argv.slice(2);
  if (!URL.canParse(first) || !URL.canParse(second))
    throw new Error(
      `Name the origins of two running sites: npm run ${command} -- URL URL [visits]`,
    );
  return { origins: [first, second], visits: Number(visits) };
}

export const launchChromium = () =>
  chromium.launch({
    executablePath: findHeadlessShell() ?? ensureChromium(),
    args: chromiumArguments,
  });

/** A first visitor's page on a slow line: 150 ms, 1.6 Mbit/s, a CPU four times slower. */
export async function openOnSlowLine(browser: Browser) {
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
  return { page, cdp, close: () => context.close() };
}

/** Prints a row for each view: the medians of both sites for each figure, and their ratio. */
export function printTable<Figure extends string>(
  seen: ReadonlyMap<string, readonly [Record<Figure, number>[], Record<Figure, number>[]]>,
  figures: readonly Figure[],
) {
  for (const [view, sites] of seen) {
    const cells = figures.map((figure) => {
      const [a = 0, b = 0] = sites.map((visits) => median(visits.map((visit) => visit[figure])));
      return `${figure} ${a.toFixed(0)} ${b.toFixed(0)} (${(b / a).toFixed(2)})`;
    });
    console.log(`${view.padEnd(14)} ${cells.join(' · ')}`);
  }
}
