import type { Basis } from '@/content-schemas/grade-facts';
import styles from './basis.module.scss';

export const isUnread = ({ basis }: { basis: Basis }) => basis !== 'seen';

/** Marks a fact that was not read in a source (decision 26). A `BasisNote` of the page explains it. */
export const BasisMark = (fact: { basis: Basis }) =>
  isUnread(fact) && <span className={styles.mark}>†</span>;

/** Explains † once for a page, if any of its facts has it. */
export const BasisNote = ({ facts }: { facts: readonly { basis: Basis }[] }) =>
  facts.some(isUnread) && (
    <p className={styles.note}>† Not confirmed in a published source. Ask before you order.</p>
  );
