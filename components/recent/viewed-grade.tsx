'use client';

import { useEffect } from 'react';
import { viewed, type RecentGrade } from './recent-list';

/** Remembers in this browser that a grade was looked at. Shows nothing. */
export function ViewedGrade({ title, href }: RecentGrade) {
  useEffect(() => {
    viewed({ title, href });
  }, [title, href]);
  return null;
}
