import { useSyncExternalStore } from 'react';
import { lastQuote } from '@/lib/quotes/last-quote';

/** The request that this browser sent last; `null` on the server, while the page hydrates, and where there is none. */
export const useLastQuote = () =>
  useSyncExternalStore(lastQuote.subscribe, lastQuote.read, lastQuote.empty);
