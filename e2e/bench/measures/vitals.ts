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
  await vitalsOf(browser, `${site.url}/`, themeSwitch); // warm
  for (const template of asked) {
    const pair: Pair = { template, ours: [], theirs: [] };
    for (let i = 0; i < visits; i += 1) {
      const seen = await vitalsOf(browser, site.url + template.path, themeSwitch);
      if (seen.cls > 0) console.log(`  ${template.name}, ${seen.cls.toFixed(4)}: ${seen.moved}`);
      pair.ours.push(seen);
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

const middle = (vital: 'lcp' | 'tbt') => (visits: readonly Vitals[]) =>
  median(visits.map((visit) => visit[vital]));

/** How long a template took in its visits: the slowest press, and the visit in the middle. */
const times = {
  INP: (visits: readonly Vitals[]) => max(visits.map(({ inp }) => inp)),
  LCP: middle('lcp'),
  TBT: middle('tbt'),
};
const named = Object.entries(times);

const ofOne = ({ template: { name }, ours }: Pair): readonly Figure[] => [
  // To three digits: less is a pixel or two of a line at the window's edge.
  figure('shift', name, Number(max(ours.map(({ cls }) => cls)).toFixed(3)), 'shift', { atMost: 0 }),
  ...named.map(([vital, of]) =>
    figure('press', `${name}, ${vital}`, of(ours), 'ms', vital === 'INP' ? { atMost: 200 } : {}),
  ),
];

/** Of one template five visits differ by a tenth, and of all together by little. */
const besideOther = (pairs: readonly Pair[]): readonly Figure[] => [
  ...pairs.flatMap(({ template: { name }, ours, theirs }) =>
    named.flatMap(([vital, of]) => [
      figure('paint', `${name}, ${vital}`, of(ours), 'ms'),
      figure('paint', `${name}, ${vital} there`, of(theirs), 'ms'),
    ]),
  ),
  ...(['LCP', 'TBT'] as const).map((vital) => {
    const allOf = (whose: 'ours' | 'theirs') => sum(pairs.map((pair) => times[vital](pair[whose])));
    return figure('paint', vital, allOf('ours') / allOf('theirs'), 'ratio', { atMost: 1.05 });
  }),
];
