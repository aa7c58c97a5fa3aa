/** A grade that was looked at in this browser. */
export interface RecentGrade {
  title: string;
  href: string;
}

const key = 'recent';
/** So many fit a line. */
const most = 6;
const none: readonly RecentGrade[] = [];

/** The grades looked at last, the last one first. */
export function recentGrades(): readonly RecentGrade[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : none;
  } catch {
    return none; // storage is switched off, or holds something else
  }
}

/** Puts a grade first. The mark makes room for the list on the pages that show it (`lib/before-paint.cjs`). */
export function viewed(grade: RecentGrade) {
  const others = recentGrades().filter(({ href }) => href !== grade.href);
  try {
    localStorage.setItem(key, JSON.stringify([grade, ...others].slice(0, most)));
    document.documentElement.dataset.recent = '1';
  } catch {
    // storage is switched off: nothing is remembered
  }
}
