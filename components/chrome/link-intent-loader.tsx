'use client';

import { useEffect, useState } from 'react';
import type { LinkIntent as Loaded } from './link-intent';

/** Events by which a visitor points at a link, reaches it by keyboard, or touches it. */
export const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads `LinkIntent` at the first of these events. Mounted once in the layout. */
export function LinkIntentLoader() {
  const [LinkIntent, setLinkIntent] = useState<typeof Loaded | null>(null);
  useEffect(() => {
    const load = () =>
      import('./link-intent').then(
        (module) => setLinkIntent(() => module.LinkIntent),
        () => {}, // a new release has no such chunk: links work without it
      );
    for (const intent of intents)
      document.addEventListener(intent, load, { once: true, passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, load);
    };
  }, []);
  return LinkIntent && <LinkIntent intents={intents} />;
}
