import { Activity, type ReactElement } from 'react';
import { listWithoutKeys } from '@/components/primitives/list-without-keys';
import type { Guide as Words } from '@/lib/calculators/guide';
import type { Table } from '@/lib/calculators/table';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import styles from './guide.module.scss';
import { NumberTable } from './number-table';
import { TableFold } from './table-fold';
import { typeset } from './typeset';

/** Rows from which a narrow table is shown in halves: with no other table beside it, fewer. */
const [longTable, onlyTable] = [15, 12];

/**
 * The first table is open, and one beside it that is about as short; the others are folded away, each under its caption.
 */
const isOpen = (i: number, first: Table) => i === 0 || (i === 1 && first.rows.length < longTable);

/** A longer list of sources is folded away: on a phone it would be two screens of links. */
const maxOpenSources = 8;

/**
 * The guide beside the form of a tool; all of the tool's page where no script runs. React hydrates it after the form, and
 * not in the press of a key there.
 */
export function Guide({ guide }: { guide: Words }) {
  const { reading, formula, limits, tables, sources } = guide;
  const densities = tables.filter(({ foldName }) => foldName);
  return (
    <Activity>
      <div className={styles.guide}>
        <section className={styles.rule}>
          <h2>Formula</h2>
          {listWithoutKeys(formula.split('; '), (part) => (
            <p>{formulaOf(typeset(part))}</p>
          ))}
        </section>
        <List heading="Notes" items={reading} />
        <List heading="Limits" items={limits} />
        <section>
          <h2>Sources</h2>
          {sources.length > maxOpenSources ? (
            <details>
              <summary>{sources.length} sources</summary>
              <Sources sources={sources} />
            </details>
          ) : (
            <Sources sources={sources} />
          )}
        </section>
        {tables.length > 0 && (
          <section className={styles.tables}>
            <h2>Tables</h2>
            {tables
              .slice(0, tables.length - densities.length)
              .map((table, i) =>
                isOpen(i, tables[0]!) ? (
                  <Halves
                    key={table.caption}
                    table={table}
                    least={tables.length > 1 ? longTable : onlyTable}
                  />
                ) : (
                  <TableFold key={table.caption} table={table} />
                ),
              )}
          </section>
        )}
        {densities.length > 0 && (
          <section className={styles.folds}>
            <h2>Densities, lb per cubic inch</h2>
            <div>
              {densities.map((table) => (
                <TableFold key={table.caption} table={table}>
                  <p className={styles.legend}>{table.legend}</p>
                </TableFold>
              ))}
            </div>
          </section>
        )}
      </div>
    </Activity>
  );
}

/** A cell that leaves two parts of three columns the room side by side on a tablet. */
const isShort = (cell: string) => cell.length < 9;

/** A table; a long and narrow one in halves or quarters, which stand side by side where they have room. */
function Halves({ table, least }: { table: Table; least: number }) {
  const { caption, columns, rows } = table;
  if (rows.length < least || columns.length > 4) return <NumberTable table={table} />;
  const isSlim = columns.length < 4 && rows.flatMap(({ cells }) => cells).every(isShort);
  const parts = isSlim && rows.length >= 4 * onlyTable ? 4 : 2;
  const length = Math.ceil(rows.length / parts);
  return (
    <div
      className={[styles.halves, isSlim && styles.slim, parts > 2 && styles.quarters]
        .filter(Boolean)
        .join(' ')}
    >
      {Array.from({ length: parts }, (_, i) => rows.slice(i * length, (i + 1) * length)).map(
        (part) => (
          <NumberTable
            key={part[0]?.cells[0]}
            table={{
              columns,
              rows: part,
              caption: `${caption}: ${part[0]?.cells[0]} to ${part.at(-1)?.cells[0]}`,
            }}
          />
        ),
      )}
    </div>
  );
}

const Sources = ({ sources }: Pick<Words, 'sources'>) => (
  <ul className={styles.sources}>
    {sources.map(({ name, href }) => (
      <li key={name}>{href ? <a href={href}>{name}</a> : withoutBreaks(name)}</li>
    ))}
  </ul>
);

/** A text in which what the pattern's one group matches is shown as an element. */
const withElements = (text: string, pattern: RegExp, show: (match: string) => ReactElement) =>
  listWithoutKeys(text.split(pattern), (part, i) => (i % 2 ? show(part) : <>{part}</>));

/** "10^n": what follows a "^" stands above the line. No line ends within brackets. */
const formulaOf = (text: string) =>
  withElements(text, /(\^\w+|\([^()]*\))/, (part) =>
    part.startsWith('^') ? <sup>{part.slice(1)}</sup> : <span className="whole">{part}</span>,
  );

/** No line ends within a size: 2-1/2, 2 1/2, 5' 3-1/2" */
const inOnePiece = (text: string) =>
  withElements(text, /((?:\d+' )?\d+[- ]\d+\/\d+"?)/, (size) => (
    <span className="whole">{size}</span>
  ));

const List = ({ heading, items }: { heading: string; items: readonly string[] }) => (
  <section>
    <h2>{heading}</h2>
    <ul>
      {items.map((item) => (
        <li key={item}>{inOnePiece(withoutBreaks(item))}</li>
      ))}
    </ul>
  </section>
);
