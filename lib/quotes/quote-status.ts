import { isSameText } from '@/lib/crypto/same-text';
import type { StoredQuote } from './quote-record';
import { isReference } from './reference';
import type { QuoteStore } from './store';

/** The request of a page's address. `null` where there is none, or its token is another one. */
export async function quoteOfPage(
  store: QuoteStore,
  reference: string,
  token: string,
): Promise<StoredQuote | null> {
  const quote = isReference(reference) ? await store.find(reference) : null;
  return quote && isSameText(token, quote.token) ? quote : null;
}
