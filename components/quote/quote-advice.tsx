import { useEffect, useRef } from 'react';
import type { EmailAdvice } from '@/lib/quotes/email-advice';
import styles from './quote-form.module.scss';

/** What to look at before the form is sent, above the button; it takes the focus. */
export function QuoteAdvice({
  email,
  lines,
  onCorrect,
}: {
  email: EmailAdvice | null;
  /** What lines lack: "Lines 1, 2: quantity and length". */
  lines: readonly string[];
  /** Puts the suggested address into the form. */
  onCorrect: (email: string) => void;
}) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);

  return (
    <section ref={section} className={styles.advice} tabIndex={-1} aria-label="Before you send">
      {email && (
        <p className={styles.choices}>
          {email.sentence}
          {email.suggestion && (
            <button type="button" className="btn" onClick={() => onCorrect(email.suggestion)}>
              Use it
            </button>
          )}
        </p>
      )}
      {lines.length > 0 && (
        <>
          <p>
            <strong>Sizes and quantities?</strong> We quote faster with them.
          </p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
    </section>
  );
}
