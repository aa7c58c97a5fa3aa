'use client';

import { useEffect, useRef, useState } from 'react';
import { track } from '@vercel/analytics';
import { quoteFields } from '@/content-schemas/quote-fields';
import * as routes from '@/lib/routing/routes';
import styles from './quote-dialog.module.scss';
import { QuoteFields } from './quote-fields';
import { QuoteForm } from './quote-form';
import { SentNote } from './sent-note';
import { useLastQuote } from './use-last-quote';
import { useQuoteLines } from './use-quote-lines';

export interface Opening {
  about: string;
  /** Where focus returns. */
  opener: HTMLElement;
  /** When it was opened, ms since the page was. */
  at: number;
}

interface QuotePanelProps {
  opening: Opening;
  onClosed: () => void;
}

/** The dialog with the quote form; loaded when it first opens. */
export function QuotePanel({ opening: { about, opener }, onClosed }: QuotePanelProps) {
  // Subject: the button's, else the page form's, unless lines are listed.
  const [pageSubject] = useState(
    () => document.querySelector<HTMLInputElement>('main [name="about"]')?.value ?? '',
  );
  const isListed = useQuoteLines().length > 0;
  const subject = about || (isListed ? '' : pageSubject);
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const last = useLastQuote();
  const [before] = useState(last);
  const [isClosed, setClosed] = useState(false);

  useEffect(() => {
    track('Quote opened');
    dialog.current?.showModal();
    // Not into the first field: on a phone that would cover half the form with the keyboard.
    dialog.current?.querySelector<HTMLElement>('h2')?.focus();
    const form = dialog.current?.querySelector('form');
    if (form) takeOver(form);
  }, []);

  const close = () => dialog.current?.close();

  function closed() {
    focusable(opener)?.focus();
    // What was sent from it stays in sight until it is dismissed.
    if (last && last !== before) setClosed(true);
    else onClosed();
  }

  if (isClosed && last) return <SentNote request={last} onDismiss={onClosed} />;

  return (
    // Clicks beside the dialog count as clicks on it; its keys are the browser's own (Escape).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Request a quote"
      onClose={closed}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={({ target, currentTarget }) => {
        // Only where the press began there too: a selection of text may end beside the dialog.
        if (target === currentTarget && pressed.current === currentTarget) close();
      }}
    >
      <div className={styles.sheet}>
        {/* The styles show one of them: the second over a receipt. */}
        <h2 tabIndex={-1}>
          <span>Request a quote</span>
          <span>Request sent</span>
        </h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={close}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2 2L14 14M14 2L2 14" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
        <QuoteForm onDone={close}>
          {!isListed && (
            <p>
              Many items? <a href={routes.quoteList()}>Paste a list</a>
            </p>
          )}
          <QuoteFields about={subject} hasHint />
        </QuoteForm>
      </div>
    </dialog>
  );
}

/** The form of the dialog that was opened last: also when that is closed, it has what was put into it. */
let closedForm: HTMLFormElement | undefined;

function takeOver(form: HTMLFormElement) {
  const closed = closedForm;
  closedForm = form;
  if (!closed || closed === form) return;
  // Text without a key is in no draft: a new release has no chunk of the code for drafts.
  const isStored = valueOf(closed, 'key') !== '';
  for (const { name } of isStored ? [] : quoteFields) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    if (field) field.value ||= valueOf(closed, name);
  }
  import('./restore-quote').then(
    ({ takeFiles }) => takeFiles(closed, form),
    () => {},
  );
}

const valueOf = ({ elements }: HTMLFormElement, name: string) =>
  (elements.namedItem(name) as HTMLInputElement | null)?.value ?? '';

/** The opener, or the button of the small screen's menu that hides it again. */
function focusable(opener: HTMLElement): HTMLElement | null {
  const hidden = opener.checkVisibility?.() === false;
  return hidden ? (opener.closest('nav')?.querySelector('summary') ?? null) : opener;
}
