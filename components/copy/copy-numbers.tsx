'use client';

import { useEffect, useState } from 'react';
import { listen } from '@/lib/browser/local-store';
import styles from './copyable.module.scss';

/** How long "Copied" is shown, ms. */
const shownMs = 2000;
/** Pixels from the button up to the word, and what the word needs at the right edge. */
const [up, room] = [28, 72];

const nothing = { text: '', left: 0, top: 0 };

/** Every `data-copy` button copies, a path as a whole address. Mounted once in the layout. */
export function CopyNumbers() {
  const [message, setMessage] = useState<typeof nothing | null>(null);
  useEffect(() => {
    let timer = 0;
    return listen(['click'], async ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
      if (!button) return;
      setMessage(nothing); // a live region must be in the page before it gets its text
      const text = await copy(button.dataset.copy ?? '');
      const { left, top } = button.getBoundingClientRect();
      setMessage({
        text,
        left: Math.min(left, innerWidth - room) + scrollX,
        top: top + scrollY - up,
      });
      clearTimeout(timer);
      timer = window.setTimeout(setMessage, shownMs, nothing);
    });
  }, []);
  if (!message) return null;
  const { text, left, top } = message;
  return <output {...(text && { className: styles.copied, style: { left, top } })}>{text}</output>;
}

async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'Copying is blocked. Please select and copy it.';
  }
}
