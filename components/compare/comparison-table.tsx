import { useState } from 'react';
import { BasisNote } from '@/components/basis/basis';
import { ScrollRegion } from '@/components/primitives/scroll-region';
import { comparableRows } from '@/lib/comparison/comparable-rows';
import { compare, propertiesTitle, type ComparedGrade } from '@/lib/comparison/comparison';
import * as routes from '@/lib/routing/routes';
import { metalOf } from '@/lib/search/metal-of';
import styles from './comparison-table.module.scss';

/** Shown where a grade has no value. */
const noValue = '–';

/** Grades side by side. A bar marks the rows that differ; a visitor chooses the spec and condition of each grade. */
export function ComparisonTable({
  grades,
  onRemove,
}: {
  grades: readonly ComparedGrade[];
  onRemove: (place: number) => void;
}) {
  /** The index of the properties that a visitor chose, by the grade's address; `comparableRows` has the others. */
  const [places, setPlaces] = useState<Readonly<Record<string, number>>>({});
  const comparable = comparableRows(grades);
  const placeOf = ({ path }: ComparedGrade, i: number) => places[path] ?? comparable[i] ?? 0;
  const chosen = grades.map((grade, i) => grade.properties[placeOf(grade, i)]);
  const groups = compare(grades, chosen);
  const lines = groups.flatMap((group) => group.lines);
  const differing = lines.filter(({ differs }) => differs).length;
  const isMarked = lines.some(({ values }) => values.some((value) => value?.includes('†')));
  return (
    <>
      <div className={styles.tools}>
        <p>{grades.length > 1 && `Rows with a bar differ: ${differing} of ${lines.length}.`}</p>
        <button type="button" className="btn btn-quiet no-print" onClick={() => print()}>
          Print
        </button>
        <a
          className="btn no-print"
          href={routes.contact()}
          data-quote=""
          data-quote-about={grades
            .map(({ title }, i) => [title, chosen[i]?.label].filter(Boolean).join(' to '))
            .join('; ')}
        >
          Quote {grades.length > 1 ? `these ${grades.length}` : 'this grade'}
        </a>
      </div>
      <ScrollRegion label="Comparison">
        <table className={styles.comparison}>
          <caption className="visually-hidden">
            {grades.map(({ title }) => title).join(', ')}
          </caption>
          <Head grades={grades} onRemove={onRemove} />
          {groups.map((group) => (
            <tbody key={group.title}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={grades.length + 1}>
                  <span>{group.title}</span>
                </th>
              </tr>
              {group.title === propertiesTitle && (
                <tr className="no-print">
                  <th scope="row">Choose</th>
                  {grades.map((grade, i) => (
                    <td key={grade.path}>
                      <PropertiesChoice
                        grade={grade}
                        place={placeOf(grade, i)}
                        onChoose={(place) => setPlaces({ ...places, [grade.path]: place })}
                      />
                    </td>
                  ))}
                </tr>
              )}
              {group.lines.map(({ label, values, differs }) => (
                <tr key={label} className={differs ? styles.differs : undefined}>
                  <th scope="row">{label}</th>
                  {values.map((value, i) => (
                    <td key={grades[i]!.path}>{value ?? noValue}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
      {isMarked && <BasisNote facts={[{ basis: null }]} />}
    </>
  );
}

const Head = ({
  grades,
  onRemove,
}: {
  grades: readonly ComparedGrade[];
  onRemove: (place: number) => void;
}) => (
  <thead>
    <tr>
      <th scope="col">
        <span className="visually-hidden">Compared</span>
      </th>
      {grades.map(({ title, path }, i) => (
        <th key={path} scope="col" data-metal={metalOf(path)?.slug}>
          <a href={path}>{title}</a>
          <button
            type="button"
            className={`${styles.remove} no-print`}
            aria-label={`Remove ${title}`}
            onClick={() => onRemove(i)}
          >
            ×
          </button>
        </th>
      ))}
    </tr>
  </thead>
);

/** Chooses the spec and condition whose properties are compared. */
const PropertiesChoice = ({
  grade: { title, properties },
  place,
  onChoose,
}: {
  grade: ComparedGrade;
  place: number;
  onChoose: (place: number) => void;
}) =>
  properties.length === 0 ? (
    noValue
  ) : (
    <select
      aria-label={`Specification and condition of ${title}`}
      value={place}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {properties.map(({ label }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two rows may read alike; they never move
        <option key={at} value={at}>
          {label}
        </option>
      ))}
    </select>
  );
