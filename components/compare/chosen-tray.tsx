'use client';

import { chooseGrades } from '@/lib/comparison/chosen-grades';
import * as routes from '@/lib/routing/routes';
import styles from './comparison-tray.module.scss';

/** The grades chosen to be compared, which stays in sight below a list of cards. Loaded when the first is chosen. */
export const ChosenTray = ({
  chosen,
  titles,
}: {
  chosen: readonly string[];
  /** The names of the grades of this page; others are named by their address. */
  titles: Readonly<Record<string, string>>;
}) => (
  <section className={`${styles.tray} no-print`} aria-label="Grades to compare">
    <ul className={styles.grades}>
      {chosen.map((grade) => {
        const title = titles[grade] ?? grade.replace(/^.*\//, '').toUpperCase();
        return (
          <li key={grade}>
            {title}
            <button
              type="button"
              aria-label={`Remove ${title} from the comparison`}
              onClick={() => chooseGrades(chosen.filter((name) => name !== grade))}
            >
              ×
            </button>
          </li>
        );
      })}
    </ul>
    <button type="button" className={styles.clear} onClick={() => chooseGrades([])}>
      Clear
    </button>
    {chosen.length > 1 ? (
      <a className="btn" href={`${routes.compare()}?grades=${chosen.join(',')}`}>
        Compare {chosen.length} grades
      </a>
    ) : (
      <span>Select another to compare</span>
    )}
  </section>
);
