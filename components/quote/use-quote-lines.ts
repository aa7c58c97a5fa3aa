import { useSyncExternalStore } from 'react';
import { noQuoteLines, onQuoteList, quoteLines } from '@/lib/quotes/quote-list';

/** The quote list as it is now; empty in the prerendered page. */
export const useQuoteLines = () => useSyncExternalStore(onQuoteList, quoteLines, noQuoteLines);
