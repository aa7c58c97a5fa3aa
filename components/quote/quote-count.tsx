'use client';

import styles from './quote-count.module.scss';
import { useQuoteLines } from '@/components/quote-list/use-quote-lines';

/** How many lines the quote list has, beside the word Quote; nothing while there are none. */
export function QuoteCount() {
  const { length } = useQuoteLines();
  if (length === 0) return null;
  return (
    <span className={styles.count}>
      {length}
      <span className="visually-hidden">{length === 1 ? ' line' : ' lines'} on your list</span>
    </span>
  );
}
