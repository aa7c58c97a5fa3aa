import { useSyncExternalStore } from 'react';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import { quoteLines, watchQuoteLines } from '@/lib/quotes/quote-list';

const none: readonly QuoteLine[] = [];

/** The quote list as it is now; empty in the prerendered page. */
export const useQuoteLines = () => useSyncExternalStore(watchQuoteLines, quoteLines, () => none);

/** Where the browser's store is full or denied. */
export const notSaved = 'Your browser could not save this. Please name it in your message.';
