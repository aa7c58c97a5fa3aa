'use client';

import { useEffect } from 'react';
import { viewed, type RecentGrade } from './recent-list';

/** Remembers in this browser that a grade was looked at; one that is prerendered is not yet. Shows nothing. */
export function ViewedGrade({ title, href }: RecentGrade) {
  useEffect(() => {
    const remember = () => viewed({ title, href });
    if (document.prerendering)
      document.addEventListener('prerenderingchange', remember, { once: true });
    else remember();
  }, [title, href]);
  return null;
}
