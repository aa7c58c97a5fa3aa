import type { ReactNode } from 'react';
import type { Solution } from '@/lib/calculators/calculator';
import { typeset } from './typeset';
import styles from './workings.module.scss';

/**
 * How the answer was found: the rule with the visitor's numbers, and what to know of it. While values are wrong, the
 * outdated rule is hidden and keeps its place. What is said of an outdated table below it stands there.
 */
export const Workings = ({
  answer: { formula, notes = [] },
  isOutdated,
  children,
}: {
  answer: Solution;
  isOutdated: boolean;
  children: ReactNode;
}) =>
  formula || notes.length > 0 ? (
    <div className={styles.workings} inert={isOutdated}>
      {children}
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
