import type { Measure } from '../bench';
import { figure, type Figure } from '../figure';
import { median, max, sum } from '../../figures/statistics';
import { templates, type Template } from '../templates';
import { vitalsOf, type Vitals } from '../vitals';

/** What every page has, and what restyles all of it: the switch of the theme. */
const themeSwitch = 'header button:visible';

/**
 * Each template on a slow line and processor, several times: what moves, and how long a press takes. When it paints
 * depends on the machine, so that it is judged only beside another build, which is visited in turns: a busy moment meets
 * both.
 */
export const measureVitals: Measure = async (bench) => {
  const [browser, site, other] = [await bench.browser(), await bench.site(), await bench.other()];
  const visits = bench.small ? 1 : 5;
  const asked = templates.filter(({ name }) => bench.isAsked(name));
  const measured: Pair[] = [];
  await vitalsOf(browser, `${site.url}/`); // warm
  for (const template of asked) {
    const pair: Pair = { template, ours: [], theirs: [] };
    for (let i = 0; i < visits; i += 1) {
      pair.ours.push(await vitalsOf(browser, site.url + template.path, themeSwitch));
      if (other) pair.theirs.push(await vitalsOf(browser, other.url + template.path, themeSwitch));
    }
    measured.push(pair);
  }
  return other ? besideOther(measured) : measured.flatMap(ofOne);
};

/** What the visits to a template gave, and those to the same page of the other build. */
interface Pair {
  template: Template;
  ours: Vitals[];
  theirs: Vitals[];
}

const middle = (visits: readonly Vitals[], vital: 'lcp' | 'tbt') =>
  median(visits.map((visit) => visit[vital]));
const slowestPress = (visits: readonly Vitals[]) => max(visits.map(({ inp }) => inp ?? 0));

const ofOne = ({ template: { name }, ours }: Pair): readonly Figure[] => [
  // To three digits: less is a pixel or two of a line at the window's edge.
  figure('shift', name, Number(max(ours.map(({ cls }) => cls)).toFixed(3)), 'shift', { atMost: 0 }),
  figure('press', `${name}, INP`, slowestPress(ours), 'ms', { atMost: 200 }),
  figure('press', `${name}, LCP`, middle(ours, 'lcp'), 'ms'),
  figure('press', `${name}, TBT`, middle(ours, 'tbt'), 'ms'),
];

/** Of one template five visits differ by a tenth, and of all together by little. */
function besideOther(pairs: readonly Pair[]): readonly Figure[] {
  const perTemplate = pairs.flatMap(({ template: { name }, ours, theirs }) => [
    ...(['lcp', 'tbt'] as const).flatMap((vital) => [
      figure('paint', `${name}, ${vital.toUpperCase()}`, middle(ours, vital), 'ms'),
      figure('paint', `${name}, ${vital.toUpperCase()} there`, middle(theirs, vital), 'ms'),
    ]),
    figure('paint', `${name}, INP`, slowestPress(ours), 'ms'),
    figure('paint', `${name}, INP there`, slowestPress(theirs), 'ms'),
  ]);
  const together = (['lcp', 'tbt'] as const).map((vital) =>
    figure(
      'paint',
      vital.toUpperCase(),
      sum(pairs.map(({ ours }) => middle(ours, vital))) /
        sum(pairs.map(({ theirs }) => middle(theirs, vital))),
      'ratio',
      { atMost: 1.05 },
    ),
  );
  return [...perTemplate, ...together];
}
