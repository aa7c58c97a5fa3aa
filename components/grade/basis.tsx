import type { Basis } from '@/content-schemas/grade-facts';
import styles from './basis.module.scss';

/** Marks a fact that was not read in a source (decision 26). `BasisNote` under the table explains it. */
export const BasisMark = ({ basis }: { basis: Basis }) =>
  basis !== 'seen' && <span className={styles.mark}>†</span>;

/** Explains † if any fact has it, and that the other facts beside it are from a published source. */
export function BasisNote({ facts }: { facts: readonly { basis: Basis }[] }) {
  const isMarked = facts.some(({ basis }) => basis !== 'seen');
  const isRead = facts.some(({ basis }) => basis === 'seen');
  if (!isMarked) return null;
  return (
    <p className={styles.note}>
      {`† Not checked against the current revision.${isRead ? ' Without †: from a published source.' : ''}`}
    </p>
  );
}
