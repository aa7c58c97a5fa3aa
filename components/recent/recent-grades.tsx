'use client';

import { type ComponentType, useEffect, useState } from 'react';
import styles from './recent-grades.module.scss';

/** The grades viewed last. Their line is reserved before the first paint, or not there at all: nothing moves. */
export function RecentGrades() {
  const [Links, setLinks] = useState<ComponentType | null>(null);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.recent)
      import('./recent-links').then(
        ({ RecentLinks, hasRecent }) => {
          // The attribute shows only that something is stored: it may not be a grade.
          if (hasRecent()) setLinks(() => RecentLinks);
          else delete dataset.recent;
        },
        () => {}, // a new release has no such chunk: the line stays empty
      );
  }, []);
  return (
    <nav className={`${styles.recent} no-print`} aria-label="Recently viewed">
      <span className={styles.caption}>Recently viewed</span>
      {Links && <Links />}
    </nav>
  );
}
