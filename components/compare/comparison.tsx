'use client';

import { type ReactNode, type Ref, useRef } from 'react';
import { flushSync } from 'react-dom';
import { setQuery, useQuery } from '@/components/primitives/address-store';
import { chosenGrades, gradesIn, maxGrades } from '@/lib/comparison/chosen-grades';
import * as routes from '@/lib/routing/routes';
import { counted } from '@/lib/site/counted';
import { ComparedGrades } from './comparison-table';
import styles from './comparison.module.scss';

interface Choice {
  metal: string;
  grades: readonly { key: string; title: string }[];
}

/** Compares the grades in the address, up to four: `?grades=titanium/6al-4v,nickel/inconel-718`. */
export function Comparison({
  choices,
  children,
}: {
  choices: readonly Choice[];
  children?: ReactNode;
}) {
  const compared = gradesIn(useQuery().get('grades'));
  const isStart = compared.length === 0;
  const first = useRef<HTMLSelectElement>(null);
  const show = (grades: readonly string[]) => {
    chosenGrades.write(grades);
    // What else the address has are the conditions that are compared.
    const query = new URLSearchParams(grades.length > 0 ? location.search : '');
    if (grades.length > 0) query.set('grades', grades.join(','));
    setQuery(query);
  };
  return (
    <>
      <output className="visually-hidden">
        {!isStart && `${counted(compared.length, 'grade')} compared`}
      </output>
      {isStart && (
        <p className="lede no-print needs-script">
          Choose two to four grades to see their minimums, chemistry, density and forms side by
          side, or type <a href={routes.search('17-4 vs 15-5')}>17-4 vs 15-5</a> into the search.
        </p>
      )}
      <div className={isStart ? 'beneath' : styles.compared}>
        <form
          hidden={compared.length >= maxGrades}
          className={`${styles.pick} no-print needs-script`}
          action={routes.compare()}
          onSubmit={(event) => {
            event.preventDefault();
            show([...compared, ...new FormData(event.currentTarget).getAll('grades').map(String)]);
            event.currentTarget.reset();
          }}
        >
          <GradeField
            ref={first}
            label={isStart ? 'First grade' : 'Add a grade'}
            choices={choices}
            compared={compared}
          />
          {isStart && <GradeField label="Second grade" choices={choices} compared={compared} />}
          <button type="submit" className={isStart ? 'btn' : 'btn btn-quiet'}>
            {isStart ? 'Compare' : 'Add'}
          </button>
        </form>
        {isStart ? (
          <div className="no-print needs-script">{children}</div>
        ) : (
          <ComparedGrades
            grades={compared}
            onRemove={(grade) => {
              // The list is away while there are four. The button that had the focus is another grade's now.
              flushSync(() => show(compared.filter((name) => name !== grade)));
              first.current?.focus();
            }}
          />
        )}
      </div>
    </>
  );
}

interface GradeFieldProps {
  label: string;
  choices: readonly Choice[];
  compared: readonly string[];
  ref?: Ref<HTMLSelectElement>;
}

function GradeField({ label, choices, compared, ref }: GradeFieldProps) {
  return (
    <label>
      {label}
      <select ref={ref} name="grades" defaultValue="" required>
        <option value="" disabled>
          Choose…
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
    </label>
  );
}
