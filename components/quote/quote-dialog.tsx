'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { opensElsewhere } from '@/components/chrome/page-link';
import type { QuotePanelProps } from './quote-panel';
import styles from './quote-dialog.module.scss';

interface Opening {
  about: string;
  /** Where focus returns. */
  opener: HTMLElement;
}

/**
 * The quote form over the page (spec §4), mounted once in the layout. Any link marked `data-quote` opens
 * it, about what `data-quote-about` says; without the script, the link leads to the contact page.
 */
export function QuoteDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const [Panel, setPanel] = useState<ComponentType<QuotePanelProps> | null>(null);
  const [opening, setOpening] = useState<Opening | null>(null);

  useEffect(() => {
    async function open(event: MouseEvent) {
      const opener = (event.target as Element).closest<HTMLElement>('[data-quote]');
      if (!opener || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      try {
        const { QuotePanel } = await import('./quote-panel');
        setPanel(() => QuotePanel);
        setOpening({ opener, about: opener.dataset.quoteAbout ?? '' });
      } catch {
        // The script is gone since a release: the link still leads to the form.
        if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
      }
    }
    // Before the link's own handler, which would go to the contact page.
    document.addEventListener('click', open, true);
    return () => document.removeEventListener('click', open, true);
  }, []);

  useEffect(() => {
    if (!opening || dialog.current?.open) return;
    dialog.current?.showModal();
    // Not into the first field: on a phone that would cover half the form with the keyboard.
    dialog.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [opening]);

  const close = () => dialog.current?.close();

  function closed() {
    if (opening) focusable(opening.opener)?.focus();
    setOpening(null);
  }

  return (
    // Clicks beside the dialog count as clicks on it; its keys are the browser's own (Escape).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="quote-title"
      onClose={closed}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={({ target, currentTarget }) => {
        // Text selected from inside to outside ends with a click out there, too.
        if (target === currentTarget && pressed.current === currentTarget) close();
      }}
    >
      {Panel && opening && (
        <div className={styles.sheet}>
          <h2 id="quote-title" tabIndex={-1}>
            Request a quote
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={close}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M2 2L14 14M14 2L2 14" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
          <Panel about={opening.about} onDone={close} />
        </div>
      )}
    </dialog>
  );
}

/** The opener, or the button of the small screen's menu that hides it again. */
function focusable(opener: HTMLElement): HTMLElement | null {
  const hidden = opener.checkVisibility?.() === false;
  return hidden ? (opener.closest('nav')?.querySelector('summary') ?? null) : opener;
}
