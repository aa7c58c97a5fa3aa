import type { Basis } from '@/content-schemas/grade-facts';
import styles from './basis.module.scss';

export const isUnread = ({ basis }: { basis: Basis }) => basis !== 'seen';

/**
 * Marks a fact that was not read in a source (decision 26). A `BasisNote` below the table explains it. Where it is true of
 * all rows of a grade's table, the mark is in the heading or the caption instead: on each row it would tell none apart.
 */
export const BasisMark = (fact: { basis: Basis }) =>
  isUnread(fact) && <span className={styles.mark}>†</span>;

/** Explains †, if any of the facts above it has it. */
export const BasisNote = ({ facts }: { facts: readonly { basis: Basis }[] }) =>
  facts.some(isUnread) && (
    <p className={styles.note}>† Not confirmed in a published source. Ask before you order.</p>
  );
