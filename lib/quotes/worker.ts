import { env } from '@/lib/runtime/env';
import { logFaultOnce } from '@/lib/runtime/log';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import { keptDays } from '@/lib/site/kept-days';
import { watchStaleClaims } from './watch-stale-claims';
import {
  deliver,
  endDeliveries,
  hasFreeSlot,
  maxConcurrent,
  retryMoves,
  wordpressForm,
} from './deliver';
import type { QuoteStore } from './quote-record';
import { quoteStore } from './store';
import { dayMs } from '@/lib/runtime/day-ms';

const everyMs = 1000;
/** Delivered requests are removed after this long: they hold people's names. */
const keepSentMs = keptDays * dayMs;
const cleanupIntervalMs = 3_600_000;

const shared = oncePerProcess<{ timer?: NodeJS.Timeout }>('quote worker', () => ({}));

const releaseStaleClaims = watchStaleClaims();
let cleanedUpAt = -Infinity;

/** Delivers waiting requests as long as this process runs, those of earlier processes included. */
export function startDelivering(): void {
  if (shared.timer) return;
  let working = false;
  shared.timer = setInterval(() => {
    if (working) return;
    working = true;
    void deliverWaiting(quoteStore()).finally(() => (working = false));
  }, everyMs);
  // The timer must not keep a process alive.
  shared.timer.unref();
}

/** Starts no more deliveries, also in a round under way, and waits for the running ones: an aborted one is posted twice. */
export async function stopDelivering(): Promise<void> {
  clearInterval(shared.timer);
  await endDeliveries();
  // The last chance to move requests that were posted and could not be moved: the next start would post them again.
  await logged('posted requests cannot be moved', () => retryMoves(quoteStore()));
}

/**
 * One round: every waiting request that is due, a few at a time, the route's own deliveries among them. What finds no free
 * slot is left to the next round. Faults go to the operator's log.
 */
export async function deliverWaiting(store: QuoteStore, dueBy = Date.now()): Promise<void> {
  await logged('posted requests cannot be moved', () => retryMoves(store));
  await logged('unfinished deliveries of stopped processes cannot be read', () =>
    releaseStaleClaims(store),
  );
  await logged('old delivered requests cannot be deleted', () => removeOld(store));
  // The embedded sample has no WordPress: requests stay stored until there is one.
  if (!env.WORDPRESS_URL) return;
  await logged('waiting requests cannot be read', async () => {
    const references = (await store.list('waiting', dueBy)).values(); // one iterator for all
    await Promise.all(
      Array.from({ length: maxConcurrent }, async () => {
        for (const reference of references) {
          if (!hasFreeSlot()) return;
          await logged(`the delivery of ${reference} was interrupted`, () =>
            deliver(store, reference, wordpressForm, dueBy),
          );
        }
      }),
    );
  });
}

async function removeOld(store: QuoteStore): Promise<void> {
  if (performance.now() - cleanedUpAt < cleanupIntervalMs) return;
  await store.removeDelivered(keepSentMs);
  cleanedUpAt = performance.now();
}

/** A full disk or a damaged file stops neither the other requests nor the next round. */
async function logged(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logFaultOnce(`Quotes: ${what}:`, error);
  }
}
