'use client';

import { useEffect } from 'react';
import { viewed, type RecentGrade } from './viewed';

/** Stores in this browser that a grade was viewed; a prerendered page counts once it is shown. Renders nothing. */
export function ViewedGrade({ title, href }: RecentGrade) {
  useEffect(() => {
    const record = () => viewed({ title, href });
    if (document.prerendering)
      document.addEventListener('prerenderingchange', record, { once: true });
    else record();
  }, [title, href]);
  return null;
}
