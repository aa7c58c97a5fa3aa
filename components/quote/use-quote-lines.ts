import { useSyncExternalStore } from 'react';
import { listen } from '@/lib/browser/listen';
import { readText } from '@/lib/browser/local-text';
import type { QuoteLine } from '@/lib/quotes/quote-line';

const none: readonly QuoteLine[] = [];

/** Loaded only where a list is stored: most visitors have none. */
let list: typeof import('@/lib/quotes/quote-list') | null = null;

function subscribe(changed: () => void): () => void {
  const changes = async () => {
    try {
      // Its key, as in lib/quotes/quote-list.ts.
      if (!list && readText('quote-list')) list = await import('@/lib/quotes/quote-list');
    } catch {} // a new release has no such chunk: as without a list
    changed();
  };
  void changes();
  return listen(['quote-list', 'storage'], changes);
}

/** The quote list as it is now; empty in the prerendered page, and until the list is loaded. */
export const useQuoteLines = () =>
  useSyncExternalStore(
    subscribe,
    () => list?.quoteLines() ?? none,
    () => none,
  );
