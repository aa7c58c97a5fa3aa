'use client';

import { useState } from 'react';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import { stockedSizes } from '@/lib/quotes/stocked-sizes';
import { useQuoteLines } from './use-quote-lines';

/** Presses a button again that was pressed before it could do anything (`lib/browser/before-paint.cjs`). */
function pressedEarly(button: (HTMLButtonElement & { early?: unknown }) | null) {
  if (button?.early) button.click();
}

/**
 * Puts a grade, spec, form, service or weight on the quote list; then the size of what is stocked in several can be chosen.
 * Without a script it is not there.
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
  const size = listed?.size ?? '';
  const [refused, setRefused] = useState<boolean>();

  // A new release has no such chunk.
  const loadList = () => import('@/lib/quotes/quote-list').catch(() => null);
  const add = async () => setRefused(!(await loadList())?.addQuoteLine(line));

  return (
    <>
      <button
        ref={pressedEarly}
        type="button"
        className={`btn needs-script ${primary ? '' : 'btn-quiet'}`}
        // What is listed opens the quote form (`quote-dialog.tsx`).
        data-quote={listed ? '' : undefined}
        aria-label={listed ? 'Added · view list' : undefined}
        onClick={listed ? undefined : add}
      >
        {/* As wide as each other: nothing beside it moves. */}
        {listed ? 'Added · view' : 'Add to quote'}
      </button>
      {listed && line.sizes && (
        <select
          aria-label={`Size of ${line.title}`}
          value={size}
          onChange={async ({ currentTarget: { value } }) =>
            (await loadList())?.changeQuoteLine(line.href, { size: value })
          }
        >
          <option value="">Size…</option>
          {[...new Set([...stockedSizes(line.sizes), size].filter(Boolean))].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      )}
      <output>{refused && 'Not saved. Please name it in your message.'}</output>
    </>
  );
}
