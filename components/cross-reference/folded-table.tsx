'use client';

import type { ReactNode } from 'react';
import { useQuery } from '@/components/primitives/address-query';
import { CopyButton } from '@/components/copy/copy-button';
import { findMetal } from '@/lib/catalog/metals';
import { finder } from './row-words';
import styles from './folded-table.module.scss';

export interface Column {
  title: string;
  /** It holds a word or two. */
  narrow?: boolean;
}

export interface FoldedRow {
  key: string;
  /** The number that the row begins with, to be copied. */
  number: string;
  metal: string;
  /** What it is filed under: "AMS 49xx", "GOST". */
  group: string;
  /** What the row is found by (`findable`). */
  find: string;
  cells: readonly ReactNode[];
}

/** So few rows are shown without being asked for. */
const maxOpen = 30;

/**
 * A long table in folds, one for each group of its rows, in the order of the rows; narrowed to a metal and to what is
 * typed, both from the address (`?metal=nickel&find=718`). What the filter leaves of it is open.
 */
export function FoldedTable({
  name,
  title,
  columns,
  rows,
}: {
  /** What the places in it begin with: `#specs-ams-49xx`. */
  name: string;
  title: string;
  columns: readonly Column[];
  rows: readonly FoldedRow[];
}) {
  const query = useQuery();
  const metal = query.get('metal');
  const isKnown = rows.some((row) => row.metal === metal);
  const isFound = finder(query.get('find') ?? '');
  const shown = rows.filter((row) => (!isKnown || row.metal === metal) && isFound(row.find));
  const groups = new Map<string, FoldedRow[]>();
  for (const row of shown) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return (
    <section className={styles.table}>
      <h2 id={name} aria-live="polite" aria-atomic="true">
        {title}: {shown.length < rows.length && `${shown.length} of `}
        {rows.length}
      </h2>
      {[...groups].map(([group, of]) => (
        <details key={group} open={shown.length <= maxOpen}>
          <summary>
            <span>{group}</span>
            <span className={styles.metals}>
              {[...new Set(of.map((row) => findMetal(row.metal)?.name))].join(', ')}
            </span>
            <span>{of.length}</span>
          </summary>
          <table
            id={`${name}-${group.toLowerCase().replaceAll(/\W+/g, '-')}`}
            className="designations"
            aria-label={`${title}, ${group}`}
          >
            <thead>
              <tr>
                {columns.map(({ title: head, narrow }) => (
                  <th key={head} scope="col" className={narrow ? styles.narrow : undefined}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {of.map(({ key, number, cells: [head, ...cells] }) => (
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
        </details>
      ))}
    </section>
  );
}
