'use client';

import { useEffect } from 'react';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import { addQuoteLines } from '@/lib/quotes/quote-list';
import * as routes from '@/lib/routing/routes';

/** Where a script runs, lines that the server read go onto the quote list of this browser, whose page can edit them. */
export function TakeLines({ lines }: { lines: readonly QuoteLine[] }) {
  useEffect(() => {
    if (lines.length > 0 && addQuoteLines(lines)) location.replace(routes.quoteList());
  }, [lines]);
  return null;
}
