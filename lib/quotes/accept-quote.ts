import type { QuoteForm } from '@/content-schemas/quote';
import { csvRows, csvText } from '@/lib/browser/csv';
import { env } from '@/lib/runtime/env';
import { logFaultOnce } from '@/lib/runtime/log';
import type { Upload } from './attachments/attachment';
import { statusToken } from './status-token';
import { compose } from './compose';
import { deliver, hasFreeSlot } from './deliver';
import { noNotes, type StoredQuote, type QuoteStore } from './quote-record';

/** How long a visitor waits for WordPress's answer once the request is stored. */
const answerTimeoutMs = 2500;

/**
 * Stores a request durably with its files, then waits a moment for WordPress to take or refuse it. Returns where it is; `waiting`
 * counts as sent, because it is retried until WordPress has it. Throws where the store does.
 */
export async function acceptQuote(
  store: QuoteStore,
  form: QuoteForm,
  upload: Upload | null = null,
): Promise<StoredQuote> {
  const now = Date.now();
  const attachments = upload ? [...upload.attachments] : undefined;
  const composed = compose(form, now, attachments);
  const record = {
    ...composed,
    at: now,
    list: form.list || undefined,
    // A client may send any text: written again, no cell of it is a formula.
    csv: csvText(csvRows(form.csv)) || undefined,
    token: statusToken(composed.reference),
    attachments,
    uncertainPosts: 0,
    ...noNotes,
  };
  const stored = await store.add(record, upload);
  const { posts, uncertainPosts } = stored.record;
  const isUntouched = stored.place === 'waiting' && posts === 0 && uncertainPosts === 0;
  // Where no slot is free, the worker delivers it.
  if (!isUntouched || !env.WORDPRESS_URL || !hasFreeSlot()) return stored;
  const delivery = deliver(store, record.reference).catch((error: unknown) => {
    // The request is stored: the worker moves it, or posts it where that had not been done.
    logFaultOnce(`Quotes: the delivery of ${record.reference} was interrupted:`, error);
    return null;
  });
  return (await Promise.race([delivery, timeout()])) ?? stored;
}

const timeout = () =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), answerTimeoutMs).unref());
