'use client';

import { metricSize } from '@/lib/catalog/size-range';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import { addQuoteLine, removeQuoteLines } from '@/lib/quotes/quote-list';
import { isMetric, useQuoteLines } from '@/components/quote-list/use-quote-lines';
import styles from './size-buttons.module.scss';

/**
 * The sizes that a line is stocked in, each a button that puts the line in that size on the quote list, and takes it off
 * again while it has neither quantity nor length. Without a script, or where nothing can be stored, the server reads the size and answers with the quote form.
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
  return (
    <form
      className={styles.sizes}
      data-measures={names[0]!.split('×').length}
      method="post"
      action="/api/quote-lines/"
    >
      {names.map((name) => {
        const size = stockedSize(name);
        const href = line.href.replace('#', `?size=${encodeURIComponent(size)}#`);
        const own = listed.find((each) => each.href === href);
        const isFilledIn = own?.quantity || own?.length;
        const millimeters = metricSize(name);
        return (
          <button
            key={size}
            name="text"
            value={[line.title, line.spec, size].filter(Boolean).join(', ')}
            aria-label={`${name} in, ${line.title}${millimeters ? ` (${millimeters} mm)` : ''}`}
            aria-pressed={Boolean(own)}
            // A line with a quantity or a length is not lost by a press: the list opens (`quote-dialog.tsx`).
            data-quote={isFilledIn ? '' : undefined}
            onClick={(event) => {
              // What cannot be stored is posted.
              if (!own && !addQuoteLine({ ...line, size: asPressed(size, millimeters), href }))
                return;
              event.preventDefault();
              if (own && !isFilledIn) removeQuoteLines([href]);
            }}
          >
            <span data-unit="us">{name}</span>
            <span data-unit="metric">{millimeters ?? `${name}″`}</span>
          </button>
        );
      })}
    </form>
  );
}

/** "0.250" of a table, where zeros even out the columns, as the list has it: "0.25 in". Narrow spaces become spaces. */
const stockedSize = (name: string): string =>
  `${name.replaceAll(/\d*\.\d+/g, (figure) => `${Number(figure)}`).replaceAll(/\s/g, ' ')} in`;

/** A size stays in the unit in which it was pressed, as it stays in the one in which it was typed or pasted. */
const asPressed = (size: string, millimeters: string | null): string =>
  millimeters && isMetric() ? `${millimeters.replaceAll(/\s/g, ' ')} mm (${size})` : size;
