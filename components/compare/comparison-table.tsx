import { useState } from 'react';
import { SiteLink } from '@/components/primitives/site-link';
import { Copyable } from '@/components/copy/copyable';
import { ScrollRegion } from '@/components/primitives/scroll-region';
import { compare, none, propertiesTitle, type ComparedGrade } from '@/lib/comparison/comparison';
import styles from './comparison-table.module.scss';

/** Grades side by side. A line on which they differ has a bar, and a value unlike the first grade's a sign and a tint. */
export function ComparisonTable({
  grades,
  onRemove,
}: {
  grades: readonly ComparedGrade[];
  onRemove: (place: number) => void;
}) {
  const several = grades.length > 1;
  /** Which properties are compared of each grade, by its address; the first where nothing is chosen. */
  const [places, setPlaces] = useState<Readonly<Record<string, number>>>({});
  const chosen = grades.map(({ path, properties }) => properties[places[path] ?? 0]);
  const isMarked = chosen.some((properties) => properties?.label.endsWith('†'));
  return (
    <ScrollRegion label="Comparison">
      <table className={styles.comparison}>
        <caption>
          <span>
            {grades.map(({ title }) => title).join(', ')}.
            {several &&
              ` A bar marks a row whose values differ, a crossed equals sign a value unlike that of ${grades[0]?.title}.`}
            {isMarked && ' † Typical of the specification: check the current revision.'}
          </span>
        </caption>
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
              <th key={path} scope="col">
                <span className={styles.head}>
                  <SiteLink href={path}>{title}</SiteLink>
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
        {compare(grades, chosen).map(({ title, lines }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={grades.length + 1}>
                {title}
              </th>
            </tr>
            {title === propertiesTitle && (
              <tr>
                <th scope="row">Specification and condition</th>
                {grades.map(({ path, title: grade, properties }) => (
                  <td key={path}>
                    {properties.length === 0 ? (
                      none
                    ) : (
                      <select
                        className={styles.choice}
                        aria-label={`Specification and condition of ${grade}`}
                        value={places[path] ?? 0}
                        onChange={({ target }) =>
                          setPlaces({ ...places, [path]: Number(target.value) })
                        }
                      >
                        {properties.map(({ label }, i) => (
                          // oxlint-disable-next-line react/no-array-index-key -- two rows may read alike; they never move
                          <option key={i} value={i}>
                            {label}
                          </option>
                        ))}
                      </select>
                    )}
                  </td>
                ))}
              </tr>
            )}
            {lines.map(({ label, values, differs, copied }) => (
              <tr
                key={label}
                className={several ? (differs ? styles.differs : styles.same) : undefined}
              >
                <th scope="row">{label}</th>
                {values.map((value, i) => (
                  <td
                    key={grades[i]?.path}
                    className={value === values[0] ? undefined : styles.other}
                  >
                    {value !== values[0] && <Unlike />}
                    {copied && value !== none ? <Copyable value={value} /> : value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}

/** A crossed equals sign, drawn because the site's fonts have none. */
const Unlike = () => (
  <svg
    className={styles.unlike}
    viewBox="0 0 12 12"
    width="12"
    height="12"
    role="img"
    aria-label="differs"
  >
    <path
      d="M1 4.5H11M1 8H11M8.5 1L3.5 11.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
    />
  </svg>
);
