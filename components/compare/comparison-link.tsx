'use client';

import { maxGrades, maxGradesInWords } from '@/lib/comparison/chosen-grades';
import * as routes from '@/lib/routing/routes';
import { useChosenGrades } from './use-chosen-grades';

/** Leads to the comparison, where no tray does: once a grade is chosen beside another, or can be no fifth. */
export function ComparisonLink({ grade }: { grade: string }) {
  const chosen = useChosenGrades();
  const isChosen = chosen.includes(grade);
  const isFull = !isChosen && chosen.length >= maxGrades;
  return (
    (isFull || (isChosen && chosen.length > 1)) && (
      <a className="no-print" href={`${routes.compare()}?grades=${chosen.join(',')}`}>
        {isFull ? `${maxGradesInWords}: compare them` : `Compare ${chosen.length} grades`}
      </a>
    )
  );
}
