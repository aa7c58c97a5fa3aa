'use client';

import {
  type FormEvent,
  Fragment,
  type MouseEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { setQuery, useQuery } from '@/components/primitives/address-query';
import { useDeferredAddress } from '@/components/primitives/address-store';
import { opensElsewhere } from '@/components/primitives/opens-elsewhere';
import { figureNames } from '@/lib/catalog/property-search';
import * as routes from '@/lib/routing/routes';
import styles from './property-finder.module.scss';
import { PropertyResults } from './property-results';
import { readRequirements, type Listed, type Requirements } from './requirements';

const labels = {
  tensile: 'Tensile at least',
  yield: 'Yield at least',
  elongation: 'Elongation at least,\u00A0%',
  density: 'Density at most, lb/in³',
  size: 'Diameter or thickness, in',
} as const;

/** What the message below a wrong entry shows. */
const entries = {
  tensile: '130',
  yield: '120',
  elongation: '10',
  density: '0.16',
  size: '2.5, 2-1/2 or 63.5\u00A0mm',
} as const;

const complaint = (name: keyof typeof entries, typed: string | null) =>
  name === 'size'
    ? 'Not a size.'
    : /^\s*[-\u2212]\s*[\d.]+\s*$/.test(typed ?? '')
      ? 'Enter zero or more.'
      : 'Not a number.';

/** What is asked for, in the words of the fields: "Yield at least 150 ksi · Form: bar". */
const askedOf = (
  { unit, metal, form, spec, ...wanted }: Requirements['wanted'],
  metals: Listed['metals'],
) =>
  [
    ...figureNames.map((name) => {
      const [words, figureUnit = unit === 'mpa' ? 'MPa' : unit] = labels[name].split(/,\s/);
      return wanted[name] !== null && `${words} ${wanted[name]} ${figureUnit}`;
    }),
    metals.find(({ slug }) => slug === metal)?.name,
    form && `Form: ${form}`,
    spec,
  ]
    .filter(Boolean)
    .join(' · ') || 'All grades';

/** Their unit stands beside the strengths. */
const lastStrength = 'yield';

/** Searches to begin with, which show what can be asked. */
const examples = [
  { title: 'Bar with a yield of 150 ksi or more', query: 'yield=150&form=bar' },
  { title: 'Titanium sheet, annealed', query: 'metal=titanium&form=sheet&spec=annealed' },
  { title: 'Nickel with 30 % elongation', query: 'metal=nickel&elongation=30' },
  { title: 'Lighter than 0.17 lb/in³, tensile from 130 ksi', query: 'tensile=130&density=0.17' },
  { title: 'Show all grades', query: 'all=1' },
];

/**
 * Minimum properties of all grades, narrowed by what an engineer needs. That is in the address
 * (`?yield=120&unit=ksi&form=bar`); without a script the whole table is there to be read.
 */
export function PropertyFinder({ rows, metals }: Listed) {
  const query = useQuery();
  // A new address fills the fields again; the address of their own submission leaves them, and the focus, as they are.
  const [fields, setFields] = useState({ key: '', query: '' });
  const address = query.toString();
  if (fields.query !== address) setFields({ key: address, query: address });
  const deferredQuery = useDeferredAddress(address);
  const { forms, wanted, problems } = useMemo(
    () => readRequirements(address, { rows, metals }),
    [address, rows, metals],
  );
  // On a phone the form would fill the screen above its answer: a line stands for it until it is opened again.
  const [openAt, setOpenAt] = useState('');
  const isAnswered = address !== '' && problems.length === 0;
  const isFolded = isAnswered && openAt !== address;
  const results = useRef<HTMLElement>(null);
  /** The query was changed here, so the results take the focus. */
  const isSubmitted = useRef(false);
  const show = (next: URLSearchParams) => {
    isSubmitted.current = true;
    setQuery(next);
  };
  // What is found gets the focus, and on a phone, where the form fills the screen, comes into sight; or else the field
  // that has to be corrected.
  useEffect(() => {
    if (!isSubmitted.current || !results.current || deferredQuery !== address) return;
    isSubmitted.current = false;
    const wrong = results.current.parentElement?.querySelector<HTMLElement>('form [aria-invalid]');
    if (wrong) return wrong.focus();
    results.current.focus({ preventScroll: true });
    if (results.current.getBoundingClientRect().top > innerHeight / 2)
      results.current.scrollIntoView();
  });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(
      (field): field is [string, string] =>
        typeof field[1] === 'string' && field[1].trim() !== '' && field.join() !== 'unit,ksi',
    );
    const next = new URLSearchParams(given);
    setFields({ ...fields, query: next.toString() });
    show(next);
  };
  const open = (event: MouseEvent, example: string) => {
    if (opensElsewhere(event.nativeEvent)) return;
    event.preventDefault();
    show(new URLSearchParams(example));
  };
  const isIdle = deferredQuery === '';

  return (
    <>
      {isAnswered && (
        <button
          type="button"
          className={`${styles.asked} no-print`}
          aria-expanded={!isFolded}
          onClick={() => setOpenAt(isFolded ? address : '')}
        >
          {askedOf(wanted, metals)} <u>{isFolded ? 'Change' : 'Close'}</u>
        </button>
      )}
      <form
        key={fields.key}
        className={`${styles.form}${isFolded ? ` ${styles.folded}` : ''} no-print needs-script`}
        action={`${routes.findByProperty()}#results`}
        onSubmit={search}
      >
        {figureNames.map((name) => (
          <Fragment key={name}>
            <label>
              {labels[name]}
              <input
                id={`need-${name}`}
                name={name}
                defaultValue={query.get(name) ?? ''}
                // A size may have a space and a slash, which a decimal keypad lacks.
                inputMode={name === 'size' ? 'text' : 'decimal'}
                placeholder={name === 'size' ? 'e.g. 2-1/2' : undefined}
                autoComplete="off"
                aria-invalid={problems.includes(name) || undefined}
                aria-describedby={problems.includes(name) ? `wrong-${name}` : undefined}
              />
              {problems.includes(name) && (
                <strong id={`wrong-${name}`} aria-hidden="true">
                  {complaint(name, query.get(name))} Example: {entries[name]}
                </strong>
              )}
            </label>
            {name === lastStrength && (
              <label>
                Unit of strength
                <select name="unit" defaultValue={wanted.unit}>
                  <option value="ksi">ksi</option>
                  <option value="mpa">MPa</option>
                </select>
              </label>
            )}
          </Fragment>
        ))}
        <label>
          Metal
          <select name="metal" defaultValue={wanted.metal ?? ''}>
            <option value="">Any metal</option>
            {metals.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Form
          <select name="form" defaultValue={wanted.form ?? ''}>
            <option value="">Any form</option>
            {forms.map((form) => (
              <option key={form}>{form}</option>
            ))}
          </select>
        </label>
        <label>
          Specification or condition
          <input
            name="spec"
            defaultValue={wanted.spec ?? ''}
            placeholder="e.g. AMS 5643"
            autoComplete="off"
          />
        </label>
        <span className={styles.actions}>
          <button type="submit" className="btn">
            Find grades
          </button>
          {!isIdle && <a href={routes.findByProperty()}>Clear</a>}
        </span>
      </form>
      <noscript>
        <p>The search needs JavaScript. The table below lists all its data.</p>
      </noscript>
      {isIdle && (
        <section className="needs-script no-print" aria-labelledby="begin">
          <h2 id="begin" className={styles.begin}>
            Enter what the part needs, or start with one of these
          </h2>
          <ul className={styles.examples}>
            {examples.map(({ title, query: example }) => (
              <li key={example}>
                <a href={`?${example}`} data-here="" onClick={(event) => open(event, example)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PropertyResults ref={results} rows={rows} metals={metals} query={deferredQuery} />
    </>
  );
}
