import { isSameText } from '@/lib/runtime/same-text';
import { sizeText } from './attachments/limits';
import { findReadable, type QuoteStore, type StoredQuote } from './quote-record';
import { isReference } from './reference';

/** What a visitor may see of a stored request, by its page: the lines, and no name, address or message. */
export interface QuoteStatus {
  reference: string;
  receivedAt: number;
  /** `failed`: WordPress refused it or failed, and the operator has it. */
  state: 'waiting' | 'delivered' | 'failed';
  /** Epoch milliseconds; `null` where it is not delivered or not known. */
  deliveredAt: number | null;
  list: string;
  /** "bracket.pdf, 1.2 MB". */
  files: readonly string[];
}

/** The request of a page's address. `null` where there is none, or its token is another one. */
export async function quoteStatus(
  store: QuoteStore,
  reference: string,
  token: string,
): Promise<QuoteStatus | null> {
  if (!isReference(reference)) return null;
  const stored = await findReadable(store, reference);
  // Records from before a request had a page have no token.
  if (!stored?.record.token || !isSameText(token, stored.record.token)) return null;
  return statusOf(stored);
}

const states = {
  waiting: 'waiting',
  claimed: 'waiting',
  sent: 'delivered',
  refused: 'failed',
} as const;

const statusOf = ({ place, record }: StoredQuote): QuoteStatus => ({
  reference: record.reference,
  receivedAt: record.at,
  state: states[place],
  deliveredAt: record.deliveredAt,
  list: record.list ?? '',
  files: (record.attachments ?? []).map(({ name, size }) => `${name}, ${sizeText(size)}`),
});
