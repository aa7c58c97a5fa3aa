'use client';

import { type ReactNode, useState } from 'react';
import { AddToQuote } from '@/components/quote/add-to-quote';
import { SizeButtons } from '@/components/quote/size-buttons';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import { counted } from '@/lib/site/counted';
import styles from './sizes.module.scss';

interface Row {
  key: string;
  grade: string;
  /** "0.250 0.3125", as its buttons have them; empty where they are on request. */
  sizes: string;
  line: QuoteLine;
  about: ReactNode;
}

const fits = (row: Row, grade: string, size: string) =>
  (!grade || row.grade === grade) && (!size || row.sizes.split(' ').includes(size));

type Option = readonly [value: string, words: string];

/** So many rows are read without narrowing. */
const shortList = 3;

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select
        // What was chosen before this script ran is in the field only (decision 16).
        ref={(field) => {
          if (field) onChoose(field.value);
        }}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">All</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

interface StockFilterProps {
  sizes: readonly Option[];
  rows: readonly Row[];
}

/**
 * Rows of stock, narrowed to a grade, a size alone or both; each choice offers what the other leaves. On a phone the sizes of
 * a row are folded until its grade is chosen, unless there are few rows.
 */
export function StockFilter({ sizes, rows }: StockFilterProps) {
  const [grade, setGrade] = useState('');
  const [size, setSize] = useState('');
  const isShort = rows.length <= shortList;
  return (
    <>
      {!isShort && (
        <div className={`${styles.choices} no-print needs-script`}>
          <Choice
            label="Grade"
            value={grade}
            onChoose={setGrade}
            options={[
              ...new Set(rows.filter((row) => fits(row, '', size)).map((row) => row.grade)),
            ].map((each) => [each, each])}
          />
          <Choice
            label="Size"
            value={size}
            onChoose={setSize}
            options={sizes.filter(([each]) => rows.some((row) => fits(row, grade, each)))}
          />
        </div>
      )}
      <ul className={`${styles.rows} ${styles.stock} ${styles.unfolded}`}>
        {rows.map((row) => (
          <li key={row.key} hidden={!fits(row, grade, size)}>
            {row.about}
            {row.sizes === '' ? (
              <div className="no-print">
                <AddToQuote line={row.line} />
              </div>
            ) : size ? (
              <SizeButtons line={row.line} shown={size} />
            ) : (
              <details key={grade} open={isShort || grade !== ''}>
                <summary>
                  {counted(row.sizes.split(' ').length, 'size')}
                  <span className="visually-hidden"> of {row.grade}</span>
                </summary>
                <SizeButtons line={row.line} shown={row.sizes} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
