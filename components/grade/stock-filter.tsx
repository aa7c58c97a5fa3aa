'use client';

import { type ReactNode, useState } from 'react';
import styles from './sizes.module.scss';

interface Row {
  key: string;
  grade: string;
  /** "0.250 0.3125", as its buttons have them. */
  sizes: string;
  content: ReactNode;
}

const fits = (row: Row, grade: string, size: string) =>
  (!grade || row.grade === grade) && (!size || row.sizes.split(' ').includes(size));

/**
 * Rows of stock, narrowed to a grade, a size or both; each choice offers what the other leaves. Without a script all rows are
 * there, and no choice.
 */
export function StockFilter({
  grades,
  sizes,
  rows,
}: {
  grades: readonly string[];
  sizes: readonly string[];
  rows: readonly Row[];
}) {
  const [grade, setGrade] = useState('');
  const [size, setSize] = useState('');
  const choices = [
    {
      label: 'Grade',
      chosen: grade,
      choose: setGrade,
      offered: grades.filter((each) => rows.some((row) => fits(row, each, size))),
    },
    {
      label: 'Size, in',
      chosen: size,
      choose: setSize,
      offered: sizes.filter((each) => rows.some((row) => fits(row, grade, each))),
    },
  ];
  return (
    <>
      <div className={`${styles.choices} no-print needs-script`}>
        {choices.map(({ label, chosen, choose, offered }) => (
          <label key={label}>
            {label}{' '}
            <select value={chosen} onChange={({ target }) => choose(target.value)}>
              <option value="">All</option>
              {offered.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.key} hidden={!fits(row, grade, size)}>
            {row.content}
          </li>
        ))}
      </ul>
    </>
  );
}
