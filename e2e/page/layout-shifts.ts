import type { Page } from '@playwright/test';

/** How far something moved that no visitor had moved, and what: its HTML, where it was and where it is. */
interface Shift {
  value: number;
  moved: readonly string[];
}

type Watched = { shifts: Shift[] };
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
};

function watch() {
  const shifts: Shift[] = [];
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
  Object.assign(window, { shifts } satisfies Watched);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput)
        shifts.push({
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.outerHTML?.slice(0, 90)} ${place(previousRect)} → ${place(currentRect)}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Counts from the next document on. Chromium alone reports shifts. */
export const watchShifts = (page: Page) => page.addInitScript(watch);

/** What has moved in the document that is open. */
export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).shifts);
