import type { Reference } from '@/content-schemas/grade';
import type { Metal } from '@/lib/catalog/metals';
import { type CardGrade, GradeCard } from './grade-card';
import styles from './grade-list.module.scss';

/** Grades that come in a form as cards, in the order given. */
export function GradeList({
  metal,
  form,
  grades,
}: {
  metal: Metal;
  form: Reference;
  grades: readonly CardGrade[];
}) {
  return (
    <ul className={styles.cards}>
      {grades.map((grade) => (
        <li key={grade.slug}>
          <GradeCard metal={metal} grade={grade} form={form} />
        </li>
      ))}
    </ul>
  );
}
