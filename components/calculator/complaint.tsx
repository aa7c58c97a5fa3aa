import type { Problem } from '@/lib/calculators/calculator';
import styles from './complaint.module.scss';
import { typeset } from './typeset';

/** What is wrong with an entry and why or, where that is not plain, how to write it. */
export function Complaint({
  problem: { message, hint, cause = hint, link },
}: {
  problem: Problem;
}) {
  return (
    <>
      <strong className={styles.problem}>{message}</strong>
      {cause && <span>{typeset(cause)}</span>}
      {link && (
        <a className={styles.link} href={link.href}>
          {link.text}
        </a>
      )}
    </>
  );
}
