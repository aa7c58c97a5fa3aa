'use client';

import { useEffect } from 'react';
import type { RecentGrade } from './recent-list';

/** Remembers in this browser that a grade was looked at. Shows nothing; what writes it down comes after the page. */
export function ViewedGrade({ title, href }: RecentGrade) {
  useEffect(() => {
    import('./recent-list').then(
      ({ viewed }) => viewed({ title, href }),
      () => {}, // the script is gone since a release: nothing is remembered
    );
  }, [title, href]);
  return null;
}
