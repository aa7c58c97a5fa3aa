'use client';

import { inMillimeters } from '@/lib/catalog/size-range';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import { addQuoteLine, removeQuoteLines } from '@/lib/quotes/quote-list';
import { useQuoteLines } from '@/components/quote-list/use-quote-lines';
import styles from './size-buttons.module.scss';

/** "0.75 × 2" inches in millimeters: "19.05 × 50.8"; `null` where a measure is no decimal number, such as 1-1/2. */
function metricSize(size: string): string | null {
  const inches = size.split('×').map(Number);
  return inches.every(Boolean) ? inches.map(inMillimeters).join('\u202F×\u202F') : null;
}

/**
 * The sizes that a line is stocked in, each a button that puts the line in that size on the quote list, and takes it off
 * again. Without a script, or where nothing can be stored, the server reads the size and answers with the quote form.
 */
export function SizeButtons({
  line,
  shown,
}: {
  line: QuoteLine;
  /** The sizes as they are read below each other: "0.250 0.3125". */
  shown: string;
}) {
  const listed = useQuoteLines();
  const names = shown.split(' ');
  const sizes = withoutPadding(shown);
  return (
    <form
      className={styles.sizes}
      data-measures={names[0]!.split('×').length}
      method="post"
      action="/api/quote-lines/"
    >
      {stockedSizes(sizes).map((size, i) => {
        const href = line.href.replace('#', `?size=${encodeURIComponent(size)}#`);
        const isListed = listed.some((each) => each.href === href);
        const millimeters = metricSize(names[i]!);
        return (
          <button
            key={size}
            name="text"
            value={[line.title, line.spec, size].filter(Boolean).join(', ')}
            aria-label={`${names[i]} in, ${line.title}${millimeters ? ` (${millimeters} mm)` : ''}`}
            aria-pressed={isListed}
            onClick={(event) => {
              // What cannot be stored is posted.
              if (!isListed && !addQuoteLine({ ...line, size, href })) return;
              event.preventDefault();
              if (isListed) removeQuoteLines([href]);
            }}
          >
            <span data-unit="us">{names[i]}</span>
            <span data-unit="metric">{millimeters ?? `${names[i]}″`}</span>
          </button>
        );
      })}
    </form>
  );
}

/** "0.25 in" and "0.3125 in" of the sizes of a line, "0.25 0.3125". A size of several measures has narrow spaces. */
const stockedSizes = (sizes: string): readonly string[] =>
  sizes.split(/,? /).map((size) => `${size.replaceAll(/[\u00A0\u202F]/g, ' ')} in`);

/** "0.250 0.3125 8.000" of a table, where zeros even out the columns, as the list has them: "0.25 0.3125 8". */
const withoutPadding = (shown: string): string =>
  shown.replaceAll(/(\.\d*?)0+(?!\d)/g, '$1').replaceAll(/\.(?!\d)/g, '');
