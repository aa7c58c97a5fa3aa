import type { Basis } from '@/content-schemas/grade-facts';
import styles from './basis.module.scss';

export const isUnread = ({ basis }: { basis: Basis }) => basis !== 'seen';

/** Marks a fact that was not read in a source (decision 26). A `BasisNote` of the page explains it. */
export const BasisMark = (fact: { basis: Basis }) =>
  isUnread(fact) && <span className={styles.mark}>†</span>;

/** Explains † once for a page, if any of its facts has it, and that the others are from a published source. */
export function BasisNote({ facts }: { facts: readonly { basis: Basis }[] }) {
  const isMarked = facts.some(isUnread);
  const isRead = !facts.every(isUnread);
  if (!isMarked) return null;
  return (
    <p className={styles.note}>
      {`† Not checked against the current revision.${isRead ? ' Without †: from a published source.' : ''}`}
    </p>
  );
}
