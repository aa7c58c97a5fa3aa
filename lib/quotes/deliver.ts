import { sendQuote, type Verdict } from '@/lib/content/quotes';
import type { QuoteRequest } from '@/content-schemas/quote-fields';
import type { Held, QuoteRecord, QuoteStore } from './quote-record';

const firstWaitMs = 1000;
const longestWaitMs = 300_000;

export type Send = (request: QuoteRequest) => Promise<Verdict>;

/** Deliveries under way in this process: the route's and the worker's, which are bundled apart. */
const underWay: Map<string, Promise<Held | null>> = ((
  globalThis as { quoteDeliveries?: Map<string, Promise<Held | null>> }
).quoteDeliveries ??= new Map());

export const isUnderWay = (reference: string) => underWay.has(reference);

/** When those that run now have ended, well or not. */
export const deliveriesUnderWay = () => Promise.allSettled(underWay.values());

/**
 * Tries once to give a waiting request to WordPress and files it accordingly. Answers where it then is.
 * Asked twice at once, it tries once. Throws where the store does.
 */
export function deliver(
  store: QuoteStore,
  reference: string,
  send: Send = sendQuote,
): Promise<Held | null> {
  const running = underWay.get(reference);
  if (running) return running;
  const delivery = attempt(store, reference, send).finally(() => underWay.delete(reference));
  underWay.set(reference, delivery);
  return delivery;
}

async function attempt(store: QuoteStore, reference: string, send: Send): Promise<Held | null> {
  const claimed = await store.claim(reference);
  if (!claimed) return store.find(reference);
  const verdict = await send(claimed.request);
  const record = { ...claimed, ...noted(verdict), tries: claimed.tries + 1 };
  if (verdict.kind === 'later') {
    const wait = waitAfter(record.tries);
    await store.file(record, 'claimed', 'waiting', Date.now() + wait);
    tell(record, `waits ${Math.round(wait / 1000)} s`);
    return { place: 'waiting', record };
  }
  await store.file(record, 'claimed', verdict.kind);
  if (verdict.kind === 'refused') tell(record, 'is kept: see `npm run quotes`');
  return { place: verdict.kind, record };
}

const noted = (verdict: Verdict) => ({
  answer: verdict.kind === 'sent' ? 'mail_sent' : verdict.because,
  problems: verdict.kind === 'refused' ? verdict.problems : {},
});

/** Twice as long after each try, up to five minutes; scattered, so that a backlog does not come at once. */
export const waitAfter = (tries: number) =>
  Math.min(firstWaitMs * 2 ** Math.min(tries - 1, 20), longestWaitMs) * (0.5 + Math.random() / 2);

/** To the operator's log, by reference only: who asks for what is nobody's business there. */
function tell({ reference, answer, tries }: QuoteRecord, what: string) {
  console.warn(`Quote ${reference} ${what} after ${tries} tries: ${answer}`); // oxlint-disable-line no-console -- the operator's log
}
