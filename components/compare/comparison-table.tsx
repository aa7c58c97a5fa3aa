import { useState } from 'react';
import useSWR from 'swr';
import { BasisNote } from '@/components/basis/basis';
import notes from '@/components/basis/basis.module.scss';
import { BrowserCache, fetchJson } from '@/components/browser-cache/browser-cache';
import { setQuery, useQuery } from '@/components/primitives/address-store';
import { Unbroken } from '@/components/primitives/unbroken';
import { type Column, DataTable } from '@/components/tables/data-table';
import { gradeName } from '@/lib/catalog/grade-name';
import {
  comparableRows,
  compare,
  type ComparedGrade,
  type ComparedProperties,
  delivery,
  figureIn,
  isComparedGrade,
  specsLabel,
} from '@/lib/comparison/comparison';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import { addQuoteLines } from '@/lib/quotes/quote-list';
import * as routes from '@/lib/routing/routes';
import { metalOf } from '@/lib/search/metal-of';
import styles from './comparison.module.scss';

type Line = ReturnType<typeof compare>[number]['lines'][number];

export function ComparisonTable({
  grades,
  onRemove,
}: {
  grades: readonly ComparedGrade[];
  onRemove: (grade: string) => void;
}) {
  const query = useQuery();
  const [showsOnlyDiffering, setShowsOnlyDiffering] = useState(false);
  const comparable = comparableRows(grades);
  /** The index of the properties that a visitor chose, which the address has by the grade's key; else of comparable ones. */
  const placeOf = ({ key, properties }: ComparedGrade, i: number) => {
    const place = Number(query.get(key) ?? comparable[i]);
    return properties[place] ? place : 0;
  };
  const chosen = grades.map((grade, i) => grade.properties[placeOf(grade, i)]);
  const groups = compare(grades, chosen);
  const lines = groups.flatMap((group) => group.lines);
  const differing = lines.filter(({ differs }) => differs).length;
  /** As many do not fit a phone beside each other: each row is a line for each of them. */
  const areMany = grades.length > 2;
  const quoteLines = grades.map((grade, i) => toQuoteLine(grade, chosen[i]));
  return (
    <div className={areMany ? styles.many : undefined}>
      <div className={`${styles.controls} no-print`}>
        <a
          className="btn"
          href={routes.quoteList()}
          data-quote=""
          onClick={() => void addQuoteLines(quoteLines)}
        >
          Quote {grades.length > 1 ? `these ${grades.length}` : 'this grade'}
        </a>
        {/* The subject of the quote form where the lines cannot be stored. */}
        <input type="hidden" name="about" value={quoteLines.map(({ title }) => title).join('; ')} />
        {grades.length > 1 && (
          <label>
            <input
              type="checkbox"
              checked={showsOnlyDiffering}
              onChange={({ target }) => setShowsOnlyDiffering(target.checked)}
            />
            Only rows that differ ({differing} of {lines.length})
          </label>
        )}
      </div>
      {chosen.some(Boolean) && (
        <details className={`${styles.fold} no-print`}>
          <summary>Change spec or size</summary>
          <div className={styles.choices}>
            {grades.map((grade, i) => (
              <PropertiesChoice
                key={grade.key}
                grade={grade}
                place={placeOf(grade, i)}
                onChoose={(place) => {
                  query.set(grade.key, place);
                  setQuery(query);
                }}
              />
            ))}
          </div>
        </details>
      )}
      <div className={styles.table}>
        {lines.some(({ highest }) => highest !== null) && (
          <p className={`${notes.note} beneath`}>Bold: the highest minimum.</p>
        )}
        <BasisNote isMarked={lines.some(({ values }) => values.join('').includes('†'))} />
        <DataTable
          caption={`Comparison of ${grades.map(({ title }) => title).join(', ')}`}
          className={styles.comparison}
          headStays={areMany ? 'wide' : ''}
          groups={groups.map(({ title, lines: all }) => ({
            title,
            rows: showsOnlyDiffering ? all.filter(({ differs }) => differs) : all,
          }))}
          columns={[
            {
              head: <span className="visually-hidden">Compared</span>,
              cell: ({ label }) => label,
              phone: areMany ? 'title' : undefined,
            },
            ...grades.map((grade, i): Column<Line> => ({
              head: (
                <span className={styles.head} data-metal={metalOf(grade.path)?.slug}>
                  <a href={grade.path}>{grade.title}</a>
                  <Remove title={grade.title} onClick={() => onRemove(grade.key)} />
                </span>
              ),
              phone: areMany ? 'labelled' : undefined,
              label: areMany ? grade.title : undefined,
              cell: ({ label, values, highest }) => {
                if (!values[i]) return null;
                if (label === specsLabel) return <SpecLinks grade={grade} />;
                // Where a phone is too narrow for a unit, a line of it ends after "Btu·in/".
                const text = withoutBreaks(values[i]).replace('/(h', '/\u200B(h');
                const value = <Unbroken text={text} />;
                return highest !== null && figureIn(values[i]) === highest ? <b>{value}</b> : value;
              },
            })),
          ]}
        />
      </div>
    </div>
  );
}

/** The line that "Add to quote" on the grade's page adds too, to the specification and condition that are compared. */
const toQuoteLine = ({ title, path }: ComparedGrade, row?: ComparedProperties): QuoteLine => {
  const metal = metalOf(path);
  const name = metal ? gradeName(metal, title) : title;
  const spec = row?.spec?.replace('†', '');
  return { kind: 'grade', title: name, href: path, spec, condition: row && conditionOf(row) };
};

/** The condition that is compared, after the one that is delivered: "solution treated, then H925". */
function conditionOf({ condition, delivered }: ComparedProperties): string | undefined {
  const known = delivered === delivery.other ? null : delivered;
  const shipped = delivered === delivery.same ? condition : known;
  const treatment = condition?.replace(`${shipped}, `, '').replace(/, sample$/, '');
  if (!treatment || condition === shipped) return shipped ?? undefined;
  return shipped ? `${shipped}, then ${treatment.replace(/^then /, '')}` : treatment;
}

const Remove = ({ title, onClick }: { title: string; onClick: () => void }) => (
  <button
    type="button"
    className={`${styles.remove} no-print`}
    aria-label={`Remove ${title}`}
    onClick={onClick}
  >
    ×
  </button>
);

/** Each in words of its own: a link that is a cell's child is a line as high as a finger. */
const SpecLinks = ({ grade: { specs } }: { grade: ComparedGrade }) =>
  Object.entries(specs).map(([path, title], i) => (
    <span key={path}>
      {i > 0 && ', '}
      <a className="whole" href={path}>
        {title}
      </a>
    </span>
  ));

interface ChoiceProps {
  grade: ComparedGrade;
  /** Which of its properties are compared. */
  place: number;
  onChoose: (place: string) => void;
}

/** The specification, size and condition of which a grade's minimums are compared; its column stays where it has none. */
const PropertiesChoice = ({ grade: { title, properties }, place, onChoose }: ChoiceProps) =>
  properties.length > 0 ? (
    <label>
      <span>
        <span className="visually-hidden">Specification and condition of </span>
        {title}
      </span>
      <select value={place} onChange={({ target }) => onChoose(target.value)}>
        {properties.map(({ condition, spec, size }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two rows may read alike; they never move
          <option key={at} value={at}>
            {[spec, size, condition].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
    </label>
  ) : (
    <span />
  );

interface Props {
  grades: readonly string[];
  onRemove: (grade: string) => void;
}

/** The comparison of these grades, once all have arrived. Each is stored in the browser by its key (spec §7). */
export const ComparedGrades = (props: Props) => (
  <BrowserCache isData={isComparedGrade}>
    <Loaded {...props} />
  </BrowserCache>
);

function Loaded({ grades, onRemove }: Props) {
  const asked = [
    useComparedGrade(grades[0]),
    useComparedGrade(grades[1]),
    useComparedGrade(grades[2]),
    useComparedGrade(grades[3]),
  ].slice(0, grades.length);
  const isUnknown = (_: unknown, i: number) => asked[i]?.error?.cause === 404;
  const known = grades.filter((grade, i) => !isUnknown(grade, i));
  const arrived = asked.flatMap(({ data }) => data ?? []);
  if (asked.some(({ error }) => error && error.cause !== 404))
    return <p role="alert">The grades could not be loaded. Please try again in a minute.</p>;
  if (arrived.length < known.length) return <output>Loading grades</output>;
  return (
    <>
      {grades.filter(isUnknown).map((key) => {
        const [metal = '', name = ''] = key.split('/');
        return (
          <p key={key} className={styles.unknown}>
            No grade “{name}” in {metal.replace('-', ' ')}.{' '}
            <Remove title={name} onClick={() => onRemove(key)} />
          </p>
        );
      })}
      {arrived.length > 0 && <ComparisonTable grades={arrived} onRemove={onRemove} />}
    </>
  );
}

/** A grade is stored under its slug (spec §7), or under its whole key where another metal's grade has that slug. */
function useComparedGrade(key = '') {
  const [, slug = ''] = key.split('/');
  const load = () => fetchJson<ComparedGrade>(routes.comparedGrade(key));
  const bySlug = useSWR(slug || null, load);
  const isOther = bySlug.data && bySlug.data.key !== key;
  const byKey = useSWR(isOther ? key : null, load);
  return isOther ? byKey : bySlug;
}
