import type { Browser } from '@playwright/test';
import type { Measure } from '../bench';
import type { Figure } from '../figure';
import { slowPage } from '../slow-page';
import { median } from '../statistics';

const from = '/inventory/titanium/';
const to = '/inventory/titanium/grade/6al-4v/';
/** From the pointer's arrival to the press, ms: people who choose a link, and a finger's tap. */
const hesitationMs = 400;
const tapMs = 100;
/** Long enough for whatever is fetched ahead to be there. */
const fullyMs = 3_000;
const ways = { intent: hesitationMs, tap: tapMs, full: fullyMs, none: null };

/** The time from a click to the next page's heading: after a moment's hover, a tap, a long hover, and none. */
export const measureClick: Measure = async (bench) => {
  const [browser, { url }] = [await bench.browser(), await bench.site()];
  const took: Record<keyof typeof ways, number[]> = { intent: [], tap: [], full: [], none: [] };
  for (let i = 0; i < (bench.small ? 2 : 7); i += 1)
    for (const way of Object.keys(ways) as (keyof typeof ways)[])
      took[way].push(await click(browser, url, ways[way]));
  const of = (way: keyof typeof ways) => median(took[way]);
  const told = (name: string, value: number): Figure => ({ row: 'click', name, value, unit: 'ms' });
  const against = (name: string, value: number): Figure => ({
    row: 'click',
    name: `${name}, of full prefetch`,
    value,
    unit: 'ratio',
  });
  return [
    { ...against('after intent', of('intent') / of('full')), atMost: 1.1 },
    against('after a tap', of('tap') / of('full')),
    against('without prefetch', of('none') / of('full')),
    told('after intent', of('intent')),
    told('after a tap', of('tap')),
    told('after full prefetch', of('full')),
    told('without prefetch', of('none')),
  ];
};

/** Milliseconds from the press to the heading of the next page, on the page's own clock. */
async function click(browser: Browser, site: string, hoverMs: number | null): Promise<number> {
  const { page, context } = await slowPage(browser, { slowerCpu: 1 });
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
        const begun = performance.now();
        const look = () => {
          const arrived =
            location.pathname === path && document.querySelector('h1')?.textContent !== heading;
          if (arrived) resolve(performance.now() - begun);
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
