'use client';

import { useSyncExternalStore } from 'react';
import { SiteLink } from '@/components/chrome/site-link';
import { noRecentGrades, recentGrades } from './recent-list';
import styles from './recent-grades.module.scss';

const unchanging = () => () => {};

/** The grades looked at last, in a line whose place is kept before it is painted, or not there at all. */
export function RecentGrades() {
  const grades = useSyncExternalStore(unchanging, recentGrades, noRecentGrades);
  return (
    <nav className={`${styles.recent} no-print`} aria-label="Recently viewed">
      <span className={styles.caption}>Recently viewed</span>
      {grades.map(({ title, href }) => (
        <SiteLink key={href} href={href}>
          {title}
        </SiteLink>
      ))}
    </nav>
  );
}
