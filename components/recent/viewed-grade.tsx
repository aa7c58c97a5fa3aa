'use client';

import { useEffect } from 'react';
import { viewed, type RecentGrade } from './recent-list';

/** Stores in this browser that a grade was viewed; a prerendered page counts once it is shown. Renders nothing. */
export function ViewedGrade({ title, href }: RecentGrade) {
  useEffect(() => {
    const remember = () => viewed({ title, href });
    if (document.prerendering)
      document.addEventListener('prerenderingchange', remember, { once: true });
    else remember();
  }, [title, href]);
  return null;
}
