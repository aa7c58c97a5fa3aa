'use client';

import { BrowserCache } from '@/components/browser-cache/browser-cache';
import { chooseGrades, maxGrades, maxGradesInWords } from '@/lib/comparison/chosen-grades';
import { isComparedGrade } from '@/lib/comparison/comparison';
import * as routes from '@/lib/routing/routes';
import { useComparedGrade } from './compared-grade';
import styles from './comparison-tray.module.scss';

interface Props {
  chosen: readonly string[];
  /** The titles of this page's grades by key; those of others are fetched. */
  titles: Readonly<Record<string, string>>;
}

/**
 * The grades chosen for the comparison, in a bar that stays visible below a list of cards. Loaded when the first is
 * chosen.
 */
export const ChosenTray = ({ chosen, titles }: Props) => (
  <BrowserCache isData={isComparedGrade}>
    <section className={`${styles.tray} no-print`} aria-label="Grades to compare">
      <ul className={styles.grades}>
        {chosen.map((grade) => (
          <Chosen
            key={grade}
            grade={grade}
            title={titles[grade]}
            onRemove={() => chooseGrades(chosen.filter((name) => name !== grade))}
          />
        ))}
      </ul>
      <button type="button" className={styles.clear} onClick={() => chooseGrades([])}>
        Clear
      </button>
      <output className={styles.note}>
        {chosen.length < 2 && 'Select another to compare'}
        {chosen.length >= maxGrades && maxGradesInWords}
      </output>
      {chosen.length > 1 && (
        <a className="btn" href={routes.comparison(chosen)}>
          Compare {chosen.length} grades
        </a>
      )}
    </section>
  </BrowserCache>
);

/** A chosen grade. The title of one that this page does not list is fetched; until it arrives, the slug is shown. */
function Chosen({
  grade,
  title,
  onRemove,
}: {
  grade: string;
  title: string | undefined;
  onRemove: () => void;
}) {
  const { data } = useComparedGrade(title === undefined ? grade : undefined);
  const name = title ?? data?.title ?? grade.replace(/^.*\//, '').toUpperCase();
  return (
    <li>
      <span>{name}</span>
      <button type="button" aria-label={`Remove ${name} from the comparison`} onClick={onRemove}>
        ×
      </button>
    </li>
  );
}
