'use client';

import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  useRef,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { BasisMark, BasisNote } from '@/components/basis/basis';
import notes from '@/components/basis/basis.module.scss';
import { mpaPerKsi } from '@/content-schemas/strength';
import { AddToComparison } from '@/components/compare/add-to-comparison';
import { CapabilityMark, CapabilityNote } from '@/components/grade/capability';
import { setQuery, useQuery } from '@/components/primitives/address-store';
import { type Column, DataTable } from '@/components/tables/data-table';
import {
  figureNames,
  findByProperty,
  type FoundGrade,
  type GradeMinimums,
  highestBelow,
  parseRequirements,
  sortedBy,
} from '@/lib/catalog/property-search';
import { splitForms } from '@/lib/catalog/split-forms';
import * as routes from '@/lib/routing/routes';
import { counted } from '@/lib/site/counted';
import styles from './property-finder.module.scss';

const fields = {
  yield: { label: 'Yield at least', example: '120' },
  tensile: { label: 'Tensile at least', example: '130' },
  elongation: { label: 'Elongation at least, %', example: '10' },
} as const;

const examples = [
  { title: 'Bar, yield 150 ksi', query: 'form=bar&yield=150&unit=ksi' },
  { title: 'Plate, tensile 150 ksi', query: 'form=plate&tensile=150&unit=ksi' },
  { title: 'Sheet, elongation 30 %', query: 'form=sheet&elongation=30' },
];

/** What is asked for is in the address (`?form=bar&yield=120&unit=ksi`); without it all data is there, by metal. */
export function PropertyFinder({ grades }: { grades: readonly GradeMinimums[] }) {
  const query = useQuery();
  const { wanted, problems } = parseRequirements(query, useSiteUnit());
  const forms = [
    ...new Set(grades.flatMap(({ minimums }) => minimums.flatMap((row) => splitForms(row.forms)))),
  ].toSorted();
  const isIdle = query.size === 0;
  const found = findByProperty(problems.length > 0 ? [] : grades, wanted);
  const isEmpty = found.listed.length + found.toConfirm.length === 0;
  const page = useRef<HTMLDivElement>(null);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = [...new FormData(event.currentTarget)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1].trim() !== '',
    );
    flushSync(() => setQuery(new URLSearchParams(answers)));
    // On a wide screen the results are in sight below the fields.
    page.current
      ?.querySelector<HTMLElement>('[aria-invalid], section[tabindex]')
      ?.focus({ preventScroll: innerWidth >= 960 });
  };
  return (
    <div ref={page}>
      {isIdle && <Examples grades={grades} />}
      <form
        // A new address fills the fields again, as does the unit of the site, which the server does not know.
        key={`${query} ${wanted.unit}`}
        id="requirements"
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
                {query.get(name)?.trim().startsWith('-') ? 'Must be more than 0.' : 'Not a number.'}{' '}
                Example: {fields[name].example}
              </strong>
            )}
          </label>
        ))}
        <label>
          Unit of strength
          <select name="unit" defaultValue={wanted.unit} onChange={convertStrengths}>
            <option value="ksi">ksi</option>
            <option value="mpa">MPa</option>
          </select>
        </label>
        <button type="submit" className="btn">
          Find grades
        </button>
      </form>
      <noscript>
        <p>The search needs JavaScript. The tables below list all its data.</p>
      </noscript>
      {!isIdle && (
        <PropertyResults
          {...found}
          wanted={wanted}
          hasProblem={problems.length > 0}
          below={isEmpty ? highestBelow(grades, wanted) : null}
        />
      )}
      {!isIdle && isEmpty && <Examples grades={grades} />}
      {(isIdle || isEmpty) && <MetalFolds grades={grades} wanted={wanted} />}
    </div>
  );
}

const Examples = ({ grades }: { grades: readonly GradeMinimums[] }) => (
  <div className="beneath needs-script no-print">
    <p>Enter what the part needs, or start with one of these.</p>
    <ul className={`${styles.examples} beneath`}>
      {examples.map(({ title, query }) => (
        <li key={query}>
          <a href={`?${query}`}>
            {title}: {counted(countOf(grades, query), 'grade')}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

const countOf = (grades: readonly GradeMinimums[], query: string) =>
  findByProperty(grades, parseRequirements(new URLSearchParams(query)).wanted).listed.length;

type Wanted = ReturnType<typeof parseRequirements>['wanted'];
type Unit = Wanted['unit'];
const signOf = (unit: Unit) => (unit === 'mpa' ? 'MPa' : 'ksi');
const unitOf = (name: keyof typeof fields, unit: Unit) =>
  name === 'elongation' ? '%' : signOf(unit);

/** The strengths that are typed, in the unit that is chosen now, to the whole number. */
function convertStrengths({ target: { form, value: unit } }: ChangeEvent<HTMLSelectElement>) {
  for (const field of form!.querySelectorAll('input')) {
    const typed = Number(field.value);
    if (field.name !== 'elongation' && typed > 0)
      field.value = String(Math.round(unit === 'mpa' ? typed * mpaPerKsi : typed / mpaPerKsi));
  }
}

/** Every minimum, in a fold for each metal with the yield strengths that it spans. */
function MetalFolds({ grades, wanted }: { grades: readonly GradeMinimums[]; wanted: Wanted }) {
  const { unit } = wanted;
  const metals = new Map(grades.map(({ metal }) => [metal.slug, metal.name]));
  const rows = grades.flatMap((grade) =>
    grade.minimums.map((minimum) => ({ grade, minimum, more: 0 })),
  );
  return (
    <section className="section" aria-labelledby="by-metal">
      <h2 id="by-metal">Minimums by metal</h2>
      <div className={styles.folds}>
        {[...metals].map(([slug, name]) => {
          const own = rows.filter(({ grade }) => grade.metal.slug === slug);
          const yields = own.flatMap(({ minimum }) => minimum.yield?.[unit] ?? []);
          return (
            <details key={slug}>
              <summary>
                <span>{name}</span>
                <span>
                  {yields.length > 0 &&
                    `yield ${Math.min(...yields)} to ${Math.max(...yields)} ${signOf(unit)}`}
                </span>
              </summary>
              <Minimums groups={[{ rows: own }]} unit={unit} isOfOneMetal />
            </details>
          );
        })}
      </div>
      <Caveat wanted={wanted} />
    </section>
  );
}

interface ResultsProps extends ReturnType<typeof findByProperty> {
  wanted: Wanted;
  hasProblem: boolean;
  below: ReturnType<typeof highestBelow>;
}

function PropertyResults({ listed, toConfirm, wanted, hasProblem, below }: ResultsProps) {
  const rows = [...listed, ...toConfirm];
  const toConfirmTitle = (
    <span id="to-confirm">
      Sold as {wanted.form}; minimum listed for another form: confirm before you order
    </span>
  );
  return (
    <section id="results" aria-label="Results" tabIndex={-1}>
      <p>
        <output>
          {hasProblem ? 'A field needs attention.' : summaryOf(listed.length, wanted)}
        </output>{' '}
        {toConfirm.length > 0 && <a href="#to-confirm">{toConfirm.length} more to confirm</a>}
        <span className="no-print">
          {toConfirm.length > 0 && ' · '}
          <a href="#requirements">Change</a>
          {rows.length > 1 && ' · Tick two to four grades to compare them.'}
        </span>
      </p>
      {rows.length === 0 ? (
        !hasProblem && (
          <p>
            {below &&
              `The highest minimum ${below.name}${wanted.form ? ` of ${wanted.form}` : ''} is ${below.highest} ${unitOf(below.name, wanted.unit)}. `}
            Change a value, or <AskUs wanted={wanted} />: we source to order.
          </p>
        )
      ) : (
        <>
          <Minimums
            groups={[{ rows: listed }, { title: toConfirmTitle, rows: toConfirm }]}
            unit={wanted.unit}
          />
          <Caveat wanted={wanted} />
        </>
      )}
    </section>
  );
}

function Minimums({
  groups,
  unit,
  isOfOneMetal = false,
}: {
  groups: readonly { title?: ReactNode; rows: readonly FoundGrade[] }[];
  unit: Unit;
  isOfOneMetal?: boolean;
}) {
  const found = groups.flatMap(({ rows }) => rows);
  /** The comparison opens with the rows that are found: its address names each by its place. */
  const comparisonOf = (keys: readonly string[]) =>
    routes.comparison(keys) +
    found
      .filter(({ grade }) => keys.includes(grade.key))
      .map(({ grade, minimum }) => `&${grade.key}=${grade.minimums.indexOf(minimum)}`)
      .join('');
  return (
    <>
      <BasisNote isMarked={found.some(({ minimum }) => minimum.isInDoubt)} />
      <CapabilityNote isCapability={found.some(({ minimum }) => minimum.kind === 'capability')} />
      <DataTable
        caption="Minimum properties at room temperature, by specification, condition and size"
        groups={groups}
        columns={[
          ...columnsIn(unit, isOfOneMetal),
          {
            head: <span className="visually-hidden">Compare</span>,
            phone: 'beside',
            width: 'narrow',
            // Below its metal a grade has a row for each of its minimums.
            cell: ({ grade: { key, title } }) =>
              !isOfOneMetal && (
                <AddToComparison grade={key} title={title} addressOf={comparisonOf} />
              ),
          },
        ]}
        rowProps={({ grade }) => ({ 'data-metal': grade.metal.slug })}
      />
    </>
  );
}

const Caveat = ({ wanted }: { wanted: Wanted }) => (
  <p className={notes.note}>
    Specification minimums at room temperature, for comparison and quotes. Not design values. A
    grade without figures here may still fit: <AskUs wanted={wanted} />.
  </p>
);

/** Opens the quote form about what is searched for: "grades of bar". */
const AskUs = ({ wanted }: { wanted: Wanted }) => (
  <a
    href={routes.contact()}
    data-quote=""
    data-quote-about={wordsOf(wanted) && `grades${wordsOf(wanted)}`}
  >
    ask us
  </a>
);

/** " of bar with yield of at least 150 ksi"; empty where nothing is asked for. */
function wordsOf(wanted: Wanted) {
  const figures = figureNames
    .filter((name) => wanted[name] !== null)
    .map((name) => `${name} of at least ${wanted[name]} ${unitOf(name, wanted.unit)}`)
    .join(', ');
  return `${wanted.form ? ` of ${wanted.form}` : ''}${figures && ` with ${figures}`}`;
}

/** "21 grades of bar with yield of at least 150 ksi, lowest yield first." */
function summaryOf(count: number, wanted: Wanted) {
  if (count === 0) return 'No grade on our list has specification minimums that meet this.';
  const by = count > 1 && sortedBy(wanted);
  return `${counted(count, 'grade')}${wordsOf(wanted)}${by ? `, lowest ${by} first` : ''}.`;
}

/** The unit of strength that the visitor chose for the site (`UnitSwitch`); it stands before this page is rendered. */
const useSiteUnit = () =>
  useSyncExternalStore<Unit>(
    () => () => {},
    () => (document.documentElement.dataset.units === 'metric' ? 'mpa' : 'ksi'),
    () => 'ksi',
  );

const columnsIn = (unit: Unit, isOfOneMetal: boolean): readonly Column<FoundGrade>[] => [
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
    head: 'Form and size',
    phone: 'beside',
    width: 'name',
    cell: ({ grade, minimum }) => (
      <>
        {[minimum.forms, minimum.size[unit]].filter(Boolean).join(', ')}
        <small>
          {[!isOfOneMetal && grade.metal.name, grade.soldAs.length === 0 && 'to order']
            .filter(Boolean)
            .join(', ')}
        </small>
      </>
    ),
  },
  ...(['yield', 'tensile'] as const).map((name): Column<FoundGrade> => ({
    head: `${name === 'yield' ? 'Yield' : 'Tensile'}, ${signOf(unit)}`,
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
