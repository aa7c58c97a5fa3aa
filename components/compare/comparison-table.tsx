import { Fragment } from 'react';
import { SiteLink } from '@/components/chrome/site-link';
import { ScrollRegion } from '@/components/inventory/scroll-region';
import { compare, type ComparedGrade } from '@/lib/comparison/comparison';
import styles from './comparison-table.module.scss';

/** Grades side by side. Where they differ the figures are bold, and those unlike the first grade's tinted. */
export function ComparisonTable({
  grades,
  onRemove,
}: {
  grades: readonly ComparedGrade[];
  onRemove: (place: number) => void;
}) {
  return (
    <ScrollRegion label="Comparison">
      <table className={styles.comparison}>
        <caption>
          {grades.map(({ title }) => title).join(', ')}.
          {grades.length > 1 && ` Bold: they differ. On a tint: unlike ${grades[0]!.title}.`}
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
              {lines.map(({ label, values, differs }) => (
                <tr key={label} className={differs ? styles.differs : undefined}>
                  <th scope="row">{label}</th>
                  {values.map((value, i) => (
                    <td
                      key={grades[i]!.path}
                      className={value === values[0] ? undefined : styles.other}
                    >
                      {value}
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
