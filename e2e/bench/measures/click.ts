import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from '../../visitor/visitor';
import type { Measure } from '../bench';
import { openEngines, type OpenEngine } from '../engines';
import { figure, type Figure } from '../figure';
import { startSlowLine } from '../slow-line';
import { lines } from '../slow-page';
import { median } from '../../figures/statistics';

const from = '/inventory/titanium/';
const to = '/inventory/titanium/grade/6al-4v/';

/**
 * How a page is reached: by its link or by Next's router, and how many milliseconds before the click the visitor points at
 * the link; `null`: not at all.
 */
const ways = {
  'after intent': { by: 'link', meantMs: 300 },
  'after a tap': { by: 'link', meantMs: 100 },
  unannounced: { by: 'link', meantMs: null },
  'by Next after intent': { by: 'router', meantMs: 300 },
  'by Next after full prefetch': { by: 'router', meantMs: 3_000 },
} as const;
type Way = keyof typeof ways;
type Line = keyof typeof lines;

/** The time from a click to the first paint of the next page: engine × line × way. */
export const measureClick: Measure = async (bench) => {
  const { url } = await bench.site();
  const engines = await openEngines(await bench.browser());
  const figures: Figure[] = [];
  for (const engine of engines)
    for (const line of ['office', 'slow'] as const)
      figures.push(...(await clicksOn(engine, line, url, bench.small ? 1 : 5)));
  for (const engine of engines) await engine.close();
  return figures;
};

async function clicksOn(engine: OpenEngine, line: Line, site: string, times: number) {
  const arrivals = new Map<Way, Arrival[]>();
  for (let i = 0; i < times; i += 1)
    for (const way of Object.keys(ways) as Way[]) {
      const slow = await startSlowLine(site, lines[line]);
      const arrival = await engine
        .visit(slow.url, line === 'slow' ? 4 : 1, (visitor) => click(visitor, way))
        .finally(slow.stop);
      arrivals.set(way, [...(arrivals.get(way) ?? []), arrival]);
    }
  const to = (way: Way) => arrivals.get(way) ?? [];
  if (engine.name === 'chromium' && !to('after intent').some(({ isPrefetched }) => isPrefetched))
    throw new Error(
      `chromium, ${line} line: no page was prefetched after intent, as visitors' are.`,
    );
  const of = (way: Way) => median(to(way).map(({ ms }) => ms));
  const full = of('by Next after full prefetch');
  return (Object.keys(ways) as Way[]).flatMap((way): Figure[] => {
    const name = `${engine.name}, ${line} line, ${way}`;
    const isGoal = engine.name === 'chromium' && line === 'slow' && way === 'after intent';
    return [
      figure('click', name, of(way), 'ms'),
      figure('click', `${name}, of full prefetch`, of(way) / full, 'ratio', {
        ...(isGoal && { atMost: 1.2 }),
      }),
    ];
  });
}

/** How the next page came: milliseconds from the click to its first frame. */
interface Arrival {
  ms: number;
  isPrefetched: boolean;
}

async function click(visitor: Visitor, way: Way): Promise<Arrival> {
  await visitor.open(from);
  // A visitor moves before choosing a link.
  await visitor.run(
    () => void document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  );
  await pause(1_000);
  await visitor.run(follow, { to, ...ways[way] });
  for (;;) {
    const came = await visitor.run(arrival, to).catch(() => null); // of a page that is just left
    if (came) return came;
    await pause(20);
  }
}

interface Bridge {
  next: { router: { prefetch(path: string): void; push(path: string): void } };
  arrivedAt?: number;
}

/** Runs in the page: points at the link, waits, clicks, and stores the time of the click for the next page. */
function follow({ to, by, meantMs }: { to: string; by: string; meantMs: number | null }) {
  const page = window as unknown as Bridge;
  const link = document.querySelector<HTMLElement>(`main a[href="${to}"]`)!;
  const heading = document.querySelector('h1')?.textContent;
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    const arrived = document.querySelector('h1');
    if (!arrived || arrived.textContent === heading) return void requestAnimationFrame(look);
    // When its frame was shown, as `first-contentful-paint` counts it; elsewhere when it was about to be drawn.
    if (!PerformanceObserver.supportedEntryTypes.includes('element'))
      return void (page.arrivedAt = now());
    arrived.setAttribute('elementtiming', '');
    new PerformanceObserver((list) => {
      const [shown] = list.getEntries() as unknown as { renderTime: number }[];
      page.arrivedAt = performance.timeOrigin + shown!.renderTime;
    }).observe({ type: 'element' });
  };
  if (meantMs !== null && by === 'link')
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  if (meantMs !== null && by === 'router') page.next.router.prefetch(to);
  setTimeout(() => {
    sessionStorage.setItem('clickedAt', String(now()));
    if (by === 'link') link.click();
    else {
      page.next.router.push(to);
      look();
    }
  }, meantMs ?? 0);
}

/** Runs in the page: how it came; `null` while the next page is not there. */
function arrival(to: string): Arrival | null {
  const { arrivedAt } = window as unknown as Bridge;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  const { deliveryType } = navigation as { deliveryType?: string }; // Chromium's
  const at = Number(sessionStorage.getItem('clickedAt'));
  if (location.pathname !== to || !at) return null;
  if (arrivedAt) return { ms: arrivedAt - at, isPrefetched: false };
  const ms = performance.timeOrigin + (paint?.startTime ?? 0) - at;
  return ms > 0 && paint ? { ms, isPrefetched: deliveryType === 'navigational-prefetch' } : null;
}
