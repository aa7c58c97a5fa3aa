'use client';

import {
  type FormEvent,
  Fragment,
  memo,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { BasisMark, BasisNote } from '@/components/grade/basis';
import { CapabilityMark, CapabilityNote } from '@/components/grade/capability';
import { FactTable } from '@/components/grade/fact-table';
import { StrengthCells, StrengthHeads } from '@/components/grade/strength';
import tables from '@/components/grade/tables.module.scss';
import { setQuery, useQuery } from '@/components/primitives/address-query';
import { useDeferredAddress } from '@/components/primitives/address-store';
import { listWithoutKeys } from '@/components/primitives/in-place';
import {
  askedStrength,
  byGrade,
  figureNames,
  findByProperty,
  formWords,
  parsePropertyQuery,
  type PropertyFigures,
} from '@/lib/catalog/property-search';
import { maxGrades } from '@/lib/comparison/chosen-grades';
import { opensElsewhere } from '@/components/primitives/page-link';
import { sizeRange } from '@/lib/catalog/size-range';
import * as routes from '@/lib/routing/routes';
import { counted } from '@/lib/site/counted';
import styles from './property-finder.module.scss';

const labels = {
  tensile: 'Tensile at least',
  yield: 'Yield at least',
  elongation: 'Elongation at least,\u00A0%',
  density: 'Density at most, lb/in³',
  size: 'Size, in',
} as const;

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

const caption = 'Minimum properties at room temperature, by specification, condition and size';

interface Listed {
  rows: readonly PropertyFigures[];
  metals: readonly { slug: string; name: string }[];
}

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
  const later = useDeferredAddress(address);
  const { forms, wanted, problems } = useMemo(
    () => readAsked(address, rows, metals),
    [address, rows, metals],
  );
  const results = useRef<HTMLElement>(null);
  const isAsked = useRef(false);
  const show = (next: URLSearchParams) => {
    isAsked.current = true;
    setQuery(next);
  };
  // What is found gets the focus, and on a phone, where the form fills the screen, comes into sight; or else the field
  // that has to be corrected.
  useEffect(() => {
    if (!isAsked.current || !results.current || later !== address) return;
    isAsked.current = false;
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
  const isIdle = later === '';

  return (
    <>
      <form
        key={fields.key}
        className={`${styles.form} no-print needs-script`}
        action={`${routes.findByProperty()}#results`}
        onSubmit={search}
      >
        {figureNames.map((name) => (
          <Fragment key={name}>
            <label>
              {labels[name]}
              <input
                name={name}
                defaultValue={query.get(name) ?? ''}
                // A size may have a space and a slash, which a decimal keypad lacks.
                inputMode={name === 'size' ? 'text' : 'decimal'}
                placeholder={name === 'size' ? '2.5 or 2 1/2' : undefined}
                autoComplete="off"
                aria-invalid={problems.includes(name) || undefined}
                aria-describedby={problems.includes(name) ? `wrong-${name}` : undefined}
              />
              {problems.includes(name) && (
                <strong id={`wrong-${name}`} aria-hidden="true">
                  {name === 'size' ? 'Not a size' : 'Not a number'}
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
          <input name="spec" defaultValue={wanted.spec ?? ''} autoComplete="off" />
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
      <Results ref={results} rows={rows} metals={metals} asked={later} />
    </>
  );
}

/** The requirements in an address, as far as they are listed. */
function readAsked(query: string, rows: Listed['rows'], metals: Listed['metals']) {
  const { wanted: asked, problems } = parsePropertyQuery(new URLSearchParams(query));
  const forms = [...new Set(rows.flatMap((row) => formWords(row.forms)))].toSorted();
  const wanted = {
    ...asked,
    metal: metals.find(({ slug }) => slug === asked.metal)?.slug ?? null,
    form: forms.find((form) => form === asked.form) ?? null,
  };
  const unlisted = (['metal', 'form'] as const)
    .filter((name) => wanted[name] !== asked[name])
    .map((name) => asked[name]);
  return { forms, wanted, problems, unlisted };
}

/** What is found, or what to correct. */
function inWords(
  asked: string,
  { wanted, problems }: ReturnType<typeof readAsked>,
  grades: number,
  rows: number,
) {
  if (problems.includes('size')) return 'Enter the size in inches, as 2.5 or 2-1/2, or as 63.5 mm.';
  if (problems.length > 0) return 'Correct the marked field to see grades.';
  if (rows === 0) return 'No grade on our list has specification minimums that meet this.';
  const by = askedStrength(wanted);
  return [
    `${counted(grades, 'grade')} in ${counted(rows, 'row')}`,
    ...(wanted.size !== null && Number(new URLSearchParams(asked).get('size')) !== wanted.size
      ? [`size ${wanted.size} in`]
      : []),
    ...(by && rows > 1 ? [`lowest ${by} first`] : []),
  ].join(', ');
}

/** The rows that answer a query, those of a grade together. Not rendered again with the form: a press is shown before hundreds of rows. */
const Results = memo(function Results({
  rows,
  metals,
  asked,
  ref,
}: Listed & { asked: string; ref: Ref<HTMLElement> }) {
  const read = readAsked(asked, rows, metals);
  const { wanted, problems, unlisted } = read;
  const isIdle = asked === '';
  const isUnclear = problems.length > 0;
  const found = isUnclear ? [] : findByProperty(rows, wanted);
  const by = askedStrength(wanted);
  const grades = byGrade(found);
  return (
    <section
      ref={ref}
      id="results"
      aria-label="Results"
      tabIndex={-1}
      data-unit={wanted.unit}
      className={`${styles.results}${isIdle ? ` ${styles.idle}` : ''}`}
    >
      <p>
        <output>{inWords(asked, read, grades.length, found.length)}</output>
        {grades.length > 1 && grades.length <= maxGrades && (
          <>
            {'. '}
            <a href={`${routes.compare()}?grades=${grades.map(([row]) => row!.grade).join(',')}`}>
              Compare these {grades.length} grades
            </a>
          </>
        )}
      </p>
      {unlisted.length > 0 && (
        <p role="alert">Not on our list, so not used in the search: {unlisted.join(', ')}.</p>
      )}
      {found.length === 0 ? (
        !isUnclear && (
          <p>
            Change a value, or <a href={routes.contact()}>ask us</a>: we source to order.
          </p>
        )
      ) : (
        <>
          <FactTable
            caption={caption}
            className={styles.table}
            head={
              <>
                <th scope="col">Grade</th>
                <th scope="col">Specification and condition</th>
                <th scope="col">Form</th>
                <th scope="col">Size, in</th>
                <StrengthHeads isSorted={by === 'tensile'}>Tensile</StrengthHeads>
                <StrengthHeads isSorted={by === 'yield'}>Yield</StrengthHeads>
                <th scope="col">Elong., %</th>
                <th scope="col">
                  <span>Density, </span>lb/in³
                </th>
              </>
            }
          >
            {grades.map((ofGrade) => (
              <GradeRows key={ofGrade[0]!.grade} rows={ofGrade} />
            ))}
          </FactTable>
          <div className={styles.capability}>
            <CapabilityNote isCapability={found.some(({ isCapability }) => isCapability)} />
          </div>
          <BasisNote facts={found.filter(({ spec }) => spec !== null)} />
          <p className={tables.legend}>
            {!found.every(sizeRange) && 'Where no size is given, no size limit is on record. '}
            Specification minimums at room temperature, for comparison and quotes. Not design
            values. A grade without figures here may still fit:{' '}
            <a href={routes.contact()}>ask us</a>.
          </p>
        </>
      )}
    </section>
  );
});

/** The first row of a grade, with a button that opens the others. Without a script all are there. */
function GradeRows({ rows }: { rows: readonly PropertyFigures[] }) {
  const [isOpen, setOpen] = useState(false);
  const more = rows.length - 1;
  const words = isOpen ? 'Show less' : `+${more} more`;
  return (
    <tbody className={isOpen ? undefined : styles.closed}>
      {listWithoutKeys(rows, (row, i) => (
        <Row row={row}>
          {i === 0 && more > 0 && (
            <button
              type="button"
              className={`${styles.more} needs-script no-print`}
              aria-expanded={isOpen}
              aria-label={`${words} of ${row.title}`}
              onClick={() => setOpen(!isOpen)}
            >
              {words}
            </button>
          )}
        </Row>
      ))}
    </tbody>
  );
}

const Row = ({ row, children }: { row: PropertyFigures; children: ReactNode }) => (
  <tr data-capability={row.isCapability || undefined}>
    <th scope="row">
      <a href={row.path}>{row.title}</a>
    </th>
    <td>
      {row.spec ?? '–'}
      {row.spec !== null && <BasisMark basis={row.basis} />}
      {row.condition && `, ${row.condition}`}
      <CapabilityMark isCapability={row.isCapability} />
      {children && <> {children}</>}
    </td>
    <td>{row.forms ?? '–'}</td>
    <td>{sizeRange(row)}</td>
    <StrengthCells value={row.tensile} />
    <StrengthCells value={row.yield} />
    <td>{row.elongation ?? '–'}</td>
    <td>{row.density?.toFixed(3) ?? '–'}</td>
  </tr>
);
