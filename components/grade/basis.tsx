import type { Basis } from '@/content-schemas/grade-facts';
import styles from './basis.module.scss';

/** Marks a fact that was not read in a source (decision 26). `BasisNote` under the table explains it. */
export const BasisMark = ({ basis }: { basis: Basis }) =>
  basis !== 'seen' && <span className={styles.mark}>†</span>;

/** Explains † if any fact has it, and that the other facts are from a published source. */
export function BasisNote({ facts }: { facts: readonly { basis: Basis }[] }) {
  const isMarked = facts.some(({ basis }) => basis !== 'seen');
  const isRead = facts.some(({ basis }) => basis === 'seen');
  return (
    <p className={styles.note}>
      {[
        isMarked && '† Typical of the specification: check the current revision.',
        isRead && (isMarked ? 'Without †: from a published source.' : 'From a published source.'),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
