import type { ReactNode } from 'react';
import type { Grade } from '@/content-schemas/grade';
import type { Basis } from '@/content-schemas/grade-facts';
import { isUnread } from '@/lib/catalog/basis';
import styles from './basis.module.scss';

/** Marks a fact in doubt: one that was not read in a source (decision 26). A `BasisSentence` or a `BasisNote` explains it. */
export const BasisMark = (fact: { basis: Basis }) =>
  isUnread(fact) && <span className={styles.mark}>†</span>;

/** Explains †, where any fact beside it has it. */
export const BasisNote = ({ isMarked }: { isMarked: boolean }) =>
  isMarked && (
    <p className={`${styles.note} beneath`}>
      † Not confirmed in a published source. Ask before you order.
    </p>
  );

/** How far the facts of grades can be relied on: one sentence at the head of a page, where editors wrote such facts. */
export function BasisSentence({
  grades,
  isMarked,
  children,
}: {
  grades: readonly Pick<Grade, 'properties' | 'heatTreatments'>[];
  isMarked: boolean;
  /** What else the paragraph says. */
  children?: ReactNode;
}) {
  const hasFacts = grades.some(
    ({ properties, heatTreatments }) => properties.length + heatTreatments.length > 0,
  );
  return (
    (hasFacts || isMarked || children) && (
      <p className={styles.note}>
        {hasFacts && 'Check minimums, chemistry and cycles against your revision. '}
        {isMarked && '† Not confirmed in a published source. '}
        {children}
      </p>
    )
  );
}
