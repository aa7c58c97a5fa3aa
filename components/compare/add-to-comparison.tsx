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

interface Props {
  grade: string;
  title: string;
  /** The address of the comparison of these grades. */
  addressOf?: typeof routes.comparison;
}

/**
 * A checkbox that adds a grade to the comparison, and the link to it once this grade and another are chosen. While four
 * others are chosen the box does nothing: its title and the link say why.
 */
export function AddToComparison({ grade, title, addressOf = routes.comparison }: Props) {
  const chosen = useSyncExternalStore(onChosenGrades, chosenGrades, noChosenGrades);
  const { length } = chosen;
  const isChosen = chosen.includes(grade);
  const full = isChosen || length < maxGrades ? undefined : maxGradesInWords;
  const words = isChosen
    ? length > 1 && `Compare ${length} grades`
    : full && `${full}: compare them`;
  return (
    <>
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
      </label>{' '}
      {words && (
        <a className={`${styles.link} no-print`} href={addressOf(chosen)}>
          {words}
        </a>
      )}
    </>
  );
}
