'use client';

import { useSyncExternalStore } from 'react';
import {
  chooseGrades,
  chosenGrades,
  maxGrades,
  maxGradesInWords,
  noChosenGrades,
  onChosenGrades,
} from '@/lib/comparison/chosen-grades';
import * as routes from '@/lib/routing/routes';
import styles from './add-to-comparison.module.scss';

/** A checkbox that adds a grade to the comparison. While four others are chosen it does nothing; its title says why. */
export function AddToComparison({ grade, title }: { grade: string; title: string }) {
  const chosen = useChosenGrades();
  const isChosen = chosen.includes(grade);
  const full = isChosen || chosen.length < maxGrades ? undefined : maxGradesInWords;
  return (
    <label className={`${styles.compare} no-print needs-script`}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-disabled={full && true}
        title={full}
        onChange={() =>
          chooseGrades(isChosen ? chosen.filter((name) => name !== grade) : [...chosen, grade])
        }
      />
      Compare<span className="visually-hidden">{` ${title}`}</span>
    </label>
  );
}

/** A link to the comparison beside a grade: shown when this grade and another are chosen, or four others are. */
export function ComparisonLink({ grade }: { grade: string }) {
  const chosen = useChosenGrades();
  const { length } = chosen;
  const words = chosen.includes(grade)
    ? length > 1 && `Compare ${length} grades`
    : length >= maxGrades && `${maxGradesInWords}: compare them`;
  return (
    words && (
      <a className={`${styles.link} no-print`} href={routes.comparison(chosen)}>
        {words}
      </a>
    )
  );
}

const useChosenGrades = () => useSyncExternalStore(onChosenGrades, chosenGrades, noChosenGrades);
