import type { Measure } from '../bench';
import { figure, type Figure } from '../figure';
import { median, max } from '../../figures/statistics';
import { templates } from '../templates';
import { vitalsOf, type Vitals } from '../vitals';

/** What every page has, and what restyles all of it: the switch of the theme. */
const themeSwitch = 'header button:visible';

/**
 * Each template on a slow line and processor, several times, each time beside the empty page: so a busy
 * moment meets both.
 */
export const measureVitals: Measure = async (bench) => {
  const [browser, site, bare] = [await bench.browser(), await bench.site(), await bench.bare()];
  const times = bench.small ? 1 : 5;
  const figures: Figure[] = [];
  await vitalsOf(browser, `${bare.url}/`); // warm
  for (const { name, path } of templates) {
    const [ours, empty]: [Vitals[], Vitals[]] = [[], []];
    for (let i = 0; i < times; i += 1) {
      ours.push(await vitalsOf(browser, site.url + path, themeSwitch));
      empty.push(await vitalsOf(browser, `${bare.url}/`));
    }
    figures.push(...compared(name, ours, empty));
  }
  return figures;
};

function compared(name: string, ours: readonly Vitals[], empty: readonly Vitals[]): Figure[] {
  const middle = (of: (vitals: Vitals) => number) =>
    [median(ours.map(of)), median(empty.map(of))] as const;
  const [lcp, emptyLcp] = middle((vitals) => vitals.lcp);
  const [tbt, emptyTbt] = middle((vitals) => vitals.tbt);
  return [
    figure('shift', name, max(ours.map(({ cls }) => cls)), 'shift', { atMost: 0 }),
    figure('paint', `${name}, LCP`, lcp / emptyLcp, 'ratio'),
    figure('paint', `${name}, LCP in time`, lcp, 'ms'),
    figure('paint', `${name}, TBT beyond the empty page’s`, tbt - emptyTbt, 'ms', { atMost: 50 }),
    figure('paint', `${name}, INP`, max(ours.map(({ inp }) => inp ?? 0)), 'ms', { atMost: 200 }),
  ];
}
