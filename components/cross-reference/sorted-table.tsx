'use client';

import type { MouseEvent, ReactNode } from 'react';
import { setQuery, useQuery } from '@/components/primitives/address-query';
import { CopyButton } from '@/components/copy/copy-button';
import { ScrollRegion } from '@/components/primitives/scroll-region';
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
  /** What the row is sorted by, by the name of the column. */
  sorts: Readonly<Record<string, string>>;
  cells: readonly ReactNode[];
}

const collator = new Intl.Collator('en-US', { numeric: true });

/**
 * A table sorted by the links in its head and narrowed to a metal, both from the address
 * (`?metal=nickel&specs=grade`). The rows come in the order of the first column.
 */
export function SortedTable({
  name,
  caption,
  columns,
  rows,
}: {
  /** The table's own word in the address. */
  name: string;
  caption: string;
  columns: readonly [Column, ...Column[]];
  rows: readonly SortedRow[];
}) {
  const query = useQuery();
  const metal = query.get('metal');
  const sorted = columns.find(({ sort }) => sort && sort === query.get(name)) ?? columns[0];
  const by = sorted.sort ?? '';
  const shown = rows.some((row) => row.metal === metal)
    ? rows.filter((row) => row.metal === metal)
    : rows;
  const ordered =
    sorted === columns[0]
      ? shown
      : shown.toSorted((a, b) => collator.compare(a.sorts[by] ?? '', b.sorts[by] ?? ''));
  const sort = (event: MouseEvent, column: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    query.set(name, column);
    setQuery(query);
  };
  return (
    <ScrollRegion label={caption}>
      <table id={name} className={`${styles.table} designations`}>
        <caption>
          <span>
            {caption}: {ordered.length}
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
          {ordered.map(({ key, number, cells: [head, ...cells] }) => (
            <tr key={key}>
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
    </ScrollRegion>
  );
}
