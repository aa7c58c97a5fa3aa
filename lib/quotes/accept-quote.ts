import { randomBytes } from 'node:crypto';
import type { QuoteForm } from '@/content-schemas/quote';
import { csvRows, csvText } from '@/lib/browser/csv';
import { env } from '@/lib/runtime/env';
import { logFault } from '@/lib/runtime/log';
import type { Upload } from './attachments/attachment';
import { compose } from './compose';
import { deliver, hasRoom } from './deliver';
import { noNotes, type StoredQuote, type QuoteStore } from './quote-record';

/** How long a visitor waits for WordPress's answer once the request is stored. */
const maxWaitMs = 2500;

/**
 * Stores a request durably with its files, then waits a moment for WordPress to take or refuse it. Answers where it is; `waiting`
 * counts as sent, because it is retried until WordPress has it. Throws where the store does.
 */
export async function acceptQuote(
  store: QuoteStore,
  form: QuoteForm,
  upload: Upload | null = null,
): Promise<StoredQuote> {
  const now = Date.now();
  const attachments = upload ? [...upload.attachments] : undefined;
  const record = {
    ...compose(form, now, attachments),
    at: now,
    list: form.list || undefined,
    // A client may send any text: written again, no cell of it is a formula.
    csv: csvText(csvRows(form.csv)) || undefined,
    token: randomBytes(16).toString('base64url'),
    attachments,
    attempts: 0,
    ...noNotes,
  };
  const held = (await store.add(record, upload)) ?? { place: 'waiting' as const, record };
  const isNew = held.place === 'waiting' && held.record.tries === 0 && held.record.attempts === 0;
  // Without room the worker delivers it, as soon as it can.
  if (!isNew || !env.WORDPRESS_URL || !hasRoom()) return held;
  const delivery = deliver(store, record.reference).catch((error: unknown) => {
    // The request is stored; only its filing failed, which the worker tries again.
    logFault(`Quotes: ${record.reference} cannot be filed:`, error);
    return null;
  });
  return (await Promise.race([delivery, patience()])) ?? held;
}

const patience = () =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), maxWaitMs).unref());
