import { Fragment, useState } from 'react';
import { Copyable } from '@/components/copy/copyable';
import { ScrollRegion } from '@/components/primitives/scroll-region';
import {
  comma,
  compare,
  none,
  propertiesTitle,
  type ComparedGrade,
} from '@/lib/comparison/comparison';
import { comparableRows } from '@/lib/comparison/comparable-rows';
import { marksOf } from '@/lib/comparison/marks';
import { figureOf, unitsOf } from '@/lib/comparison/measured';
import { metalOf } from '@/lib/search/metal-of';
import * as routes from '@/lib/routing/routes';
import styles from './comparison-table.module.scss';

/** Where more of the rows differ than this share, their bars are quiet. */
const maxLoudShare = 0.8;

/**
 * Grades side by side. A bar marks the rows that differ. A sign marks values unlike the rest, and names that some grades
 * lack (`marksOf`); measured values show their highest and lowest.
 */
export function ComparisonTable({
  grades,
  onRemove,
}: {
  grades: readonly ComparedGrade[];
  onRemove: (place: number) => void;
}) {
  const several = grades.length > 1;
  /** Which properties are compared of each grade, by its address; like with like where nothing is chosen. */
  const [places, setPlaces] = useState<Readonly<Record<string, number>>>({});
  const [isNarrowed, setNarrowed] = useState(false);
  const alike = comparableRows(grades);
  const placeOf = (i: number) => places[grades[i]?.path ?? ''] ?? alike[i] ?? 0;
  const chosen = grades.map(({ properties }, i) => properties[placeOf(i)]);
  const titles = grades.map(({ title }) => title).join(comma);
  const onlyDifferences = isNarrowed && several;
  const groups = compare(grades, chosen)
    .map(({ title, lines }) => ({
      title,
      lines: lines
        .filter(({ differs }) => differs || !onlyDifferences)
        .map((line) => ({ line, marks: marksOf(line) })),
    }))
    .filter(({ lines }) => lines.length > 0);
  const shown = groups.flatMap(({ lines }) => lines);
  const unlikeLines = shown.filter(({ line }) => line.differs).length;
  const allDiffer = unlikeLines === shown.length;
  const hasUnlike = shown.some(({ line, marks }) =>
    line.shared ? marks.names.length > 0 : marks.unlike.some(Boolean),
  );
  const isMarked = chosen.some((properties) => properties?.label.includes('†'));
  return (
    <div className={styles.sheet}>
      <div className={styles.tools}>
        <div className={`${styles.buttons} no-print`}>
          <button type="button" className="btn btn-quiet" onClick={() => print()}>
            Print
          </button>
          <button
            type="button"
            className="btn btn-quiet"
            data-copy=""
            onClick={({ currentTarget }) => {
              // The address of now, which `CopyNumbers` reads after this.
              currentTarget.dataset.copy = location.href;
            }}
          >
            Copy link
          </button>
          <a className="btn" href={routes.contact()} data-quote="" data-quote-about={titles}>
            Quote {grades.length === 1 ? 'this grade' : `these ${grades.length}`}
          </a>
        </div>
        <p className={styles.key}>
          {several && (isNarrowed || !allDiffer) && (
            <label className={`${styles.narrow} no-print`}>
              <input
                type="checkbox"
                checked={isNarrowed}
                onChange={() => setNarrowed(!isNarrowed)}
              />
              Only differences
            </label>
          )}
          {unlikeLines > 0 && !onlyDifferences && (
            <span>
              {allDiffer
                ? grades.length > 2
                  ? 'No row is the same for all.'
                  : 'All rows differ.'
                : `Rows with a bar differ: ${unlikeLines} of ${shown.length}.`}
            </span>
          )}
          {hasUnlike && (
            <span>
              <Sign />
              {grades.length > 2 ? 'not in all, or unlike most' : 'only in this one'}
            </span>
          )}
          {isMarked && <span>† Typical of the specification: check the current revision.</span>}
        </p>
      </div>
      <ScrollRegion label="Comparison">
        <table
          className={[
            styles.comparison,
            grades.length > 2 && styles.many,
            unlikeLines > shown.length * maxLoudShare && styles.most,
          ]
            .filter(Boolean)
            .join(' ')}
        >
          <caption className="visually-hidden">{titles}</caption>
          <colgroup>
            <col />
            <col span={grades.length} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Compared</span>
              </th>
              {grades.map(({ title, path }, i) => (
                <th key={path} scope="col" data-metal={metalOf(path)?.slug}>
                  <span className={styles.head}>
                    <a href={path}>{title}</a>
                    <button
                      type="button"
                      className={`${styles.remove} no-print`}
                      aria-label={`Remove ${title}`}
                      onClick={() => onRemove(i)}
                    >
                      ×
                    </button>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, lines }, place) => (
            <tbody key={title}>
              <tr className={styles.group}>
                <th scope="rowgroup">{title}</th>
                {grades.map(({ path, title: grade }) => (
                  <td key={path}>{place > 0 && grades.length > 2 && <span>{grade}</span>}</td>
                ))}
              </tr>
              {title === propertiesTitle && (
                <tr>
                  <th scope="row">Spec and condition</th>
                  {grades.map(({ path, title: grade, properties }, i) => (
                    <td key={path}>
                      {properties.length === 0 ? (
                        none
                      ) : (
                        <span className={styles.choice}>
                          <span aria-hidden="true">{properties[placeOf(i)]?.label}</span>
                          <select
                            className="no-print"
                            aria-label={`Specification and condition of ${grade}`}
                            value={placeOf(i)}
                            onChange={({ target }) =>
                              setPlaces({ ...places, [path]: Number(target.value) })
                            }
                          >
                            {properties.map(({ label }, at) => (
                              // oxlint-disable-next-line react/no-array-index-key -- two rows may read alike; they never move
                              <option key={at} value={at}>
                                {label}
                              </option>
                            ))}
                          </select>
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              )}
              {lines.map(({ line, marks: { unlike, extremes, names } }) => (
                <tr
                  key={line.label}
                  className={
                    line.differs
                      ? allDiffer
                        ? undefined
                        : styles.differs
                      : several
                        ? styles.same
                        : undefined
                  }
                >
                  <th scope="row">
                    {line.label}
                    {unitsOf(line) && (
                      <span className={styles.rowUnits}>{`, ${unitsOf(line)}`}</span>
                    )}
                  </th>
                  {line.values.map((value, i) =>
                    line.shared ? (
                      <td key={grades[i]?.path}>
                        <Names
                          value={value}
                          hidden={onlyDifferences ? line.shared : []}
                          marked={names}
                        />
                      </td>
                    ) : (
                      <td
                        key={grades[i]?.path}
                        className={
                          [unlike[i] && styles.other, isLong(value) && styles.words]
                            .filter(Boolean)
                            .join(' ') || undefined
                        }
                      >
                        {unlike[i] && <Sign />}
                        {line.copied && value !== none ? (
                          <Copyable value={value} />
                        ) : line.measured ? (
                          <Measured value={value} isExtreme={extremes[i] !== null} />
                        ) : (
                          <Whole names={value.split(comma)} />
                        )}
                        {extremes[i] && <span className={styles.extreme}> {extremes[i]}</span>}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
    </div>
  );
}

/** Whether a word is so long that it needs the narrower font where four columns share a phone. */
const isLong = (value: string) => /[a-z]{8}/.test(value);

/** "135 ksi (931 MPa)": no line ends before a unit. On a phone the units of three or four grades are in the row's name. */
function Measured({ value, isExtreme }: { value: string; isExtreme: boolean }) {
  const figure = figureOf(value);
  if (!figure) return value;
  const { number, unit, other, otherUnit } = figure;
  return (
    <>
      <span className={styles.whole}>
        {isExtreme ? <b>{number}</b> : number}
        <span className={styles.unit}>&nbsp;{unit}</span>
      </span>
      {other && (
        <span className={styles.whole}>
          {' '}
          ({other}
          <span className={styles.unit}>&nbsp;{otherUnit}</span>)
        </span>
      )}
    </>
  );
}

/** Names with commas between them. A short one is not broken: Ti-6Al-4V. */
const Whole = ({ names }: { names: readonly string[] }) =>
  names.map((name, i) => (
    <Fragment key={name}>
      {i > 0 && comma}
      {/^\S{1,10}$/.test(name) ? <span className={styles.whole}>{name}</span> : name}
    </Fragment>
  ));

/** Names as chips, some with a sign. */
function Names({
  value,
  hidden,
  marked,
}: {
  value: string;
  hidden: readonly string[];
  marked: readonly string[];
}) {
  const shown = value === none ? [] : value.split(comma).filter((name) => !hidden.includes(name));
  return shown.length === 0 ? (
    none
  ) : (
    <ul className={styles.chips}>
      {shown.map((name) => (
        <li key={name}>
          {marked.includes(name) && <Sign />}
          {name}
        </li>
      ))}
    </ul>
  );
}

const unlikeRest = 'unlike the rest';

/** An equals sign, crossed; drawn because the site's fonts have no such letter. */
const Sign = () => (
  <svg
    className={styles.unlike}
    viewBox="0 0 12 12"
    width="12"
    height="12"
    role="img"
    aria-label={unlikeRest}
  >
    <title>{unlikeRest}</title>
    <path
      d="M1 4.5H11M1 8H11M8.5 1L3.5 11.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
    />
  </svg>
);
