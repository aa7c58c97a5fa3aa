import { monitorEventLoopDelay } from 'node:perf_hooks';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';

/** How long a window is: a scrape sees the last whole one. */
const windowMs = 60_000;
const resolutionMs = 20;

type Monitor = ReturnType<typeof monitorEventLoopDelay>;

interface Delay {
  /** Seconds. */
  p50: number;
  p99: number;
  max: number;
}
const shared = oncePerProcess<{ monitor?: Monitor; last?: Delay }>('event loop', () => ({}));

/** Watches how late timers of this process are, until it ends. */
export function watchEventLoop(): void {
  if (shared.monitor) return;
  const monitor = (shared.monitor = monitorEventLoopDelay({ resolution: resolutionMs }));
  monitor.enable();
  setInterval(() => {
    shared.last = delayOf(monitor);
    monitor.reset();
  }, windowMs).unref();
}

/** The delay of the event loop in the last whole minute, at first since the start; `null` where nobody watches. */
export const eventLoopDelay = (): Delay | null =>
  shared.last ?? (shared.monitor && shared.monitor.count > 0 ? delayOf(shared.monitor) : null);

/** What the monitor measures is the pause between two of its timers. */
const delayOf = (monitor: Monitor): Delay => ({
  p50: seconds(monitor.percentile(50)),
  p99: seconds(monitor.percentile(99)),
  max: seconds(monitor.max),
});
const seconds = (ns: number) => Math.max(0, ns / 1e9 - resolutionMs / 1000);
