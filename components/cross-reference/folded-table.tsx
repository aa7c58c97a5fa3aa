'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { useQuery, useDeferredAddress } from '@/components/primitives/address-store';
import { CopyButton } from '@/components/copy/copyable';
import { type Column, DataTable } from '@/components/tables/data-table';
import type { Metal } from '@/lib/catalog/metals';
import type { NamedContent } from '@/lib/catalog/names';
import { firstFound, type RowNames } from './row-words';
import styles from './folded-table.module.scss';

/** A column of such a table: its title, and how a `DataTable` shows it. */
export type FoldedColumn = { title: string } & Omit<Column<FoldedRow>, 'head' | 'cell'>;

export interface FoldedRow extends RowNames {
  key: string;
  /** The number that the row begins with, to be copied. */
  number: string;
  metal: string;
  /** What it is filed under: "AMS 49xx", "GOST". */
  group: string;
  cells: readonly ReactNode[];
}

/** So few rows need no folds. */
const maxUnfolded = 30;

/**
 * A long table in folds, one for each group of its rows, in the order of the rows. Narrowed to a metal and to what is
 * typed, both from the address (`?metal=nickel&find=718`), until few are left: they are shown in one table. The folds
 * are hidden meanwhile and not removed: the removal of hundreds of rows would delay the next key.
 */
export function FoldedTable(props: FoldedTableProps) {
  const { name, title, columns, rows, named } = props;
  const asked = useDeferredAddress(useQuery().toString());
  const shown = useMemo(() => rowsFor(asked, rows, named), [asked, rows, named]);
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
  /** What the places in it begin with: `#specs-ams-49xx`. */
  name: string;
  title: string;
  columns: readonly FoldedColumn[];
  rows: readonly FoldedRow[];
  /** The grades and specifications by whose names rows are found: one object for all tables, which has one index. */
  named: NamedContent;
  /** The metals that rows are of. A prop, so that their table is not in the script. */
  metals: readonly Pick<Metal, 'slug' | 'name'>[];
  /** What a group is, before its metals: "Reactive and refractory metals: ". */
  families?: Readonly<Record<string, string>>;
}

function rowsFor(
  asked: string,
  rows: readonly FoldedRow[],
  named: NamedContent,
): readonly FoldedRow[] {
  const query = new URLSearchParams(asked);
  const ofMetal = rows.filter(({ metal }) => metal === query.get('metal'));
  const among = ofMetal[0] ? ofMetal : rows;
  const find = query.get('find');
  return find ? firstFound(find, among, named) : among;
}

function foldsOf(
  rows: readonly FoldedRow[],
  { name, title, columns, metals, families }: FoldedTableProps,
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
        <span>{of.length}</span>
        <span className={styles.metals}>
          {families?.[group]}
          {metalsOf(of, metals)}
        </span>
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

function metalsOf(rows: readonly FoldedRow[], metals: FoldedTableProps['metals']) {
  const named = metals.filter(({ slug }) => rows.some(({ metal }) => metal === slug));
  return named.length === metals.length ? 'All metals' : named.map((each) => each.name).join(', ');
}

const Table = ({
  id,
  label,
  columns,
  rows,
}: {
  id?: string;
  label: string;
  columns: readonly FoldedColumn[];
  rows: readonly FoldedRow[];
}) => (
  <DataTable
    id={id}
    caption={label}
    hidesCaption
    rows={rows}
    columns={columns.map(({ title, ...column }, i) => ({
      ...column,
      head: title,
      cell: ({ cells, number }: FoldedRow) =>
        i > 0 ? (
          cells[i]
        ) : (
          <>
            {cells[0]}
            <CopyButton value={number} />
          </>
        ),
    }))}
  />
);
