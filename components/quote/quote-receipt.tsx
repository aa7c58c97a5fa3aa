import { useEffect, useEffectEvent, useRef } from 'react';
import list from '@/components/quote-list/quote-list.module.scss';
import { Doubts, LineText } from '@/components/quote-list/line-text';
import { success } from '@/lib/quotes/messages';
import type { FormNotes } from './form-notes';
import type { Receipt } from './form-state';
import { RequestLink } from './last-request';
import styles from './quote-form.module.scss';

/** After a success: the message clears, and the dialog closes (spec §4, §9). */
const showSuccessMs = 3000;

/** In the place of a form that was sent, for three seconds: the reference, what comes next, and every line as it was sent. */
export function QuoteReceipt({
  receipt: { lines, ...request },
  notes,
  onDone,
}: {
  receipt: Receipt;
  notes: FormNotes;
  onDone: () => void;
}) {
  const section = useRef<HTMLElement>(null);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    section.current?.focus();
    const timer = setTimeout(() => done(), showSuccessMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <section ref={section} className={styles.receipt} tabIndex={-1} aria-label="Request sent">
      <output className={styles.success}>{success}</output>
      <p>
        Reference: <RequestLink request={request} />
      </p>
      {notes.answer}
      {lines.length > 0 && (
        <ol className={list.lines}>
          {lines.map((line) => (
            <li key={line.href}>
              <LineText line={line} />
              <Doubts line={line} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
