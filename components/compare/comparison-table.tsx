import { Fragment } from 'react';
import { SiteLink } from '@/components/chrome/site-link';
import { Copyable } from '@/components/copy/copyable';
import { ScrollRegion } from '@/components/inventory/scroll-region';
import { compare, none, type ComparedGrade } from '@/lib/comparison/comparison';
import styles from './comparison-table.module.scss';

/** Grades side by side. A line on which they differ is marked, and figures unlike the first grade's are tinted. */
export function ComparisonTable({
  grades,
  onRemove,
}: {
  grades: readonly ComparedGrade[];
  onRemove: (place: number) => void;
}) {
  const several = grades.length > 1;
  return (
    <ScrollRegion label="Comparison">
      <table className={styles.comparison}>
        <caption>
          <span>
            {grades.map(({ title }) => title).join(', ')}.
            {several && ` With a bar: they differ. On a tint: unlike ${grades[0]!.title}.`}
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
        <tbody>
          {compare(grades).map(({ title, lines }) => (
            <Fragment key={title}>
              <tr className={styles.group}>
                <th scope="colgroup" colSpan={grades.length + 1}>
                  {title}
                </th>
              </tr>
              {lines.map(({ label, values, differs, copied }) => (
                <tr
                  key={label}
                  className={several ? (differs ? styles.differs : styles.same) : undefined}
                >
                  <th scope="row">{label}</th>
                  {values.map((value, i) => (
                    <td
                      key={grades[i]!.path}
                      className={value === values[0] ? undefined : styles.other}
                    >
                      {copied && value !== none ? <Copyable value={value} /> : value}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
