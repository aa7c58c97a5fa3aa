'use client';

import { useEffect, useRef, useState } from 'react';
import { useQuoteLines } from '@/components/quote-list/use-quote-lines';
import * as routes from '@/lib/routing/routes';
import { useLastRequest, type SentRequest } from './form-draft';
import { formNotes, messageHint } from './form-notes';
import styles from './quote-dialog.module.scss';
import { RequestLink } from './last-request';
import { QuoteForm } from './quote-form';

export interface Opening {
  about: string | undefined;
  /** Whether the pressed button itself says what it is about. */
  isAsked: boolean;
  /** Where focus returns. */
  opener: HTMLElement;
  /** When it was opened, ms since the page was. */
  at: number;
}

/** The dialog with the quote form. Closed it stays in the page, with what was typed and its files. */
export function QuotePanel({ opening: { about, isAsked, opener, at } }: { opening: Opening }) {
  const isListed = useQuoteLines().length > 0;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const last = useLastRequest();
  /** Whether a request was sent from here, and the note of it is not dismissed. */
  const [isSent, setSent] = useState(false);

  useEffect(() => {
    window.va?.('event', { name: 'Quote opened' });
    if (!dialog.current?.open) dialog.current?.showModal();
    // Not into the first field: on a phone that would cover half the form with the keyboard.
    dialog.current?.querySelector<HTMLElement>('h2')?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- at each opening
  }, [at]);

  const close = () => dialog.current?.close();

  return (
    <>
      {/* Clicks beside the dialog count as clicks on it; its keys are the browser's own (Escape). */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label="Request a quote"
        onClose={() => focusable(opener)?.focus()}
        onPointerDown={({ target }) => (pressed.current = target)}
        onClick={({ target, currentTarget }) => {
          // Only where the press began there too: a selection of text may end beside the dialog.
          if (target === currentTarget && pressed.current === currentTarget) close();
        }}
      >
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 tabIndex={-1}>Request a quote</h2>
            {location.pathname !== routes.quoteList() && (
              <a href={routes.quoteList()}>{isListed ? 'Edit list' : 'Paste a list'}</a>
            )}
            <button type="button" className={styles.close} aria-label="Close" onClick={close}>
              ×
            </button>
          </div>
          <QuoteForm
            about={about}
            isAsked={isAsked}
            hint={messageHint}
            shownAt={at}
            notes={formNotes}
            onDone={() => {
              setSent(true);
              close();
            }}
          />
        </div>
      </dialog>
      {isSent && last && <SentNote request={last} onDismiss={() => setSent(false)} />}
    </>
  );
}

/** The reference of what was just sent, over the foot of the page once the dialog has closed (decision 71). */
const SentNote = ({ request, onDismiss }: { request: SentRequest; onDismiss: () => void }) => (
  <aside className={`${styles.sent} no-print`} aria-label="Request sent">
    <div>
      <p>
        Request sent: <RequestLink request={request} />
      </p>
      {formNotes.answer}
    </div>
    <button type="button" className={styles.close} aria-label="Dismiss" onClick={onDismiss}>
      ×
    </button>
  </aside>
);

/** The opener, or the button of the small screen's menu that hides it again. */
function focusable(opener: HTMLElement): HTMLElement | null {
  const hidden = opener.checkVisibility?.() === false;
  return hidden ? (opener.closest('nav')?.querySelector('summary') ?? null) : opener;
}
