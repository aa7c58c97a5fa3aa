'use client';

import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { useQuery } from '@/components/primitives/address-query';
import { useDeferredAddress } from '@/components/primitives/address-store';
import { CopyButton } from '@/components/copy/copy-button';
import type { Metal } from '@/lib/catalog/metals';
import { firstFound } from './row-words';
import styles from './folded-table.module.scss';

export interface Column {
  title: string;
  /** It holds a word or two, or a number and a name. */
  width?: 'narrow' | 'wide';
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

/** So few rows need no folds. */
const maxUnfolded = 30;

/**
 * A long table in folds, one for each group of its rows, in the order of the rows. Narrowed to a metal and to what is
 * typed, both from the address (`?metal=nickel&find=718`), until few are left: they are shown in one table.
 */
export function FoldedTable(props: FoldedTableProps) {
  const asked = useDeferredAddress(useQuery().toString());
  const isHydrating = useSyncExternalStore(never, isFalse, isTrue);
  const [folds] = useState(() => ({ isPrerendered: isHydrating, opened: new Set<string>() }));
  return useMemo(() => tableOf(asked, props, folds), [asked, props, folds]);
}

const never = () => () => {};
const isTrue = () => true;
const isFalse = () => false;

interface Folds {
  /** Whether the document has them as they were prerendered: React leaves these hundreds of rows alone. */
  isPrerendered: boolean;
  /** What the visitor opened, by group: a filter takes the folds away, and without it they are restored. */
  opened: Set<string>;
}

interface FoldedTableProps {
  /** What the places in it begin with: `#specs-ams-49xx`. */
  name: string;
  title: string;
  columns: readonly Column[];
  rows: readonly FoldedRow[];
  /** The metals that rows are of. A prop, so that their table is not in the script. */
  metals: readonly Pick<Metal, 'slug' | 'name'>[];
  /** What a group is, before its metals: "Reactive and refractory metals: ". */
  families?: Readonly<Record<string, string>>;
}

function tableOf(
  asked: string,
  { name, title, columns, rows, metals, families }: FoldedTableProps,
  folds: Folds,
) {
  const query = new URLSearchParams(asked);
  const ofMetal = rows.filter(({ metal }) => metal === query.get('metal'));
  const shown = firstFound(query.get('find') ?? '', ofMetal[0] ? ofMetal : rows);
  /** Where no row has a note there is no column of dashes. */
  const isFilled = (_: unknown, i: number) => shown.some(({ cells }) => cells[i]);
  const groups = new Map<string, FoldedRow[]>();
  for (const row of shown) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return (
    <section className={shown.length > 0 ? styles.table : styles.empty}>
      <h2 id={name} aria-live="polite" aria-atomic="true">
        {title}: {shown.length < rows.length && `${shown.length} of `}
        {rows.length}
      </h2>
      {shown.length > maxUnfolded ? (
        // A server has no document.
        folds.isPrerendered && shown.length === rows.length && typeof document !== 'undefined' ? (
          <PrerenderedFolds folds={folds} />
        ) : (
          <div className={styles.folds}>
            {[...groups].map(([group, of]) => (
              <details
                key={group}
                open={folds.opened.has(group)}
                onToggle={({ currentTarget }) => note(currentTarget, folds)}
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
            ))}
          </div>
        )
      ) : (
        shown.length > 0 && (
          <Table
            label={title}
            columns={columns.filter(isFilled)}
            rows={shown.map((row) => ({ ...row, cells: row.cells.filter(isFilled) }))}
          />
        )
      )}
    </section>
  );
}

/** Ignored while hydrating, and the same object at each rendering: React writes it only when it differs. */
const asPrerendered = { __html: '' };

/**
 * The folds of the prerendered HTML, as one element: hydrating each row would hold up the first key in the filter. A filter
 * that narrows the table removes them, and what is shown after it is rendered here.
 */
const PrerenderedFolds = ({ folds }: { folds: Folds }) => (
  <div
    className={styles.folds}
    suppressHydrationWarning
    dangerouslySetInnerHTML={asPrerendered}
    ref={(element) => {
      const toggled = ({ target }: Event) => note(target, folds);
      folds.isPrerendered = true;
      for (const fold of element?.children ?? []) note(fold, folds);
      element?.addEventListener('toggle', toggled, true);
      return () => {
        folds.isPrerendered = false;
        element?.removeEventListener('toggle', toggled, true);
      };
    }}
  />
);

/** Notes whether a fold is open. Its group is the first word of its summary. */
function note(fold: EventTarget | null, { opened }: Folds) {
  if (fold instanceof HTMLDetailsElement)
    opened[fold.open ? 'add' : 'delete'](fold.querySelector('span')?.textContent ?? '');
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
