import { env } from '@/lib/runtime/env';
import { logFaultOnce } from '@/lib/runtime/log';
import { dayMs, keptDays } from '@/lib/site/kept-days';
import { removeAbandonedUploads } from './attachments/upload-folder';
import { deliver, hasFreeSlot, maxConcurrent, maxWaitMs } from './deliver';
import { quoteStore, type QuoteStore } from './store';

const everyMs = 1000;
/** Delivered requests are removed after this long: they hold people's names. */
const keepSentMs = keptDays * dayMs;
const cleanupIntervalMs = 3_600_000;

let cleanedUpAt = -Infinity;

/**
 * Delivers waiting requests as long as this process runs, those of earlier processes included. A delivery that is cut off by
 * the end of the process is left to another one, which posts it again under the same reference.
 */
export function startDelivering(): void {
  let working = false;
  const timer = setInterval(() => {
    if (working) return;
    working = true;
    void deliverDue(quoteStore()).finally(() => (working = false));
  }, everyMs);
  // The timer must not keep a process alive.
  timer.unref();
}

/**
 * One round: every request that is due, a few at a time, the route's own deliveries among them. What finds no free slot is
 * left to the next round. Faults go to the operator's log.
 */
export async function deliverDue(store: QuoteStore): Promise<void> {
  if (performance.now() - cleanedUpAt >= cleanupIntervalMs) {
    cleanedUpAt = performance.now();
    await logged('old delivered requests cannot be deleted', async () => {
      await store.removeDelivered(keepSentMs);
      await removeAbandonedUploads();
    });
  }
  // The embedded sample has no WordPress: requests stay stored until there is one.
  if (!env.WORDPRESS_URL) return;
  await logged('waiting requests cannot be read', async () => {
    const references = (await store.due(maxWaitMs)).values(); // one iterator for all
    await Promise.all(
      Array.from({ length: maxConcurrent }, async () => {
        for (const reference of references) {
          if (!hasFreeSlot()) return;
          await logged(`the delivery of ${reference} was interrupted`, () =>
            deliver(store, reference),
          );
        }
      }),
    );
  });
}

/** A full disk stops neither the other requests nor the next round. */
async function logged(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logFaultOnce(`Quotes: ${what}:`, error);
  }
}
