'use client';

import { useEffect, useState } from 'react';
import { listen } from '@/lib/browser/listen';
import type { LinkIntent as Loaded } from './link-intent';

/** Events by which a visitor points at a link, reaches it by keyboard, or touches it. */
export const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** What a visitor does first. A script's focus, as the search page gives its box, is none of it. */
const signs = ['pointerover', 'keyup', 'touchstart'] as const;

/** Loads `LinkIntent` once a visitor does something. Mounted once in the layout. */
export function LinkIntentLoader() {
  const [LinkIntent, setLinkIntent] = useState<typeof Loaded | null>(null);
  useEffect(() => {
    const end = listen(signs, () => {
      end();
      import('./link-intent').then(
        (module) => setLinkIntent(() => module.LinkIntent),
        () => {}, // a new release has no such chunk: links work without it
      );
    });
    return end;
  }, []);
  return LinkIntent && <LinkIntent intents={intents} />;
}
