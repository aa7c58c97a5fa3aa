import { readText } from '@/lib/browser/local-text';
import { asRecord, isOwnPath, isText, parseList } from '@/lib/runtime/value-shapes';
import { type RecentGrade, maxGrades, recentKey } from './viewed';

const isGrade = (value: unknown): value is RecentGrade => {
  const { title, href } = asRecord(value);
  return isText(title) && title !== '' && isOwnPath(href);
};

/** The grades looked at last, the last one first. */
export const recentGrades = (): readonly RecentGrade[] =>
  parseList(readText(recentKey), isGrade, ({ href }) => href, maxGrades);
