import { setTimeout as pause } from 'node:timers/promises';
import { env, serving } from '@/lib/env';
import { stopDelivering } from '@/lib/quotes/worker';

/** Whatever still runs then is cut off. */
const mostMs = 15_000;

/** One per process, whatever bundle this module was put into. */
const state = globalThis as { ending?: boolean };

/** Whether this server was told to end, and so should be sent no more requests. */
export const isEnding = () => state.ending ?? false;

/**
 * Ends a server that is told to (SIGTERM) well: it says so at /api/ready/, finishes the deliveries of quotes, lets
 * Next take no more connections and answer what it has, and exits with 0. Next itself does the third only, and
 * exits with 143, which a service manager takes for a fault.
 */
export function endWell(): void {
  if (!serving || state.ending !== undefined) return;
  state.ending = false;
  const nexts = process.listeners('SIGTERM');
  process.removeAllListeners('SIGTERM');
  process.on('SIGTERM', () => {
    if (state.ending) return;
    state.ending = true;
    process.once('exit', () => (process.exitCode = 0));
    setTimeout(() => process.exit(0), mostMs + env.DRAIN_SECONDS * 1000).unref();
    void end(() => nexts.forEach((next) => next('SIGTERM')));
  });
}

async function end(leave: () => void) {
  if (env.DRAIN_SECONDS > 0) await pause(env.DRAIN_SECONDS * 1000);
  await stopDelivering();
  leave();
}
