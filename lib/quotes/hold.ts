import type { QuoteForm } from '@/content-schemas/quote';
import { env } from '@/lib/env';
import { logFault } from '@/lib/log';
import { compose } from './compose';
import { deliver } from './deliver';
import type { Held, QuoteStore } from './quote-record';

/** How long a visitor waits for WordPress's own answer once the request is safe. */
const patienceMs = 2500;

/**
 * Holds a request durably, then gives WordPress a moment to take or refuse it. Answers where it is;
 * `waiting` is as good as sent, because it is tried until WordPress has it. Throws where the store does.
 */
export async function holdQuote(store: QuoteStore, form: QuoteForm): Promise<Held> {
  const now = Date.now();
  const record = { ...compose(form, now), at: now, tries: 0, answer: null, problems: {} };
  const held = (await store.hold(record)) ?? { place: 'waiting' as const, record };
  if (held.place !== 'waiting' || held.record.tries > 0 || !env.WORDPRESS_URL) return held;
  const delivery = deliver(store, record.reference).catch((error: unknown) => {
    // The request is safe; only its filing failed, and the worker tries again.
    logFault(`Quotes: ${record.reference} cannot be filed:`, error);
    return null;
  });
  return (await Promise.race([delivery, patience()])) ?? held;
}

const patience = () =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs).unref());
