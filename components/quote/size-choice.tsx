import type { ReactNode } from 'react';
import { changeQuoteLine } from '@/lib/quotes/quote-list';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import { stockedSizes } from '@/lib/quotes/stocked-sizes';

// One chunk for what is needed once a button is pressed.
export { addQuoteLine } from '@/lib/quotes/quote-list';

/** The size of a line of the quote list, of those that it is stocked in; one that was typed into the form stays. */
export function SizeChoice({
  line: { title, href, size = '' },
  sizes,
}: {
  line: QuoteLine;
  sizes: string;
}): ReactNode {
  return (
    <select
      aria-label={`Size of ${title}`}
      value={size}
      onChange={({ currentTarget: { value } }) => changeQuoteLine(href, { size: value })}
    >
      <option value="">Size…</option>
      {[...new Set([...stockedSizes(sizes), size].filter(Boolean))].map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  );
}
