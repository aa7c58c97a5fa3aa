import type { Page } from '@playwright/test';

/** How far something moved that no visitor had moved, and the HTML of what moved. */
interface Shift {
  value: number;
  moved: readonly string[];
}

type Watched = { shifts: Shift[] };
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Element }[];
};

function watch() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts } satisfies Watched);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '');
      if (!hadRecentInput) shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Counts from the next document on. Chromium alone reports shifts. */
export const watchShifts = (page: Page) => page.addInitScript(watch);

/** What has moved in the document that is open. */
export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).shifts);
