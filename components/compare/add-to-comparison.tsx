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

/**
 * Chooses a grade to be compared; from the second on, leads to the comparison, unless a tray of the page does. While four
 * others are chosen it does nothing, and explains why.
 */
export function AddToComparison({
  grade,
  title,
  isInTray = false,
}: {
  grade: string;
  title: string;
  isInTray?: boolean;
}) {
  const chosen = useSyncExternalStore(onChosenGrades, chosenGrades, noChosenGrades);
  const isChosen = chosen.includes(grade);
  const full = isChosen || chosen.length < maxGrades ? undefined : maxGradesInWords;
  return (
    <span className={`${styles.compare} no-print needs-script`}>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          aria-disabled={full && true}
          title={full}
          onChange={() =>
            chooseGrades(isChosen ? chosen.filter((name) => name !== grade) : [...chosen, grade])
          }
        />
        Compare<span className="visually-hidden"> {title}</span>
      </label>
      {!isInTray && (full || (isChosen && chosen.length > 1)) && (
        <a href={`${routes.compare()}?grades=${chosen.join(',')}`}>
          {full ? `${full}: compare them` : `Compare ${chosen.length} grades`}
        </a>
      )}
    </span>
  );
}
