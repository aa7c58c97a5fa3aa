'use client';

import {
  quoteListCsv,
  quoteListText,
  type QuoteLine,
  type QuoteWishes,
} from '@/lib/quotes/quote-line';
import { changeQuoteLine, removeQuoteLine } from '@/lib/quotes/quote-list';
import styles from './quote-list.module.scss';

const wishes: readonly { name: keyof QuoteWishes; label: string; maxLength: number }[] = [
  { name: 'quantity', label: 'Quantity', maxLength: 40 },
  { name: 'notes', label: 'Notes', maxLength: 120 },
];

/** The quote list inside a form: each line with its quantity and notes, sent as readable text. */
export function QuoteList({ lines }: { lines: readonly QuoteLine[] }) {
  return (
    <fieldset className={styles.list}>
      <legend>Your quote list</legend>
      <ol>
        {lines.map((line) => (
          <li key={line.href}>
            <a href={line.href}>{line.title}</a>
            {line.detail && <p className={styles.detail}>{line.detail}</p>}
            <div className={styles.wishes}>
              {wishes.map(({ name, label, maxLength }) => (
                <label key={name}>
                  {label}
                  {/* Without a name: the whole list is sent as one text. */}
                  <input
                    value={line[name] ?? ''}
                    maxLength={maxLength}
                    aria-label={`${label} of ${line.title}`}
                    onChange={({ target }) => changeQuoteLine(line.href, { [name]: target.value })}
                  />
                </label>
              ))}
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={`Remove ${line.title}`}
                onClick={() => removeQuoteLine(line.href)}
              >
                Remove
              </button>
            </div>
          </li>
        ))}
      </ol>
      <input type="hidden" name="list" value={quoteListText(lines)} />
      <input type="hidden" name="csv" value={quoteListCsv(lines)} />
    </fieldset>
  );
}
