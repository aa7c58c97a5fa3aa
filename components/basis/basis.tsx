import type { Grade } from '@/content-schemas/grade';
import type { Basis } from '@/content-schemas/grade-facts';
import styles from './basis.module.scss';

export const isUnread = ({ basis }: { basis: Basis }) => basis !== 'seen';

/**
 * Marks a fact that was not read in a source (decision 26). A `BasisNote` below the table explains it. Where it is true of
 * all rows of a grade's table, the mark is in the heading or the caption instead: on each row it would tell none apart.
 */
export const BasisMark = (fact: { basis: Basis }) =>
  isUnread(fact) && <span className={styles.mark}>†</span>;

/** The facts of a grade's chemistry that have a basis: where its limits are from, and those of its variants. */
export const chemistryFacts = ({
  chemistry,
  chemistrySource,
  variants,
}: Pick<Grade, 'chemistry' | 'chemistrySource' | 'variants'>) => [
  ...(chemistry && chemistrySource.spec ? [chemistrySource] : []),
  ...variants.filter(({ from }) => from),
];

/** In place of the note where a table above has it and others stand between. */
export const explainedAbove = '† As above: not confirmed.';

/**
 * Explains †, if any of the facts above it has it. Of a grade's short tables (`PairedSections`) the first that has it
 * explains it for those after it.
 */
export const BasisNote = ({ facts }: { facts: readonly { basis: Basis }[] }) =>
  facts.some(isUnread) && (
    <p className={styles.note}>† Not confirmed in a published source. Ask before you order.</p>
  );
