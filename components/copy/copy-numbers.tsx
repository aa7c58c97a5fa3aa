'use client';

import { useEffect } from 'react';
import { listen } from '@/lib/browser/listen';

/** Makes every `data-copy` button of the page copy, mounted once in the layout. What copies is fetched at the first press. */
export function CopyNumbers() {
  useEffect(() => listen(['click'], copyPressed), []);
  return null;
}

async function copyPressed({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
  if (button) await (await import('./copy')).copy(button);
}
