'use client';

import { useState } from 'react';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import { addQuoteLine } from '@/lib/quotes/quote-list';
import { useQuoteLines } from '@/components/quote-list/use-quote-lines';

/**
 * Puts a grade, spec, service or weight on the quote list. Without a script it is not there.
 */
export function AddToQuote({
  line,
  primary,
}: {
  line: QuoteLine;
  /** Where it is the next thing to do on the page. */
  primary?: boolean;
}) {
  const listed = useQuoteLines().find(({ href }) => href === line.href);
  const [refused, setRefused] = useState<boolean>();

  return (
    <>
      <button
        type="button"
        className={`btn needs-script ${primary ? '' : 'btn-quiet'}`}
        // What is listed opens the quote form (`quote-dialog.tsx`).
        data-quote={listed ? '' : undefined}
        aria-label={listed ? 'Added · view list' : undefined}
        onClick={listed ? undefined : () => setRefused(!addQuoteLine(line))}
      >
        {/* As wide as each other: nothing beside it moves. */}
        {listed ? 'Added · view' : 'Add to quote'}
      </button>
      <output>{refused && 'Not added: this browser’s storage is full.'}</output>
    </>
  );
}
