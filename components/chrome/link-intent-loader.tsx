'use client';

import { useEffect, useState } from 'react';
import { listen } from '@/lib/browser/listen';
import type { LinkIntent as Loaded } from './link-intent';

/** Events by which a visitor points at a link, reaches it by keyboard, or touches it. */
export const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads `LinkIntent` at the first of these events. Mounted once in the layout. */
export function LinkIntentLoader() {
  const [LinkIntent, setLinkIntent] = useState<typeof Loaded | null>(null);
  useEffect(() => {
    if (LinkIntent) return undefined;
    return listen(intents, ({ target }) => {
      // The search page focuses its box by itself.
      if ((target as Element).localName === 'input') return;
      import('./link-intent').then(
        (module) => setLinkIntent(() => module.LinkIntent),
        () => {}, // a new release has no such chunk: links work without it
      );
    });
  }, [LinkIntent]);
  return LinkIntent && <LinkIntent intents={intents} />;
}
