import type { Problem } from '@/lib/calculators/calculator';
import styles from './complaint.module.scss';
import { typeset } from './typeset';

/** What is wrong with an entry, why, and how to write it. */
export const Complaint = ({ problem: { message, cause, hint, link } }: { problem: Problem }) => (
  <>
    <strong className={styles.problem}>{message}</strong>
    {cause && <span className={styles.hint}>{cause}</span>}
    {hint && <span className={styles.hint}>{typeset(hint)}</span>}
    {link && (
      <a className={styles.link} href={link.href}>
        {link.text}
      </a>
    )}
  </>
);
