'use client';

import { type ComponentType, useEffect, useState } from 'react';

/** What shows that a visitor means to follow a link: pointing at it, reaching it by keyboard, touching it. */
export const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads what has pages prerendered, and shows that they are waited for, at a visitor's first sign. Mounted once in the layout. */
export function PageAhead() {
  const [Ahead, setAhead] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      import('./link-intent').then(
        ({ LinkIntent }) => setAhead(() => LinkIntent),
        () => {}, // the script is gone since a release: links are links
      );
    for (const intent of intents)
      document.addEventListener(intent, load, { once: true, passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, load);
    };
  }, []);
  return Ahead && <Ahead />;
}
