'use client';

import { type FormEvent, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { BasisMark, BasisNote } from '@/components/basis/basis';
import notes from '@/components/basis/basis.module.scss';
import { CapabilityMark, CapabilityNote } from '@/components/grade/capability';
import { setQuery, useQuery } from '@/components/primitives/address-store';
import { type Column, DataTable } from '@/components/tables/data-table';
import {
  figureNames,
  findByProperty,
  type FoundGrade,
  type GradeMinimums,
  parseRequirements,
  sortedBy,
} from '@/lib/catalog/property-search';
import { splitForms } from '@/lib/catalog/split-forms';
import { maxGrades } from '@/lib/comparison/chosen-grades';
import * as routes from '@/lib/routing/routes';
import { counted } from '@/lib/site/counted';
import styles from './property-finder.module.scss';

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

/** What is asked for is in the address (`?form=bar&yield=120&unit=ksi`); without a script the whole table is there. */
export function PropertyFinder({ grades }: { grades: readonly GradeMinimums[] }) {
  const query = useQuery();
  const { wanted, problems } = parseRequirements(query, useSiteUnit());
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
        // A new address fills the fields again, as does the unit of the site, which the server does not know.
        key={`${query} ${wanted.unit}`}
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

interface Props {
  grades: readonly GradeMinimums[];
  wanted: ReturnType<typeof parseRequirements>['wanted'];
  isIdle: boolean;
  hasProblem: boolean;
}

function PropertyResults({ grades, wanted, isIdle, hasProblem }: Props) {
  const { listed, toConfirm } = isIdle
    ? { listed: everyMinimum(grades), toConfirm: [] }
    : findByProperty(hasProblem ? [] : grades, wanted);
  const rows = [...listed, ...toConfirm];
  return (
    <section
      id="results"
      aria-label="Results"
      tabIndex={-1}
      className={isIdle ? styles.idle : undefined}
    >
      <p>
        <output>
          {hasProblem ? 'A field needs attention.' : summaryOf(listed.length, sortedBy(wanted))}
          {toConfirm.length > 0 && ` ${toConfirm.length} more to confirm.`}
        </output>{' '}
        {listed.length > 1 && listed.length <= maxGrades && (
          <a href={routes.comparison(listed.map(({ grade }) => grade.key))}>
            Compare these {listed.length} grades
          </a>
        )}
      </p>
      {rows.length === 0 ? (
        !hasProblem && (
          <p>
            Change a value, or <a href={routes.contact()}>ask us</a>: we source to order.
          </p>
        )
      ) : (
        <>
          <BasisNote isMarked={rows.some(({ minimum }) => minimum.isInDoubt)} />
          <DataTable
            caption="Minimum properties at room temperature, by specification, condition and size"
            hidesCaption
            groups={[
              { rows: listed },
              {
                title: `Sold as ${wanted.form}; minimum listed for another form: confirm before you order`,
                rows: toConfirm,
              },
            ]}
            columns={columnsIn(wanted.unit)}
            rowProps={({ grade }) => ({ 'data-metal': grade.metal.slug })}
          />
          <CapabilityNote
            isCapability={rows.some(({ minimum }) => minimum.kind === 'capability')}
          />
          <p className={notes.note}>
            Specification minimums at room temperature, for comparison and quotes. Not design
            values. A grade without figures here may still fit:{' '}
            <a href={routes.contact()}>ask us</a>.
          </p>
        </>
      )}
    </section>
  );
}

function summaryOf(count: number, by: string | null) {
  if (count === 0) return 'No grade on our list has specification minimums that meet this.';
  return `${counted(count, 'grade')}${by && count > 1 ? `, lowest ${by} first` : ''}.`;
}

const everyMinimum = (grades: readonly GradeMinimums[]): readonly FoundGrade[] =>
  grades.flatMap((grade) => grade.minimums.map((minimum) => ({ grade, minimum, more: 0 })));

/** The unit of strength that the visitor chose for the site (`UnitSwitch`); it stands before this page is rendered. */
const useSiteUnit = () =>
  useSyncExternalStore<'ksi' | 'mpa'>(
    () => () => {},
    () => (document.documentElement.dataset.units === 'metric' ? 'mpa' : 'ksi'),
    () => 'ksi',
  );

const columnsIn = (unit: 'ksi' | 'mpa'): readonly Column<FoundGrade>[] => [
  {
    head: 'Grade',
    phone: 'title',
    kind: 'number',
    cell: ({ grade }) => <a href={grade.path}>{grade.title}</a>,
  },
  {
    head: 'Specification and condition',
    phone: 'labelled',
    cell: ({ grade, minimum, more }) => (
      <>
        {minimum.spec}
        {minimum.isInDoubt && <BasisMark basis="known" />}
        {minimum.condition && `, ${minimum.condition}`}
        <CapabilityMark isCapability={minimum.kind === 'capability'} />
        {more > 0 && (
          <>
            {' '}
            <a href={`${grade.path}#properties`} aria-label={`${more} more of ${grade.title}`}>
              +{more} more
            </a>
          </>
        )}
      </>
    ),
  },
  {
    head: `Form and size, ${unit === 'mpa' ? 'mm' : 'in'}`,
    phone: 'labelled',
    cell: ({ grade, minimum }) => (
      <>
        {[minimum.forms, minimum.size[unit]].filter(Boolean).join(', ')}
        <small>
          {grade.metal.name}
          {grade.soldAs.length === 0 && ', to order'}
        </small>
      </>
    ),
  },
  ...(['yield', 'tensile'] as const).map((name): Column<FoundGrade> => ({
    head: `${name === 'yield' ? 'Yield' : 'Tensile'}, ${unit === 'mpa' ? 'MPa' : 'ksi'}`,
    phone: 'figure',
    kind: 'figure',
    cell: ({ minimum }) => minimum[name]?.[unit],
  })),
  {
    head: 'Elong., %',
    phone: 'figure',
    kind: 'figure',
    cell: ({ minimum }) => minimum.elongation,
  },
];
