import { useState } from 'react';
import { ScrollRegion } from '@/components/primitives/scroll-region';
import { comparableRows } from '@/lib/comparison/comparable-rows';
import {
  comma,
  compare,
  noValue,
  propertiesTitle,
  type ComparedGrade,
} from '@/lib/comparison/comparison';
import { marksOf } from '@/lib/comparison/marks';
import { metalOf } from '@/lib/search/metal-of';
import { ComparisonRow, WholeFigures } from './comparison-row';
import { ComparisonTools } from './comparison-tools';
import { PropertiesChoice } from './properties-choice';
import styles from './comparison-table.module.scss';

/** Where more of the rows differ than this share, the rows that are alike are marked instead. */
const maxMarkedShare = 0.8;

/**
 * Grades side by side. A bar marks the rows that differ, or, where most do, a sign those that are alike. Another marks
 * names that some grades lack (`marksOf`); measured values show their highest and lowest.
 */
export function ComparisonTable({
  grades,
  onRemove,
}: {
  grades: readonly ComparedGrade[];
  onRemove: (place: number) => void;
}) {
  const several = grades.length > 1;
  /** The index of the properties that a visitor chose, by the grade's address; `comparableRows` has the others. */
  const [places, setPlaces] = useState<Readonly<Record<string, number>>>({});
  const [isNarrowed, setNarrowed] = useState(false);
  const comparable = comparableRows(grades);
  const placeOf = (i: number) => places[grades[i]?.path ?? ''] ?? comparable[i] ?? 0;
  const chosen = grades.map(({ properties }, i) => properties[placeOf(i)]);
  const titles = grades.map(({ title }) => title).join(comma);
  const onlyDifferences = isNarrowed && several;
  const groups = compare(grades, chosen)
    .map(({ title, lines }) => ({
      title,
      lines: lines
        .filter(({ differs }) => differs || !onlyDifferences)
        .filter(({ values }) => values.some((value) => value !== noValue))
        .map((line) => ({ line, marks: marksOf(line) })),
    }))
    .filter(({ lines }) => lines.length > 0);
  const shown = groups.flatMap(({ lines }) => lines);
  const differing = shown.filter(({ line }) => line.differs).length;
  const mostDiffer = differing > shown.length * maxMarkedShare;
  const differsClass = mostDiffer ? undefined : styles.differs;
  const sameClass = several ? styles.same : undefined;
  return (
    <div className={styles.sheet}>
      <ComparisonTools
        count={grades.length}
        titles={titles}
        counts={{
          rows: shown.length,
          differing,
          mostDiffer,
          hasUnlike: shown.some(({ line, marks }) => line.shared && marks.names.length > 0),
          hasDagger: [
            ...chosen.map((properties) => properties?.label),
            ...grades.map(({ chemistrySpec }) => chemistrySpec),
          ].some((name) => name?.includes('†')),
          hasDash: shown.some(({ line }) => line.values.includes(noValue)),
          isCapability: chosen.some((properties) => properties?.label.includes('‡')),
        }}
        isNarrowed={isNarrowed}
        onNarrow={() => setNarrowed(!isNarrowed)}
      />
      <ScrollRegion label="Comparison">
        <table
          className={grades.length > 2 ? `${styles.comparison} ${styles.many}` : styles.comparison}
        >
          <caption className="visually-hidden">{titles}</caption>
          <colgroup>
            <col />
            <col span={grades.length} />
          </colgroup>
          <Head grades={grades} onRemove={onRemove} />
          {groups.map(({ title, lines }, place) => (
            <tbody key={title}>
              <GroupHead title={title} grades={grades} isFirst={place === 0} />
              {title === propertiesTitle && (
                <PropertiesChoice
                  grades={grades}
                  placeOf={placeOf}
                  onChoose={(path, chosenPlace) => setPlaces({ ...places, [path]: chosenPlace })}
                />
              )}
              {lines.map(({ line, marks }) => (
                <ComparisonRow
                  key={line.label}
                  line={line}
                  marks={marks}
                  grades={grades}
                  className={line.differs ? differsClass : sameClass}
                  hasAlikeSign={mostDiffer && !line.differs}
                  onlyDifferences={onlyDifferences}
                />
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
    </div>
  );
}

/** The buttons have a row of their own: on a phone with three or four grades it scrolls away, and the names stay in sight. */
const Head = ({
  grades,
  onRemove,
}: {
  grades: readonly ComparedGrade[];
  onRemove: (place: number) => void;
}) => (
  <thead>
    <tr className={`${styles.removal} no-print`}>
      <th scope="row">
        <span className="visually-hidden">Remove</span>
      </th>
      {grades.map(({ title, path }, i) => (
        <td key={path}>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${title}`}
            onClick={() => onRemove(i)}
          >
            ×
          </button>
        </td>
      ))}
    </tr>
    <tr>
      <th scope="col">
        <span className="visually-hidden">Compared</span>
      </th>
      {grades.map(({ title, path }) => (
        <th key={path} scope="col" data-metal={metalOf(path)?.slug}>
          <a className={styles.head} href={path}>
            <WholeFigures text={title} />
          </a>
        </th>
      ))}
    </tr>
  </thead>
);

/** The title of a group of rows. With three grades or more, each group but the first repeats their names. */
const GroupHead = ({
  title,
  grades,
  isFirst,
}: {
  title: string;
  grades: readonly ComparedGrade[];
  isFirst: boolean;
}) => (
  <tr className={styles.group}>
    <th scope="rowgroup">{title}</th>
    {grades.map(({ path, title: grade }) => (
      <td key={path}>{!isFirst && grades.length > 2 && <span>{grade}</span>}</td>
    ))}
  </tr>
);
