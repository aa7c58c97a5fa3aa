'use client';

import { QuoteLines } from '@/components/quote/quote-list';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import { counted } from '@/lib/site/counted';
import * as routes from '@/lib/routing/routes';
import styles from './paste-list.module.scss';

/** The quote list on its own page: what was gathered on the way, to be changed and sent. */
export const ListedLines = ({
  lines,
  isShort,
}: {
  lines: readonly QuoteLine[];
  /** One line of words, with a link to the lines in the dialog. */
  isShort: boolean;
}) =>
  isShort ? (
    <p className={styles.short}>
      <strong>Your quote list: {counted(lines.length, 'line')}.</strong>{' '}
      <a href={routes.contact()} data-quote="">
        View the list
      </a>
    </p>
  ) : (
    <section className={styles.listed} aria-labelledby="listed-lines">
      <h2 id="listed-lines">Your quote list: {counted(lines.length, 'line')}</h2>
      <QuoteLines lines={lines} />
      <p className="actions">
        <a className="btn btn-large" href={routes.contact()} data-quote="">
          Request a quote
        </a>
      </p>
    </section>
  );
