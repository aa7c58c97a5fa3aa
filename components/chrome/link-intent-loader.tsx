'use client';

import { useEffect, useState } from 'react';
import { listen } from '@/lib/browser/listen';

/** Events by which a visitor points at a link, with a finger too, or reaches it by keyboard. */
export const intents = ['pointerover', 'focusin', 'keyup'] as const;

/** Loads `LinkIntent` at the first of these events. Mounted once in the layout. */
export function LinkIntentLoader() {
  const [loaded, setLoaded] = useState<typeof import('./link-intent') | null>(null);
  useEffect(() => {
    const end = listen(intents, ({ target }) => {
      // The search page focuses its empty box by itself.
      if ((target as HTMLInputElement).value === '') return;
      end();
      void import('./link-intent').then(setLoaded);
    });
    return end;
  }, []);
  return loaded && <loaded.LinkIntent intents={intents} />;
}
