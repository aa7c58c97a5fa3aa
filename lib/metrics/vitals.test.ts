/** @jest-environment node */
import { vitalsScript } from '@/lib/browser/web-vitals';
import { timings } from './metrics.cjs';
import { noteVitals, templateOf } from './vitals';

test.each([
  ['/', 'home'],
  ['/inventory/', 'inventory'],
  ['/inventory/titanium/', 'metal'],
  ['/inventory/titanium/2/', 'metal'],
  ['/inventory/titanium/grade/6al-4v/', 'grade'],
  ['/inventory/titanium/form/plate/2/', 'form'],
  ['/inventory/titanium/specs/ams-4911/', 'spec'],
  ['/tools/weight-conversion/', 'tool'],
  ['/glossary/alloy/', 'glossary'],
  ['/services/', 'service'],
  ['/quote-list/', 'quote list'],
  ['/search/', 'search'],
  ['/404/ada@example.com/', 'not found'],
  ['/ada@example.com/', 'page'],
])('%s is of the template %s', (path, template) => expect(templateOf(path)).toBe(template));

test('a sheet is noted by template; of its address nothing stays', () => {
  const sheet = { path: '/inventory/titanium/grade/6al-4v/', seconds: { lcp: 0.9 }, shift: 0.02 };
  expect(noteVitals(sheet)).toBe(true);
  const series = [...timings.values()].flatMap((each) => [...each.keys()]);
  expect(series).toEqual(['vital="lcp",template="grade"', 'template="grade"']);
});

test.each([
  null,
  {},
  { path: 'x', seconds: {}, shift: 0 },
  { path: '/', seconds: { lcp: -1 }, shift: 0 },
  { path: '/', seconds: { lcp: 1e9 }, shift: 0 },
  { path: '/', seconds: {}, shift: 'much' },
])('%j is no sheet', (sheet) => expect(noteVitals(sheet)).toBe(false));

/** The script in a browser that measures this, with the number that decides whether this visit is sampled. */
function visit(share: number, random: number, browser: { globalPrivacyControl?: boolean } = {}) {
  const sent: unknown[] = [];
  const observed = new Map<string, (list: { getEntries: () => object[] }) => void>();
  class PerformanceObserver {
    constructor(private on: (list: { getEntries: () => object[] }) => void) {}
    observe({ type }: { type: string }) {
      observed.set(type, this.on);
    }
  }
  let hide = () => {};
  const scope = {
    navigator: { ...browser, sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body)) },
    location: { pathname: '/contact/' },
    document: { visibilityState: 'hidden' },
    addEventListener: (_: string, on: () => void) => (hide = on),
    removeEventListener: () => (hide = () => {}),
    PerformanceObserver,
    Math: { ...Math, max: Math.max, random: () => random },
  };
  new Function(...Object.keys(scope), vitalsScript(share))(...Object.values(scope));
  const see = (type: string, ...entries: object[]) =>
    observed.get(type)?.({ getEntries: () => entries });
  return { sent, see, leave: () => hide(), observes: () => observed.size };
}

test('the script measures a sampled visit and sends one sheet when the page is left', () => {
  const { sent, see, leave } = visit(10, 0.05);
  see('navigation', { responseStart: 120 });
  see('paint', { name: 'first-contentful-paint', startTime: 300 });
  see('largest-contentful-paint', { startTime: 400 }, { startTime: 900 });
  see('event', { interactionId: 1, duration: 80 }, { interactionId: 0, duration: 500 });
  see('layout-shift', { startTime: 100, value: 0.1 }, { startTime: 900, value: 0.1 });
  see(
    'layout-shift',
    { startTime: 9000, value: 0.05 },
    { startTime: 9001, value: 9, hadRecentInput: true },
  );
  leave();
  leave();
  expect(sent).toEqual([
    { path: '/contact/', seconds: { ttfb: 0.12, fcp: 0.3, lcp: 0.9, inp: 0.08 }, shift: 0.2 },
  ]);
  expect(noteVitals(sent[0])).toBe(true);
});

test('a visit that is not sampled, or refuses, is not observed', () => {
  expect(visit(10, 0.1).observes()).toBe(0);
  expect(visit(100, 0, { globalPrivacyControl: true }).observes()).toBe(0);
});
