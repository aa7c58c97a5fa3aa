'use client';

import { lazy, startTransition, useEffect, useState } from 'react';
import { opensElsewhere } from '@/components/primitives/opens-elsewhere';
import type { Opening } from './quote-panel';

const QuotePanel = lazy(async () => ({ default: (await import('./quote-panel')).QuotePanel }));

/**
 * Opens the quote form over the page (spec §4), mounted once in the layout. Any link marked `data-quote` opens
 * it, about what `data-quote-about` says; without the script, the link leads to the contact page.
 */
export function QuoteDialog() {
  const [opening, setOpening] = useState<Opening | null>(null);

  useEffect(() => {
    function open(event: MouseEvent) {
      if (!(event.target instanceof Element)) return;
      const opener = event.target.closest<HTMLElement>('[data-quote]');
      if (!opener || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      const about = opener.dataset.quoteAbout ?? '';
      // The page stays as it is until the dialog is loaded.
      startTransition(() => setOpening({ opener, about, at: event.timeStamp }));
    }
    // Before the link's own handler, which would go to the contact page.
    document.addEventListener('click', open, true);
    return () => document.removeEventListener('click', open, true);
  }, []);

  return (
    opening && (
      <QuotePanel
        key={opening.at}
        opening={opening}
        // The `close` event of an earlier opening does not close a later one.
        onClosed={() => setOpening((now) => (now === opening ? null : now))}
      />
    )
  );
}
