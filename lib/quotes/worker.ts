import { env } from '@/lib/runtime/env';
import { codeOf } from '@/lib/runtime/error-code';
import { logFault } from '@/lib/runtime/log';
import { oncePerProcess } from '@/lib/server/process-state.cjs';
import { watchAbandoned } from './abandoned';
import { deliver, deliveriesUnderWay, fileUnfiled, maxConcurrent } from './deliver';
import type { QuoteStore } from './quote-record';
import { quoteStore } from './store';
import { keptDays } from './words';

const everyMs = 1000;
/** Delivered requests are forgotten: they hold people's names. */
const keepSentMs = keptDays * 86_400_000;
const forgetEveryMs = 3_600_000;
/** The same fault is logged once in so long. */
const faultEveryMs = 600_000;

const shared = oncePerProcess<{ timer?: NodeJS.Timeout }>('quote worker', () => ({}));

const takeUpAbandoned = watchAbandoned();
let forgotAt = -Infinity;

/** Delivers, as long as this process lives, what waits: also what an earlier process left behind. */
export function startDelivering(): void {
  if (shared.timer) return;
  let working = false;
  shared.timer = setInterval(() => {
    if (working) return;
    working = true;
    void deliverWaiting(quoteStore()).finally(() => (working = false));
  }, everyMs);
  // Never the reason why a process stays alive.
  shared.timer.unref();
}

/** Takes no more, and waits for the deliveries under way: what is cut off would be delivered twice. */
export async function stopDelivering(): Promise<void> {
  clearInterval(shared.timer);
  await deliveriesUnderWay();
}

/** One round: every waiting request that is due, a few at a time. Faults go to the operator's log. */
export async function deliverWaiting(store: QuoteStore, dueBy = Date.now()): Promise<void> {
  await logged('what was delivered cannot be filed', () => fileUnfiled(store));
  await logged('what was left behind cannot be read', () => takeUpAbandoned(store));
  await logged('what was delivered cannot be forgotten', () => forget(store));
  // On the embedded sample there is no WordPress: requests are kept until there is one.
  if (!env.WORDPRESS_URL) return;
  await logged('what waits cannot be read', async () => {
    const line = (await store.list('waiting', dueBy)).values();
    await Promise.all(
      Array.from({ length: maxConcurrent }, async () => {
        for (const reference of line)
          await logged(`${reference} cannot be delivered`, () => deliver(store, reference));
      }),
    );
  });
}

async function forget(store: QuoteStore): Promise<void> {
  if (performance.now() - forgotAt < forgetEveryMs) return;
  await store.forget(keepSentMs);
  forgotAt = performance.now();
}

const loggedAt = new Map<string, number>();

/** A full disk or a damaged file stops neither the other requests nor the next round. */
async function logged(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // A disk that is full is one fault, however many requests are on it.
    const fault = codeOf(error) ?? what;
    if (performance.now() - (loggedAt.get(fault) ?? -Infinity) < faultEveryMs) return;
    if (loggedAt.size > 1000) loggedAt.clear();
    loggedAt.set(fault, performance.now());
    logFault(`Quotes: ${what}:`, error);
  }
}
