'use client';

import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { setQuery, useQuery } from '@/components/primitives/address-query';
import { figureNames, parseRequirements, type GradeMinimums } from '@/lib/catalog/property-search';
import { splitForms } from '@/lib/catalog/split-forms';
import * as routes from '@/lib/routing/routes';
import styles from './property-finder.module.scss';
import { PropertyResults } from './property-results';

/** The fields of figures, each with a figure as an example of what to enter. */
const fields = {
  yield: { label: 'Yield at least', example: '120' },
  tensile: { label: 'Tensile at least', example: '130' },
  elongation: { label: 'Elongation at least, %', example: '10' },
} as const;

const examples = [
  { title: 'Bar with a yield of 150 ksi or more', query: 'form=bar&yield=150' },
  { title: 'Plate with a tensile strength of 150 ksi or more', query: 'form=plate&tensile=150' },
  { title: 'Sheet with 30 % elongation', query: 'form=sheet&elongation=30' },
];

/**
 * Finds grades by their minimum properties. What is asked for is in the address (`?form=bar&yield=120&unit=ksi`); without a
 * script the whole table is there to be read.
 */
export function PropertyFinder({ grades }: { grades: readonly GradeMinimums[] }) {
  const query = useQuery();
  const { wanted, problems } = parseRequirements(query);
  const forms = [
    ...new Set(grades.flatMap(({ minimums }) => minimums.flatMap((row) => splitForms(row.forms)))),
  ].toSorted();
  const isIdle = query.size === 0;
  const page = useRef<HTMLDivElement>(null);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = [...new FormData(event.currentTarget)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1].trim() !== '',
    );
    flushSync(() => setQuery(new URLSearchParams(answers)));
    page.current?.querySelector<HTMLElement>('[aria-invalid], section[tabindex]')?.focus();
  };
  return (
    <div ref={page}>
      <form
        // A new address fills the fields again.
        key={query.toString()}
        className={`${styles.form} no-print needs-script`}
        action={`${routes.findByProperty()}#results`}
        onSubmit={search}
      >
        <label>
          Form
          <select name="form" defaultValue={wanted.form ?? ''}>
            <option value="">Any form</option>
            {forms.map((form) => (
              <option key={form}>{form}</option>
            ))}
          </select>
        </label>
        {figureNames.map((name) => (
          <label key={name}>
            {fields[name].label}
            <input
              name={name}
              defaultValue={query.get(name) ?? ''}
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={problems.includes(name) || undefined}
              aria-describedby={problems.includes(name) ? `wrong-${name}` : undefined}
            />
            {problems.includes(name) && (
              <strong id={`wrong-${name}`} aria-hidden="true">
                Not a number. Example: {fields[name].example}
              </strong>
            )}
          </label>
        ))}
        <label>
          Unit of strength
          <select name="unit" defaultValue={wanted.unit}>
            <option value="ksi">ksi</option>
            <option value="mpa">MPa</option>
          </select>
        </label>
        <button type="submit" className="btn">
          Find grades
        </button>
      </form>
      <noscript>
        <p>The search needs JavaScript. The table below lists all its data.</p>
      </noscript>
      {isIdle && (
        <div className="prose needs-script no-print">
          <p>Enter what the part needs, or start with one of these.</p>
          <ul>
            {examples.map(({ title, query: example }) => (
              <li key={example} className="link-item">
                <a href={`?${example}`}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <PropertyResults
        grades={grades}
        wanted={wanted}
        isIdle={isIdle}
        hasProblem={problems.length > 0}
      />
    </div>
  );
}
