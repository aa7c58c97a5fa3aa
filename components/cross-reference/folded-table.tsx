'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { useQuery, useDeferredAddress } from '@/components/primitives/address-store';
import { type Column, DataTable } from '@/components/tables/data-table';
import type { NamedContent } from '@/lib/catalog/names';
import { counted } from '@/lib/site/counted';
import { firstFound, type RowNames } from './row-words';
import styles from './folded-table.module.scss';

export type FoldedColumn = Omit<Column<FoldedRow>, 'head' | 'cell'> & {
  title: string;
  /** It says what a row is filed under, which the folds do where there are any. */
  isGroup?: true;
};

export interface FoldedRow extends RowNames {
  key: string;
  /** The number that rows are in the order of. */
  number: string;
  metal: string;
  /** What it is filed under: "Titanium", "GOST". */
  group: string;
  cells: readonly ReactNode[];
}

const maxUnfolded = 30;
/** The numbers of a closed fold that stand beside its name, as far as they fit. */
const maxSamples = 4;

/** A long table in folds by group. Few rows are one table; the folds are then hidden, because their removal is slow. */
export function FoldedTable(props: FoldedTableProps) {
  const { name, title, columns, rows, named } = props;
  const asked = useDeferredAddress(useQuery().toString());
  const shown = useMemo(() => {
    const find = new URLSearchParams(asked).get('find');
    return find ? firstFound(find, rows, named) : rows;
  }, [asked, rows, named]);
  const isFew = shown.length <= maxUnfolded;
  const folded = isFew ? rows : shown;
  /** What the visitor opened, by group: a filter takes folds away, and without it they are restored. */
  const [opened] = useState(() => new Set<string>());
  const folds = useMemo(() => foldsOf(folded, props, opened), [folded, props, opened]);
  return (
    <section className={styles.table} data-rows={shown.length}>
      <h2 id={name} aria-live="polite" aria-atomic="true">
        {title}: {shown.length < rows.length && `${shown.length} of `}
        {rows.length}
      </h2>
      {folds.length > 0 && (
        <div className={styles.folds} hidden={isFew}>
          {folds}
        </div>
      )}
      {isFew && shown.length > 0 && <Table label={title} columns={columns} rows={shown} />}
    </section>
  );
}

interface FoldedTableProps {
  name: string;
  title: string;
  /** What a row is: "spec". */
  noun: string;
  columns: readonly FoldedColumn[];
  rows: readonly FoldedRow[];
  /** The grades and specifications by whose names rows are found: one object for all tables, which has one index. */
  named: NamedContent;
}

function foldsOf(
  rows: readonly FoldedRow[],
  { name, title, noun, columns }: FoldedTableProps,
  opened: Set<string>,
) {
  if (rows.length <= maxUnfolded) return [];
  const groups = new Map<string, FoldedRow[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return [...groups].map(([group, of]) => (
    <details
      key={group}
      open={opened.has(group)}
      onToggle={({ currentTarget }) => opened[currentTarget.open ? 'add' : 'delete'](group)}
    >
      <summary>
        <span>{group}</span>
        <span>{counted(of.length, noun)}</span>
        <span className={styles.first}>{firstNumbers(of)}</span>
      </summary>
      <Table
        id={`${name}-${group.toLowerCase().replaceAll(/\W+/g, '-')}`}
        label={`${title}, ${group}`}
        columns={columns}
        rows={of}
      />
    </details>
  ));
}

const firstNumbers = (rows: readonly FoldedRow[]) =>
  [
    ...rows.slice(0, maxSamples).map(({ number }) => number),
    ...(rows.length > maxSamples ? ['…'] : []),
  ].join(', ');

interface TableProps {
  id?: string;
  label: string;
  columns: readonly FoldedColumn[];
  rows: readonly FoldedRow[];
}

const Table = ({ id, label, columns, rows }: TableProps) => (
  <DataTable
    id={id}
    caption={label}
    rows={rows}
    rowProps={({ metal }) => ({ 'data-metal': metal })}
    columns={columns.map(({ title, isGroup, ...column }, i) => ({
      ...column,
      head: title,
      cell: ({ cells }: FoldedRow) => !(id && isGroup) && cells[i],
    }))}
  />
);
