import type { ReactNode } from 'react';
import { ScrollRegion } from '@/components/primitives/scroll-region';
import styles from './data-table.module.scss';

/**
 * What a column is on a phone, where a row is a few lines: `title` begins the row; a `figure` stands in that line, under its
 * head, which stays in sight; what is `labelled` has a line of its own below, and two columns that are `beside` each other
 * share one. A cell that rows share stands above them. A table with no such column stays a table, and scrolls.
 */
type Phone = 'title' | 'labelled' | 'beside' | 'figure';

export interface Column<Row> {
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  phone?: Phone;
  /** What stands before the cell on a phone. */
  label?: string;
  /** Figures are aligned at their end; numbers do not break. Translators leave both alone. */
  kind?: 'figure' | 'number';
  /** A share of the width for sizes or many words; fixed widths line up the columns of tables below each other. */
  width?: 'half' | 'name' | 'narrow';
  /** Links, which on a phone are chips. */
  isLinks?: boolean;
  /** The system of units that it is in. The visitor's choice shows one of the two. */
  unit?: 'us' | 'metric';
  /** Adjacent rows for which it returns the same, as do the columns before, share the cell. */
  shared?: (row: Row) => string | null;
}

interface Group<Row> {
  /** A row of its own above the others. */
  title?: ReactNode;
  rows: readonly Row[];
}

interface Props<Row> {
  caption: string;
  /** For a table without a heading above it that says the same; else the caption is for screen readers. */
  showsCaption?: boolean;
  columns: readonly Column<Row>[];
  rows?: readonly Row[];
  /** In place of `rows`, where they stand below titles. */
  groups?: readonly Group<Row>[];
  /** The row's id, its metal, and whether it is the row that answers. */
  rowProps?: (row: Row) => {
    id?: string;
    'data-metal'?: string;
    'data-current'?: '';
  };
  id?: string;
  className?: string;
  /** A table of words that fits keeps its head in sight: on a phone too, or where it is `wide`. */
  headStays?: '' | 'wide';
}

/** Rows from which the head stays in sight while the table scrolls below it. */
const longTable = 8;

/** So many columns of figures fit a phone, and so many a wide screen in narrow cells alone. */
const [fittingColumns, denseColumns] = [5, 12];

/** Rows are a few lines on a phone. A column that no row fills is left out. */
export function DataTable<Row>({
  caption,
  showsCaption = false,
  columns: allColumns,
  rows = [],
  groups = [{ rows }],
  rowProps,
  id,
  className,
  headStays,
}: Props<Row>) {
  const all = groups.flatMap((group) => group.rows);
  const columns = allColumns.filter(({ cell }) => all.some((row) => isFilled(cell(row))));
  const isStacked = columns.some(({ phone }) => phone);
  const hasFigures = columns.some(({ phone }) => phone === 'figure');
  const isLong = all.length > longTable;
  const areFigures = columns.slice(1).every(({ kind }) => kind === 'figure');
  const fits = isStacked || (areFigures && columns.length <= fittingColumns);
  const sticky = isLong && fits ? (isStacked ? 'stacked' : '') : undefined;
  return (
    <ScrollRegion
      label={caption}
      className={styles.region}
      data-sticky={headStays ?? sticky}
      data-figures={hasFigures ? '' : undefined}
    >
      <table
        id={id}
        className={[styles.table, className].filter(Boolean).join(' ')}
        data-layout={isStacked ? 'stacked' : columns.length >= denseColumns ? 'dense' : undefined}
        data-long={isLong ? '' : undefined}
      >
        <caption className={showsCaption ? undefined : 'visually-hidden'}>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- the columns of a table never move
              <th key={i} scope="col" {...attributesOf(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.flatMap(({ title, rows: below }, i) =>
          bodiesOf(below, columns).map((body, j) => (
            // oxlint-disable-next-line react/no-array-index-key -- nor do its groups
            <tbody key={`${i} ${j}`}>
              {title && j === 0 && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={columns.length}>
                    <span>{title}</span>
                  </th>
                </tr>
              )}
              {body.map((row, at) => {
                const props = rowProps?.(row);
                return (
                  <tr key={props?.id ?? at} {...props}>
                    {columns.map((column, c) => (
                      // oxlint-disable-next-line react/no-array-index-key
                      <Cell key={c} columns={columns} c={c} rows={body} i={at} />
                    ))}
                  </tr>
                );
              })}
            </tbody>
          )),
        )}
      </table>
    </ScrollRegion>
  );
}

const isFilled = (content: ReactNode) => content !== '' && content != null && content !== false;

/** Only what is set: a page carries each attribute of its thousands of cells, "undefined" too, in its flight data. */
const onlySet = (attributes: Readonly<Record<string, string | number | false | undefined>>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value || value === ''));

const attributesOf = ({ kind, phone, width, unit, isLinks, shared }: Column<never>) =>
  onlySet({
    translate: kind && 'no',
    'data-kind': kind,
    'data-phone': phone ?? (shared && 'heading'),
    'data-width': width,
    'data-unit': unit,
    'data-links': isLinks && '',
  });

/** Where the first column is shared, the rows of each of its cells are a body of their own: it is their heading. */
function bodiesOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  const bodies: Row[][] = [];
  rows.forEach((row, i) => {
    const body = bodies.at(-1);
    if (!body || (columns[0]?.shared && !isShared(columns, 0, rows, i))) bodies.push([row]);
    else body.push(row);
  });
  return bodies;
}

/** Whether a row has no cell of its own in this column, as it shares that of the row above it. */
function isShared<Row>(
  columns: readonly Column<Row>[],
  c: number,
  rows: readonly Row[],
  i: number,
): boolean {
  const [row, above] = [rows[i], rows[i - 1]];
  if (row === undefined || above === undefined || !columns[c]?.shared) return false;
  return columns.slice(0, c + 1).every(({ shared }) => !shared || shared(row) === shared(above));
}

function Cell<Row>({
  columns,
  c,
  rows,
  i,
}: {
  columns: readonly Column<Row>[];
  c: number;
  rows: readonly Row[];
  i: number;
}) {
  if (isShared(columns, c, rows, i)) return null;
  const column = columns[c]!;
  const row = rows[i]!;
  let span = 1;
  while (isShared(columns, c, rows, i + span)) span += 1;
  const content = column.cell(row);
  const props = {
    ...attributesOf(column),
    ...onlySet({
      rowSpan: span > 1 && span,
      'data-label': content ? column.label : undefined,
    }),
  };
  return c === 0 ? (
    <th scope={span > 1 ? 'rowgroup' : 'row'} {...props}>
      {content}
    </th>
  ) : (
    <td {...props}>{content}</td>
  );
}
