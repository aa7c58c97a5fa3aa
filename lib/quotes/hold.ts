import type { QuoteForm } from '@/content-schemas/quote';
import { env } from '@/lib/runtime/env';
import { logFault } from '@/lib/runtime/log';
import { compose } from './compose';
import { deliver, hasRoom } from './deliver';
import { noNotes, type Held, type QuoteStore } from './quote-record';

/** How long a visitor waits for WordPress's own answer once the request is safe. */
const patienceMs = 2500;

/**
 * Holds a request durably, then gives WordPress a moment to take or refuse it. Answers where it is;
 * `waiting` is as good as sent, because it is tried until WordPress has it. Throws where the store does.
 */
export async function holdQuote(store: QuoteStore, form: QuoteForm): Promise<Held> {
  const now = Date.now();
  const record = { ...compose(form, now), at: now, attempts: 0, ...noNotes };
  const held = (await store.hold(record)) ?? { place: 'waiting' as const, record };
  const isNew = held.place === 'waiting' && held.record.tries === 0 && held.record.attempts === 0;
  // Without room the worker delivers it, as soon as it can.
  if (!isNew || !env.WORDPRESS_URL || !hasRoom()) return held;
  const delivery = deliver(store, record.reference).catch((error: unknown) => {
    // The request is safe; only its filing failed, and the worker tries that again.
    logFault(`Quotes: ${record.reference} cannot be filed:`, error);
    return null;
  });
  return (await Promise.race([delivery, patience()])) ?? held;
}

const patience = () =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs).unref());
