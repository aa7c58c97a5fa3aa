import type { Solution } from '@/lib/calculators/calculator';
import { typeset } from './typeset';
import styles from './workings.module.scss';

/**
 * How the answer was found: the rule with the visitor's numbers, and what to know of it. While values are wrong, the
 * outdated rule keeps its place, paler and marked as that of the previous value.
 */
export const Workings = ({
  answer: { formula, notes = [] },
  isOutdated,
}: {
  answer: Solution;
  isOutdated: boolean;
}) =>
  formula || notes.length > 0 ? (
    <div className={styles.workings} inert={isOutdated}>
      {formula?.split('; ').map((line) => (
        <p key={line}>{typeset(line)}</p>
      ))}
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  ) : null;
