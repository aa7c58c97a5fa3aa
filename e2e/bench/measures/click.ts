import type { Browser } from '@playwright/test';
import type { Bench, Measure } from '../bench';
import type { Figure } from '../figure';
import { slowPage, type lines } from '../slow-page';
import { median } from '../statistics';

const from = '/inventory/titanium/';
const to = '/inventory/titanium/grade/6al-4v/';
/** From the pointer's arrival to the press, ms: people who choose a link, and a finger's tap. */
const hesitationMs = 400;
const tapMs = 100;
/** Long enough for whatever is fetched ahead to be there. */
const fullyMs = 3_000;
type Line = keyof typeof lines;
const ways = { intent: hesitationMs, tap: tapMs, full: fullyMs, none: null };

/** The time from a click to the next page's heading: after a moment's hover, a tap, a long hover, and none; on two lines. */
export const measureClick: Measure = async (bench) => [
  ...(await clicksOn('office', bench)).map((figure) =>
    figure.name === 'office line, after intent, of full prefetch'
      ? { ...figure, atMost: 1.1 }
      : figure,
  ),
  ...(await clicksOn('slow', bench)),
];

async function clicksOn(line: Line, bench: Bench): Promise<Figure[]> {
  const [browser, { url }] = [await bench.browser(), await bench.site()];
  const took: Record<keyof typeof ways, number[]> = { intent: [], tap: [], full: [], none: [] };
  for (let i = 0; i < (bench.small ? 2 : 7); i += 1)
    for (const way of Object.keys(ways) as (keyof typeof ways)[])
      took[way].push(await click(browser, url, ways[way], line));
  const of = (way: keyof typeof ways) => median(took[way]);
  const figure = (name: string, value: number, unit: Figure['unit']): Figure => ({
    row: 'click',
    name: `${line} line, ${name}`,
    value,
    unit,
  });
  return [
    figure('after intent, of full prefetch', of('intent') / of('full'), 'ratio'),
    figure('after a tap, of full prefetch', of('tap') / of('full'), 'ratio'),
    figure('without prefetch, of full prefetch', of('none') / of('full'), 'ratio'),
    figure('after intent', of('intent'), 'ms'),
    figure('after a tap', of('tap'), 'ms'),
    figure('after full prefetch', of('full'), 'ms'),
    figure('without prefetch', of('none'), 'ms'),
  ];
}

/** Milliseconds from the press to the heading of the next page, on the page's own clock. */
async function click(
  browser: Browser,
  site: string,
  hoverMs: number | null,
  line: Line,
): Promise<number> {
  const { page, context } = await slowPage(browser, { slowerCpu: 1, line });
  await page.goto(site + from, { waitUntil: 'networkidle' });
  const link = page.locator(`main a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  if (hoverMs !== null) {
    await link.hover();
    await page.waitForTimeout(hoverMs);
  }
  const took = await link.evaluate(
    (anchor: HTMLAnchorElement, path) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1')!.textContent;
        const startedAt = performance.now();
        const look = () => {
          const arrived =
            location.pathname === path && document.querySelector('h1')?.textContent !== heading;
          if (arrived) resolve(performance.now() - startedAt);
          else requestAnimationFrame(look);
        };
        anchor.click();
        look();
      }),
    to,
  );
  await context.close();
  return took;
}
