import { readText, writeText } from '@/lib/browser/local-text';

/** A grade that was looked at in this browser. */
export interface RecentGrade {
  title: string;
  href: string;
}

export const recentKey = 'recent';
/** So many fit a line. */
export const maxGrades = 6;

/**
 * Puts a grade first. The mark makes room for the list on the pages that show it (`lib/browser/before-paint.cjs`). Every
 * grade's page has this script: only `recentGrades`, which is loaded to show them, checks what else is stored.
 */
export function viewed({ title, href }: RecentGrade) {
  let others: readonly RecentGrade[] = [];
  try {
    const stored = JSON.parse(readText(recentKey)) as readonly RecentGrade[];
    others = stored.filter((other) => other.href !== href);
  } catch {} // nothing is stored, or no list of grades
  if (writeText(recentKey, JSON.stringify([{ title, href }, ...others].slice(0, maxGrades))))
    document.documentElement.dataset.recent = '1';
}
