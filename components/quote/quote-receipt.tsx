import { useEffect, useId, useRef, useState } from 'react';
import { success } from '@/lib/quotes/messages';
import { site, telephone } from '@/lib/site/company';
import { CannotReply } from './cannot-reply';
import type { PostResponse } from './post-quote';
import notice from './quote-notice.module.scss';
import styles from './quote-receipt.module.scss';

/** After a success: the message clears, and the dialog closes (spec §4). */
const showSuccessMs = 3000;

/** In the place of a form that was sent: the reference, what happens next, and what a visitor does then. */
export function QuoteReceipt({
  answer: { reference, page, isTypedSince },
  sent,
  isUnanswerable,
  onDone,
  onAnother,
  onCorrect,
}: {
  answer: Pick<PostResponse, 'reference' | 'page' | 'isTypedSince'>;
  /** "2 lines: INCONEL 718, 15-5 PH; 1 file". */
  sent: string;
  /** The email address looks like none. */
  isUnanswerable: boolean;
  onDone?: (() => void) | undefined;
  onAnother: () => void;
  /** Asks again with everything that was sent, the address to be corrected. */
  onCorrect: () => void;
}) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [isNew, setNew] = useState(true);
  const [copying, setCopying] = useState('Copy');

  useEffect(() => {
    const receipt = section.current;
    receipt?.focus();
    const timer = setTimeout(() => {
      setNew(false);
      // What has to be corrected, or sent too, stays in sight.
      if (!isUnanswerable && !isTypedSince) onDone?.();
    }, showSuccessMs);
    // A receipt that is being used does not close by itself (WCAG 2.2.1).
    const stay = () => clearTimeout(timer);
    receipt?.addEventListener('pointerdown', stay);
    receipt?.addEventListener('keydown', stay);
    return stay;
  }, [onDone, isUnanswerable, isTypedSince]);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setCopying('Copied');
    } catch {
      setCopying('Copying is blocked. Please select it.');
    }
  }

  return (
    <section ref={section} className={styles.receipt} tabIndex={-1} aria-labelledby={id}>
      {/* Seen once the sentence below, which says the same, has gone. */}
      <h3 id={id} className={isNew ? 'visually-hidden' : undefined}>
        Request sent
      </h3>
      <output className={notice.sent}>{isNew && success}</output>
      {isTypedSince && (
        <p>What you typed while it was sent is not sent yet. “Send another” has it.</p>
      )}
      {isUnanswerable && (
        <CannotReply>
          <button type="button" className="btn" onClick={onCorrect}>
            Correct the address
          </button>
        </CannotReply>
      )}
      <dl>
        {reference && (
          <>
            <dt>Reference</dt>
            <dd>
              <strong className="number">{reference}</strong>{' '}
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={`${copying} ${reference}`}
                onClick={() => void copy(reference)}
              >
                {copying}
              </button>
            </dd>
          </>
        )}
        <dt>Sent</dt>
        <dd>{sent.replaceAll(/(?<=\d) /g, '\u00A0')}</dd>
        {site.answerWithin && !isUnanswerable && (
          <>
            <dt>Our answer</dt>
            <dd>Within {site.answerWithin}</dd>
          </>
        )}
        {!isUnanswerable && (
          <>
            <dt>Questions</dt>
            <dd>
              <a href={telephone(site.phone)}>{site.phone}</a>
            </dd>
          </>
        )}
      </dl>
      <p className="actions">
        {page && (
          <>
            <a className={isUnanswerable ? 'btn btn-quiet' : 'btn'} href={page}>
              View status
            </a>
            <a className="btn btn-quiet" href={`${page}#print`} target="_blank">
              Print
            </a>
          </>
        )}
        <button type="button" className="btn btn-quiet" onClick={onAnother}>
          Send another
        </button>
      </p>
    </section>
  );
}
