import { quoteListCsv, quoteListText, titlesOf, type QuoteLine } from '@/lib/quotes/quote-line';

export interface QuoteListProps {
  lines: readonly QuoteLine[];
  /** Where the form stands beside a page. */
  isFolded?: boolean;
}

/** The quote list as a form posts it. */
export const QuoteListFields = ({ lines }: QuoteListProps) => (
  <>
    <input type="hidden" name="list" value={quoteListText(lines)} />
    <input type="hidden" name="csv" value={quoteListCsv(lines)} />
  </>
);

/** What is posted and named where the code that changes the list cannot be loaded: offline, or after a new release. */
export const QuoteListSummary = ({ lines }: QuoteListProps) => (
  <>
    <p>Your quote list has {titlesOf(lines)}</p>
    <QuoteListFields lines={lines} />
  </>
);
