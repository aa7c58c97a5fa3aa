import { isSameText } from '@/lib/crypto/same-text';
import { sizeText } from './attachments/limits';
import { isReference } from './reference';
import type { QuoteStore } from './store';

/** What a visitor may see of a stored request, by its page: the lines, and no name, address or message. */
export interface QuoteStatus {
  reference: string;
  receivedAt: number;
  /** `failed`: WordPress refused it or failed, and the operator has it. */
  state: 'waiting' | 'delivered' | 'failed';
  /** Epoch milliseconds; `null` where it is not delivered. */
  deliveredAt: number | null;
  list: string;
  /** "bracket.pdf, 1.2 MB". */
  files: readonly string[];
}

const states = {
  waiting: 'waiting',
  claimed: 'waiting',
  sent: 'delivered',
  refused: 'failed',
} as const;

/** The request of a page's address. `null` where there is none, or its token is another one. */
export async function quoteStatus(
  store: QuoteStore,
  reference: string,
  token: string,
): Promise<QuoteStatus | null> {
  const quote = isReference(reference) ? await store.find(reference) : null;
  if (!quote || !isSameText(token, quote.token)) return null;
  return {
    reference,
    receivedAt: quote.at,
    state: states[quote.state],
    deliveredAt: quote.deliveredAt,
    list: quote.list,
    files: quote.attachments.map(({ name, size }) => `${name}, ${sizeText(size)}`),
  };
}
