import type { Browser } from '@playwright/test';
import type { Measure } from '../bench';
import { slowPage } from '../slow-page';
import { median } from '../statistics';

const from = '/inventory/titanium/';
const to = '/inventory/titanium/grade/6al-4v/';
/** From the pointer's arrival to the press: people take a fifth to a third of a second. */
const hesitationMs = 300;
/** Long enough for whatever is fetched ahead to be there. */
const fullyMs = 3_000;

/** The time from a click to the next page's heading: after a moment's hover, after a long one, and after none. */
export const measureClick: Measure = async (bench) => {
  const [browser, { url }] = [await bench.browser(), await bench.site()];
  const [hovered, full, none]: [number[], number[], number[]] = [[], [], []];
  for (let i = 0; i < (bench.small ? 2 : 7); i += 1) {
    hovered.push(await click(browser, url, hesitationMs));
    full.push(await click(browser, url, fullyMs));
    none.push(await click(browser, url, null));
  }
  return [
    {
      row: 'click',
      name: 'after intent, of full prefetch',
      value: median(hovered) / median(full),
      unit: 'ratio',
      atMost: 1.1,
    },
    {
      row: 'click',
      name: 'without prefetch, of full prefetch',
      value: median(none) / median(full),
      unit: 'ratio',
      moreIsBetter: true,
    },
    { row: 'click', name: 'after intent', value: median(hovered), unit: 'ms' },
    { row: 'click', name: 'after full prefetch', value: median(full), unit: 'ms' },
    { row: 'click', name: 'without prefetch', value: median(none), unit: 'ms' },
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
