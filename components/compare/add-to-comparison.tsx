'use client';

import { chooseGrades, maxGrades, maxGradesInWords } from '@/lib/comparison/chosen-grades';
import styles from './add-to-comparison.module.scss';
import { useChosenGrades } from './use-chosen-grades';

/** A checkbox that adds a grade to the comparison. While four others are chosen it does nothing; its title says why. */
export function AddToComparison({ grade, title }: { grade: string; title: string }) {
  const chosen = useChosenGrades();
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
        Compare<span className="visually-hidden">{` ${title}`}</span>
      </label>
    </span>
  );
}
