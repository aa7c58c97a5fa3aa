'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { useQuery } from '@/components/primitives/address-query';
import { useDeferredAddress } from '@/components/primitives/address-store';
import { CopyButton } from '@/components/copy/copy-button';
import type { Metal } from '@/lib/catalog/metals';
import type { NamedContent } from '@/lib/catalog/names';
import { firstFound, type RowNames } from './row-words';
import styles from './folded-table.module.scss';

export interface Column {
  title: string;
  /** It holds a word or two, or a number and a name. */
  width?: 'narrow' | 'wide';
}

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

/** More folds than twice as many are in one column: the style places so many in each (`$max-rows`). */
const maxRows = 24;

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
  const halves = useMemo(() => halvesOf(folded, props, opened), [folded, props, opened]);
  return (
    <section className={styles.table} data-rows={shown.length}>
      <h2 id={name} aria-live="polite" aria-atomic="true">
        {title}: {shown.length < rows.length && `${shown.length} of `}
        {rows.length}
      </h2>
      {halves.map((half, i) => (
        <div key={i} className={halves.length > 1 ? styles.half : undefined} hidden={isFew}>
          {half}
        </div>
      ))}
      {isFew && shown.length > 0 && <FewRows title={title} columns={columns} rows={shown} />}
    </section>
  );
}

interface FoldedTableProps {
  /** What the places in it begin with: `#specs-ams-49xx`. */
  name: string;
  title: string;
  columns: readonly Column[];
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

/** Where no row has a note there is no column of dashes. */
function FewRows({ title, columns, rows }: Pick<FoldedTableProps, 'title' | 'columns' | 'rows'>) {
  const isFilled = (_: unknown, i: number) => rows.some(({ cells }) => cells[i]);
  return (
    <Table
      label={title}
      columns={columns.filter(isFilled)}
      rows={rows.map((row) => ({ ...row, cells: row.cells.filter(isFilled) }))}
    />
  );
}

/** The columns that folds are in, each read down. */
function halvesOf(
  rows: readonly FoldedRow[],
  { name, title, columns, metals, families }: FoldedTableProps,
  opened: Set<string>,
) {
  if (rows.length <= maxUnfolded) return [];
  const groups = new Map<string, FoldedRow[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  const folds = [...groups].map(([group, of]) => (
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
  const middle = Math.ceil(folds.length / 2);
  return middle > maxRows ? [folds] : [folds.slice(0, middle), folds.slice(middle)];
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
  columns: readonly Column[];
  rows: readonly FoldedRow[];
}) => (
  <table id={id} className="designations">
    <caption>{label}</caption>
    <thead>
      <tr>
        {columns.map(({ title, width }) => (
          <th key={title} scope="col" className={width && styles[width]}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, number, cells: [head, ...cells] }) => (
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
);
