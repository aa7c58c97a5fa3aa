/**
 * What a sampled visit reports of how fast its page was: the sheet of numbers that `app/api/vitals/` takes. Measured with
 * the browser's own observers, as web-vitals does, and sent once, when the page is left.
 */

/** Runs in the browser, as the text of itself: it may use nothing of this module. */
function reportVitals(share: number): void {
  const { doNotTrack, globalPrivacyControl } = navigator;
  if (doNotTrack === '1' || globalPrivacyControl || Math.random() * 100 >= share) return;
  const path = location.pathname;
  const seconds: Record<string, number> = {};
  /** Seconds into the visit. What was prerendered is visited from when it is seen. */
  const at = (time = 0) => {
    const [visit] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
    return Math.max(0, time - (visit?.activationStart ?? 0)) / 1000;
  };
  let shift = 0;
  let session = { value: 0, first: 0, last: -Infinity };
  const watch = (type: string, on: (entry: PerformanceEntry & Record<string, number>) => void) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => on(entry as never)))
        // Shorter interactions are not noticed.
        .observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
    } catch {} // this browser does not measure it
  };
  watch('navigation', (entry) => (seconds.ttfb = at(entry.responseStart)));
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seconds.fcp = at(entry.startTime);
  });
  watch('largest-contentful-paint', (entry) => (seconds.lcp = at(entry.startTime)));
  watch('event', (entry) => {
    if (entry.interactionId) seconds.inp = Math.max(seconds.inp ?? 0, entry.duration / 1000);
  });
  // The worst window: at most five seconds, with less than a second between two shifts.
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    const goes = entry.startTime - session.last < 1000 && entry.startTime - session.first < 5000;
    session = {
      value: (goes ? session.value : 0) + (entry.value ?? 0),
      first: goes ? session.first : entry.startTime,
      last: entry.startTime,
    };
    shift = Math.max(shift, session.value);
  });
  addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    navigator.sendBeacon('/api/vitals/', JSON.stringify({ path, seconds, shift }));
  });
}

/** The script for a share of visits, in percent. It is a file of its own, which no page loads where the share is 0. */
export const vitalsScript = (share: number): string => `(${reportVitals.toString()})(${share});`;
