import { useSyncExternalStore } from 'react';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import { quoteLines, watchQuoteLines } from '@/lib/quotes/quote-list';

const none: readonly QuoteLine[] = [];

/** The quote list as it is now; empty in the prerendered page. */
export const useQuoteLines = () => useSyncExternalStore(watchQuoteLines, quoteLines, () => none);

/** Whether the visitor has chosen metric units. A server knows no choice. */
export const isMetric = () => globalThis.document?.documentElement.dataset.units === 'metric';
