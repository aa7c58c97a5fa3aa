import type { Metal } from '@/lib/catalog/metals';
import { type CardGrade, GradeCard } from './grade-card';
import styles from './grade-list.module.scss';

/** Grades as cards, in the order given. */
export function GradeList({ metal, grades }: { metal: Metal; grades: readonly CardGrade[] }) {
  return (
    <ul className={styles.cards}>
      {grades.map((grade) => (
        <li key={grade.slug}>
          <GradeCard metal={metal} grade={grade} />
        </li>
      ))}
    </ul>
  );
}
