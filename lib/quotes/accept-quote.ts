import type { QuoteForm } from '@/content-schemas/quote';
import { env } from '@/lib/runtime/env';
import { logFaultOnce } from '@/lib/runtime/log';
import { compose } from './compose';
import { deliver, hasRoom } from './deliver';
import { noNotes, type StoredQuote, type QuoteStore } from './quote-record';

/** How long a visitor waits for WordPress's answer once the request is stored. */
const maxWaitMs = 2500;

/**
 * Stores a request durably, then waits a moment for WordPress to take or refuse it. Answers where it is; `waiting`
 * counts as sent, because it is retried until WordPress has it. Throws where the store does.
 */
export async function acceptQuote(store: QuoteStore, form: QuoteForm): Promise<StoredQuote> {
  const now = Date.now();
  const record = { ...compose(form, now), at: now, attempts: 0, ...noNotes };
  const held = (await store.add(record)) ?? { place: 'waiting' as const, record };
  const isNew = held.place === 'waiting' && held.record.tries === 0 && held.record.attempts === 0;
  // Without room the worker delivers it, as soon as it can.
  if (!isNew || !env.WORDPRESS_URL || !hasRoom()) return held;
  const delivery = deliver(store, record.reference).catch((error: unknown) => {
    // The request is stored; only its filing failed, which the worker tries again.
    logFaultOnce(`Quotes: ${record.reference} cannot be filed:`, error);
    return null;
  });
  return (await Promise.race([delivery, patience()])) ?? held;
}

const patience = () =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), maxWaitMs).unref());
