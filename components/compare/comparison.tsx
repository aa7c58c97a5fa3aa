'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { setQuery, useQuery } from '@/components/primitives/address-query';
import {
  chooseGrades,
  gradesIn,
  maxGrades,
  maxGradesInWords,
} from '@/lib/comparison/chosen-grades';
import * as routes from '@/lib/routing/routes';
// The styles of the table come with the page. When a style sheet is added later, the browser checks the fonts again: one
// that was too late for the first paint (`font-display: optional`) then replaces its fallback, and the header moves.
import '@/components/copy/copyable.module.scss';
import './comparison-table.module.scss';
import styles from './comparison.module.scss';

const ComparedGrades = lazy(async () => ({
  default: (await import('./compared-grades')).ComparedGrades,
}));

/** Grades that can be compared, under the name of their metal. */
interface Choice {
  metal: string;
  grades: readonly { key: string; title: string }[];
  /** Where the metal has more grades than are listed: how the keys of the others begin, `titanium/`. */
  others?: string | null;
}

/** Says that a grade of the address is not here, and offers the one with a similar name. */
const Unknown = ({
  name,
  similar,
  onAdd,
}: {
  name: string;
  similar: Choice['grades'][number] | undefined;
  onAdd: (key: string) => void;
}) => (
  <p className={styles.unknown}>
    {`No grade “${name.split('/')[1]}” found.${similar ? ' Did you mean this one?' : ''}`}
    {similar && (
      <button type="button" className="btn btn-quiet" onClick={() => onAdd(similar.key)}>
        {`Add ${similar.title}`}
      </button>
    )}
  </p>
);

/** Compares the grades in the address, up to four: `?grades=titanium/6al-4v,nickel/inconel-718`. */
export function Comparison({
  choices,
  children,
}: {
  choices: readonly Choice[];
  /** Shown until grades are chosen: where to begin. */
  children?: ReactNode;
}) {
  const known = new Set(choices.flatMap(({ grades }) => grades.map(({ key }) => key)));
  const isKnown = (key: string) =>
    known.has(key) || choices.some(({ others }) => others && key.startsWith(others));
  const asked = gradesIn(useQuery().get('grades'));
  const compared = asked.filter(isKnown);
  const unknown = asked.filter((key) => !isKnown(key));
  /** The first grade of the same metal whose address begins so: 17-4 PH for `stainless-steel/17-4`. */
  const similarTo = (key: string) =>
    choices.flatMap(({ grades }) => grades).find((grade) => grade.key.startsWith(`${key}-`));
  const show = (grades: readonly string[]) => {
    chooseGrades(grades);
    setQuery(new URLSearchParams(grades.length > 0 ? { grades: grades.join(',') } : {}));
  };
  return (
    <>
      <form className={`${styles.pick} no-print needs-script`} action={routes.compare()}>
        <label htmlFor="add-grade">Add a grade</label>
        <select
          id="add-grade"
          value=""
          disabled={compared.length >= maxGrades}
          onChange={({ currentTarget }) => show([...compared, currentTarget.value])}
        >
          <option value="" disabled>
            {compared.length >= maxGrades ? maxGradesInWords : 'Choose…'}
          </option>
          {choices.map(({ metal, grades }) => (
            <optgroup key={metal} label={metal}>
              {grades.map(({ key, title }) => (
                <option key={key} value={key} disabled={compared.includes(key)}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </form>
      {unknown.map((key) => (
        <Unknown
          key={key}
          name={key}
          similar={similarTo(key)}
          onAdd={(to) => show([...compared, to])}
        />
      ))}
      {compared.length === 0 && (
        <div className="needs-script">
          <p>Choose two to four grades to see them side by side.</p>
          {children}
        </div>
      )}
      {compared.length > 0 && (
        <div className={styles.compared}>
          <Suspense fallback={<output>Loading grades</output>}>
            <ComparedGrades
              grades={compared}
              onRemove={(grade) => show(compared.filter((name) => name !== grade))}
            />
          </Suspense>
        </div>
      )}
    </>
  );
}
