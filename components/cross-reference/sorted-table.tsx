'use client';

import { memo, useDeferredValue, type MouseEvent, type ReactNode } from 'react';
import { setQuery, useQuery } from '@/components/primitives/address-query';
import { isHeeding } from '@/components/primitives/address-store';
import { CopyButton } from '@/components/copy/copy-button';
import { finder } from './row-words';
import styles from './sorted-table.module.scss';

/** A column: what it is sorted by in the address, where it can be sorted by. */
export interface Column {
  title: string;
  sort?: string;
  /** It holds a word or two. */
  narrow?: boolean;
}

export interface SortedRow {
  key: string;
  /** The number that the row begins with, to be copied. */
  number: string;
  metal: string;
  /** What numbers like this one begin with; the first row of each is jumped to. */
  series?: string;
  /** What the row is found by (`findable`). */
  find: string;
  /** What the row is sorted by, by the name of the column. */
  sorts: Readonly<Record<string, string>>;
  cells: readonly ReactNode[];
}

const collator = new Intl.Collator('en-US', { numeric: true });

interface SortedTableProps {
  /** The table's own word in the address. */
  name: string;
  caption: string;
  columns: readonly [Column, ...Column[]];
  rows: readonly SortedRow[];
}

/**
 * A table sorted by the links in its head, narrowed to a metal and to what is typed, all from the address
 * (`?metal=nickel&specs=grade&find=718`). The rows come in the order of the first column, by which links lead to
 * each series of numbers. What changed the address is shown before its hundreds of rows are made.
 */
export function SortedTable(props: SortedTableProps) {
  const search = String(useQuery());
  const shown = useDeferredValue(search);
  return <Table {...props} search={isHeeding() ? search : shown} />;
}

const Table = memo(function Table({
  name,
  caption,
  columns,
  rows,
  search,
}: SortedTableProps & { search: string }) {
  const query = new URLSearchParams(search);
  const metal = query.get('metal');
  const sorted = columns.find(({ sort }) => sort && sort === query.get(name)) ?? columns[0];
  const by = sorted.sort ?? '';
  const isKnown = rows.some((row) => row.metal === metal);
  const isFound = finder(query.get('find') ?? '');
  const shown = rows.filter((row) => (!isKnown || row.metal === metal) && isFound(row.find));
  const ordered =
    sorted === columns[0]
      ? shown
      : shown.toSorted((a, b) => collator.compare(a.sorts[by] ?? '', b.sorts[by] ?? ''));
  /** The row that each series begins with. */
  const starts = new Map<string, string>();
  if (sorted === columns[0])
    for (const { series, key } of ordered)
      if (series && !starts.has(series)) starts.set(series, key);
  const sort = (event: MouseEvent, column: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const now = new URLSearchParams(location.search);
    now.set(name, column);
    setQuery(now);
  };
  return (
    <>
      {starts.size > 1 && (
        <nav className={`${styles.jumps} no-print`} aria-label={`${caption}: jump to`}>
          {[...starts.keys()].map((series) => (
            <a key={series} href={`#${place(name, series)}`}>
              {series}
            </a>
          ))}
        </nav>
      )}
      <table id={name} className={`${styles.table} designations`}>
        <caption>
          <span>
            {caption}: {ordered.length}
            {ordered.length < rows.length && ` of ${rows.length}`}
          </span>
        </caption>
        <thead>
          <tr>
            {columns.map(({ title, narrow, sort: word }, i) => (
              <th
                key={title}
                scope="col"
                className={narrow ? styles.narrow : undefined}
                aria-sort={columns[i] === sorted ? 'ascending' : undefined}
              >
                {word ? (
                  <a
                    className={styles.sort}
                    data-stays=""
                    href={`?${name}=${word}#${name}`}
                    onClick={(event) => sort(event, word)}
                  >
                    {title}
                  </a>
                ) : (
                  title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ordered.length === 0 && (
            <tr>
              <td colSpan={columns.length}>No row matches the filter.</td>
            </tr>
          )}
          {ordered.map(({ key, number, series, cells: [head, ...cells] }) => (
            <tr
              key={key}
              id={series && starts.get(series) === key ? place(name, series) : undefined}
            >
              <th scope="row">
                {head}
                <CopyButton value={number} />
              </th>
              {cells.map((cell, i) => (
                <td key={columns[i + 1]?.title}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
});

/** The name of the place where a series begins: "specs-ams-49". */
const place = (table: string, series: string) =>
  `${table}-${series.toLowerCase().replaceAll(' ', '-')}`;
