'use client';

import { useEffect } from 'react';

/** Makes every `data-copy` button of the page copy, mounted once in the layout. What copies is fetched at the first press. */
export function CopyNumbers() {
  useEffect(() => {
    const copy = async ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const button = target.closest<HTMLElement>('[data-copy]');
      if (button) await (await import('./copy')).copy(button);
    };
    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, []);
  return null;
}
