'use client';

import { useEffect } from 'react';
import { readText } from '@/lib/browser/local-text';
import { showStoredTheme } from './theme';

/** A page that the browser kept for Back shows what was chosen on other pages since. Shows nothing itself. */
export function KeptPage() {
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      showStoredTheme();
      // As `lib/browser/before-paint.cjs` has them.
      const { dataset } = document.documentElement;
      for (const key of ['strength', 'view', 'recent']) {
        const text = readText(key);
        if (text) dataset[key] = text;
      }
      dispatchEvent(new Event('storage')); // for what is read through `localStore`
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  return null;
}
