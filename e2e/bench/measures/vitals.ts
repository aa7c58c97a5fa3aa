import type { Measure } from '../bench';
import { figure, type Figure } from '../figure';
import { median, max } from '../../figures/statistics';
import { templates } from '../templates';
import { vitalsOf, type Vitals } from '../vitals';

/** What every page has, and what restyles all of it: the switch of the theme. */
const themeSwitch = 'header button:visible';

/**
 * Each template on a slow line and processor, several times, each time beside the empty page or the same page of another
 * build: so a busy moment meets both. How many times the empty page's time a page takes also depends on the machine: on a
 * slow one layout and style, which the empty page does not have, weigh more. Another build has them too.
 */
export const measureVitals: Measure = async (bench) => {
  const [browser, site, other] = [await bench.browser(), await bench.site(), await bench.other()];
  const bare = other ?? (await bench.bare());
  const visitTheirs = (path: string) =>
    other ? vitalsOf(browser, other.url + path, themeSwitch) : vitalsOf(browser, `${bare.url}/`);
  const times = bench.small ? 1 : 5;
  const figures: Figure[] = [];
  const ratios: number[] = [];
  await visitTheirs('/'); // warm
  for (const { name, path } of templates.filter((template) => bench.isAsked(template.name))) {
    const [ours, theirs]: [Vitals[], Vitals[]] = [[], []];
    for (let i = 0; i < times; i += 1) {
      ours.push(await vitalsOf(browser, site.url + path, themeSwitch));
      theirs.push(await visitTheirs(path));
    }
    figures.push(...(other ? besideOther : compared)(name, ours, theirs));
    ratios.push(median(ours.map(({ lcp }) => lcp)) / median(theirs.map(({ lcp }) => lcp)));
  }
  // Of one template five visits differ by a tenth, and of all together by little.
  if (other)
    figures.push(
      figure('paint', 'LCP of the other build, middle template', median(ratios), 'ratio', {
        atMost: 1.05,
      }),
    );
  return figures;
};

/** The figures of a template beside those of the same page in another build. */
const besideOther = (
  name: string,
  ours: readonly Vitals[],
  theirs: readonly Vitals[],
): readonly Figure[] =>
  (['lcp', 'tbt', 'inp', 'cls'] as const).flatMap((vital) => {
    const of = (visits: readonly Vitals[]) => visits.map((visit) => visit[vital] ?? 0);
    const middle = vital === 'cls' || vital === 'inp' ? max : median;
    const unit = vital === 'cls' ? 'shift' : 'ms';
    const what = `${name}, ${vital.toUpperCase()}`;
    return [
      figure('paint', what, middle(of(ours)), unit),
      figure('paint', `${what} of the other build`, middle(of(theirs)), unit),
    ];
  });

function compared(name: string, ours: readonly Vitals[], empty: readonly Vitals[]): Figure[] {
  const middle = (of: (vitals: Vitals) => number) =>
    [median(ours.map(of)), median(empty.map(of))] as const;
  const [lcp, emptyLcp] = middle((vitals) => vitals.lcp);
  const [tbt, emptyTbt] = middle((vitals) => vitals.tbt);
  return [
    // To three digits: less is a pixel or two of a line at the window's edge.
    figure('shift', name, Number(max(ours.map(({ cls }) => cls)).toFixed(3)), 'shift', {
      atMost: 0,
    }),
    figure('paint', `${name}, LCP`, lcp / emptyLcp, 'ratio'),
    figure('paint', `${name}, LCP in time`, lcp, 'ms'),
    figure('paint', `${name}, TBT beyond the empty page’s`, tbt - emptyTbt, 'ms', { atMost: 50 }),
    figure('paint', `${name}, INP`, max(ours.map(({ inp }) => inp ?? 0)), 'ms', { atMost: 200 }),
  ];
}
