'use client';

import { useEffect, useState } from 'react';
import { opensElsewhere } from '@/components/primitives/interaction';
import type { Opening, QuotePanel as Panel } from './quote-panel';

/**
 * Opens the quote form over the page (spec §4), mounted once in the layout. Any link marked `data-quote` opens it, about
 * what `data-quote-about` says; without the script, or where its code is gone after a new release, the link leads to the
 * contact page.
 */
export function QuoteDialog() {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [QuotePanel, setPanel] = useState<typeof Panel | null>(null);

  useEffect(() => {
    async function open(event: MouseEvent) {
      if (!(event.target instanceof Element)) return;
      const opener = event.target.closest<HTMLAnchorElement>('[data-quote]');
      if (!opener || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      // Subject: the button's, else that of the form beside the page.
      const asked = opener.dataset.quoteAbout;
      const about = asked ?? document.querySelector<HTMLInputElement>('main [name="about"]')?.value;
      try {
        // Loaded at the first press: most visitors open no form, and the form is more than 10 kB.
        const { QuotePanel: loaded } = await import('./quote-panel');
        setPanel(() => loaded);
        setOpening({ opener, about, isAsked: asked !== undefined, at: event.timeStamp });
      } catch {
        location.assign(opener.href || '/contact/');
      }
    }
    const listener = (event: MouseEvent) => void open(event);
    // Before the link's own handler, which would go to the contact page.
    document.addEventListener('click', listener, true);
    return () => document.removeEventListener('click', listener, true);
  }, []);

  return QuotePanel && opening && <QuotePanel opening={opening} />;
}
