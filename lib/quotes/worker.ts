import { env } from '@/lib/env';
import { deliver, deliveriesUnderWay, isUnderWay } from './deliver';
import type { QuoteStore } from './quote-record';
import { quoteStore } from './store';

const everyMs = 1000;
const atOnce = 4;
/** A claim older than any delivery can take belongs to a process that died. */
const claimLifeMs = 2 * env.WORDPRESS_TIMEOUT_MS + 2000;
/** Delivered requests are forgotten after 30 days: they hold people's names. */
const keepSentMs = 30 * 86_400_000;

const shared = globalThis as { quoteWorker?: NodeJS.Timeout };

/** Delivers, as long as this process lives, what waits: also what an earlier process left behind. */
export function startDelivering(): void {
  if (shared.quoteWorker) return;
  let working = false;
  shared.quoteWorker = setInterval(() => {
    if (working) return;
    working = true;
    void deliverWaiting(quoteStore()).finally(() => (working = false));
  }, everyMs);
  // Never the reason why a process stays alive.
  shared.quoteWorker.unref();
}

/** Takes no more, and waits for the deliveries under way: what is cut off would be delivered twice. */
export async function stopDelivering(): Promise<void> {
  clearInterval(shared.quoteWorker);
  await deliveriesUnderWay();
}

/** One round: every waiting request that is due, a few at a time. Faults go to the operator's log. */
export async function deliverWaiting(store: QuoteStore, dueBy = Date.now()): Promise<void> {
  await logged('cannot be read', async () => {
    await store.reclaim(claimLifeMs, isUnderWay);
    await store.forget(keepSentMs);
    // On the embedded sample there is no WordPress: requests are kept until there is one.
    if (!env.WORDPRESS_URL) return;
    const due = await store.list('waiting', dueBy);
    const line = due.values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const reference of line)
          await logged(`${reference} cannot be filed`, () => deliver(store, reference));
      }),
    );
  });
}

/** A full disk or a damaged file stops neither the other requests nor the next round. */
async function logged(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`Quotes: ${what}:`, error); // oxlint-disable-line no-console -- the operator's log
  }
}
