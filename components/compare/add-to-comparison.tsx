'use client';

import { useSyncExternalStore } from 'react';
import { chosenGrades, maxGrades } from '@/lib/comparison/chosen-grades';
import * as routes from '@/lib/routing/routes';
import styles from './add-to-comparison.module.scss';

interface Props {
  grade: string;
  title: string;
  /** The address of the comparison of these grades. */
  addressOf?: typeof routes.comparison;
  /** Not one of a list: the reason why its box does nothing has room beside it. */
  isAlone?: boolean;
}

/**
 * A checkbox that adds a grade to the comparison. Its word is the link to it once this grade and another are chosen, so
 * that a list does not move. While four others are chosen the box does nothing, and its title says why.
 */
export function AddToComparison({ grade, title, isAlone, addressOf = routes.comparison }: Props) {
  const { subscribe, read, empty, write } = chosenGrades;
  const chosen = useSyncExternalStore(subscribe, read, empty);
  const isChosen = chosen.includes(grade);
  const isLinked = isChosen && chosen.length > 1;
  const full = isChosen || chosen.length < maxGrades ? undefined : 'Four grades at most';
  /** A list says the reason in the place of the word, a page in the link below. */
  const isBlocked = full && !isAlone;
  return (
    <span className={`${styles.compare} no-print needs-script`}>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          aria-disabled={full && true}
          title={full}
          onChange={() =>
            write(isChosen ? chosen.filter((name) => name !== grade) : [...chosen, grade])
          }
        />
        <span className={isLinked || isBlocked ? 'visually-hidden' : undefined}>Compare</span>
        {isBlocked && <span aria-hidden="true">4 at most</span>}
        <span className="visually-hidden">{` ${title}`}</span>
      </label>
      {isLinked && (
        <a href={addressOf(chosen)}>
          Compare {chosen.length}
          <span className="visually-hidden"> grades</span>
        </a>
      )}
      {full && isAlone && <a href={addressOf(chosen)}>{full}: compare them</a>}
    </span>
  );
}
