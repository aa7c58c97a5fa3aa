import type { Table } from '@/lib/calculators/table';
import styles from './number-table.module.scss';
import { typeset } from './typeset';

/** A cell that is a figure, or stands for one that is missing. */
const isFigure = (cell = '') => /^(–|[-+]?[\d./ ]+)?$/.test(cell);

/** The trade's figures in a region that scrolls, by keyboard too, where they are too wide. */
export function NumberTable({ table: { caption, groups, columns, rows } }: { table: Table }) {
  const figures = columns.map((_, i) => i > 0 && rows.every(({ cells }) => isFigure(cells[i])));
  const align = (i: number) => (figures[i] ? `${styles.figure} numeric` : undefined);
  return (
    <section
      className={`scroll-x ${styles.region}`}
      data-paired={groups && ''}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
    >
      <table className={styles.table}>
        <caption>
          <span>{typeset(caption)}</span>
        </caption>
        <thead>
          {groups && (
            <tr>
              <th scope="col" rowSpan={2}>
                {columns[0]}
              </th>
              {groups.map((group) => (
                <th key={group} scope="colgroup" colSpan={2} className="numeric">
                  {group}
                </th>
              ))}
            </tr>
          )}
          <tr>
            {columns.map(
              (column, i) =>
                (i > 0 || !groups) && (
                  <th key={`${i} ${column}`} scope="col" className={align(i)}>
                    {column}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [heading, ...cells], current }) => (
            <tr key={heading} className={current ? styles.current : undefined}>
              <th scope="row">{heading}</th>
              {cells.map((cell, i) => (
                // A row never changes the order of its cells.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={i} className={align(i + 1)}>
                  {typeset(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
