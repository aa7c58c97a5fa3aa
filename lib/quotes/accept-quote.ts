import type { QuoteForm } from '@/content-schemas/quote';
import { env } from '@/lib/runtime/env';
import { logFaultOnce } from '@/lib/runtime/log';
import { compose } from './compose';
import { deliver, hasFreeSlot } from './deliver';
import type { StoredQuote, Upload } from './quote-record';
import { newToken } from './reference';
import type { QuoteStore } from './store';

/** How long a visitor waits for WordPress's answer once the request is stored. */
const answerTimeoutMs = 2500;

/**
 * Stores a request durably with its files, then waits a moment for WordPress to take or refuse it. Returns it as it is
 * then; what waits counts as sent, because it is posted again until WordPress has it. Throws where the store does.
 */
export async function acceptQuote(
  store: QuoteStore,
  form: QuoteForm,
  upload: Upload | null = null,
): Promise<StoredQuote> {
  const at = Date.now();
  const attachments = upload?.attachments ?? [];
  const composed = compose(form, at, attachments);
  const stored = await store.add(
    {
      ...composed,
      at,
      list: form.list,
      token: newToken(),
      attachments: [...attachments],
    },
    upload,
  );
  const isUntouched = stored.state === 'waiting' && stored.posts === 0;
  // Where no slot is free, the worker delivers it.
  if (!isUntouched || !env.WORDPRESS_URL || !hasFreeSlot()) return stored;
  const delivery = deliver(store, stored.reference).catch((error: unknown) => {
    // The request is stored: the worker posts it, or stores the outcome of its post.
    logFaultOnce(`Quotes: the delivery of ${stored.reference} was interrupted:`, error);
    return null;
  });
  return (await Promise.race([delivery, timeout()])) ?? stored;
}

const timeout = () =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), answerTimeoutMs).unref());
