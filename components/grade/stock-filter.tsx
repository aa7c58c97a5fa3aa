'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SizeButtons } from '@/components/quote/size-buttons';
import { metricSize } from '@/lib/catalog/size-range';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import styles from './sizes.module.scss';

interface Row {
  key: string;
  grade: string;
  /** "0.250 0.3125", as its buttons have them. */
  sizes: string;
  line: QuoteLine;
  about: ReactNode;
}

const fits = (row: Row, grade: string, size: string) =>
  (!grade || row.grade === grade) && (!size || row.sizes.split(' ').includes(size));

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  onChoose: (value: string) => void;
  wordsOf?: (option: string) => string;
}

function Choice({ label, value, options, onChoose, wordsOf = String }: ChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  // What was chosen before this script ran is in the field only (decision 16).
  useEffect(() => onChoose(select.current?.value ?? ''), [onChoose]);

  return (
    <label>
      {label}
      <select
        ref={select}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">All</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {wordsOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** "2.500 in · 63.5 mm": an option has no part that the units' switch could hide. */
function inBothUnits(size: string) {
  const millimeters = metricSize(size);
  return millimeters ? `${size} in · ${millimeters} mm` : `${size} in`;
}

interface StockFilterProps {
  grades: readonly string[];
  sizes: readonly string[];
  rows: readonly Row[];
}

/** Rows of stock, narrowed to a grade, a size alone or both; each choice offers what the other leaves. */
export function StockFilter({ grades, sizes, rows }: StockFilterProps) {
  const [grade, setGrade] = useState('');
  const [size, setSize] = useState('');
  return (
    <>
      <div className={`${styles.choices} no-print needs-script`}>
        <Choice
          label="Grade"
          value={grade}
          onChoose={setGrade}
          options={grades.filter((each) => rows.some((row) => fits(row, each, size)))}
        />
        <Choice
          label="Size"
          value={size}
          onChoose={setSize}
          wordsOf={inBothUnits}
          options={sizes.filter((each) => rows.some((row) => fits(row, grade, each)))}
        />
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.key} hidden={!fits(row, grade, size)}>
            {row.about}
            <SizeButtons line={row.line} shown={(fits(row, grade, size) && size) || row.sizes} />
          </li>
        ))}
      </ul>
    </>
  );
}
