import { localStore } from '@/lib/browser/local-store';
import { asRecord, isOwnPath, isText, parseList } from '@/lib/runtime/value-shapes';

/** A grade that was looked at in this browser. */
export interface RecentGrade {
  title: string;
  href: string;
}

/** So many fit a line. */
const maxGrades = 6;

const isGrade = (value: unknown): value is RecentGrade => {
  const { title, href } = asRecord(value);
  return isText(title) && title !== '' && isOwnPath(href);
};

const store = localStore<readonly RecentGrade[]>(
  'recent',
  (text) => parseList(text, isGrade, ({ href }) => href, maxGrades),
  (grades) => JSON.stringify(grades),
);

/** The grades looked at last, the last one first. */
export const recentGrades = store.read;

/** Puts a grade first. The mark makes room for the list on the pages that show it (`lib/browser/before-paint.cjs`). */
export function viewed(grade: RecentGrade) {
  const others = recentGrades().filter(({ href }) => href !== grade.href);
  if (store.write([grade, ...others].slice(0, maxGrades)))
    document.documentElement.dataset.recent = '1';
}
