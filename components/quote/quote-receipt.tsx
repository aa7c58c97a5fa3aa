import { useEffect, useEffectEvent, useRef } from 'react';
import { success } from '@/lib/quotes/messages';
import { lineFacts } from '@/lib/quotes/quote-line';
import type { Receipt } from './form-state';
import styles from './quote-form.module.scss';

/** After a success: the message clears, and the dialog closes (spec §4, §9). */
const showSuccessMs = 3000;

/** In the place of a form that was sent, for three seconds: the reference, and every line as it was sent. */
export function QuoteReceipt({
  receipt: { reference, lines, files },
  onDone,
}: {
  receipt: Receipt;
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
        Reference <strong className="number whole">{reference}</strong>
      </p>
      {lines.length > 0 && (
        <ol>
          {lines.map((line) => (
            <li key={line.href} translate="no">
              {[line.title, ...lineFacts(line)].join('; ')}
            </li>
          ))}
        </ol>
      )}
      {files.length > 0 && <p>{`Files: ${files.join(', ')}`}</p>}
    </section>
  );
}
