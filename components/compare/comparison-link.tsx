'use client';

import { maxGrades, maxGradesInWords } from '@/lib/comparison/chosen-grades';
import * as routes from '@/lib/routing/routes';
import { useChosenGrades } from './use-chosen-grades';

/** A link to the comparison beside a grade: shown when this grade and another are chosen, or four others are. */
export function ComparisonLink({ grade }: { grade: string }) {
  const chosen = useChosenGrades();
  const { length } = chosen;
  const words = chosen.includes(grade)
    ? length > 1 && `Compare ${length} grades`
    : length >= maxGrades && `${maxGradesInWords}: compare them`;
  return words && <a href={routes.comparison(chosen)}>{words}</a>;
}
