import { Activity, Fragment, type ReactNode } from 'react';
import type { Guide as Words } from '@/lib/calculators/guide';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import styles from './guide.module.scss';
import { NumberTable } from './number-table';
import { typeset } from './typeset';

/** Tables of more columns have a row to themselves. */
const mostBesideAnother = 4;

/**
 * How a tool calculates, in one fold under it: its rule, notes, limits, sources and tables. React hydrates it after the
 * form, and not in the press of a key there.
 */
export function Guide({ guide: { reading, formula, limits, tables, sources } }: { guide: Words }) {
  return (
    <Activity>
      <details className={`${styles.guide} no-print`}>
        <summary>How this is calculated</summary>
        <div className={styles.words}>
          <section>
            <h2>Formula</h2>
            {formula.split('; ').map((part) => (
              <p key={part}>{formulaOf(typeset(part))}</p>
            ))}
          </section>
          <List heading="Notes" items={reading} />
          <List heading="Limits" items={limits} />
          <section>
            <h2>Sources</h2>
            <ul>
              {sources.map(({ name, href }) => (
                <li key={name} className={href ? 'link-item' : undefined}>
                  {href ? <a href={href}>{name}</a> : withoutBreaks(name)}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className={styles.tables}>
          {tables.map((table) => (
            <div
              key={table.caption}
              className={table.columns.length > mostBesideAnother ? styles.whole : undefined}
            >
              <NumberTable table={table} />
              {table.legend && <p className={styles.legend}>{table.legend}</p>}
            </div>
          ))}
        </div>
      </details>
    </Activity>
  );
}

/** A text in which what the pattern's one group matches is shown as an element. */
const withElements = (text: string, pattern: RegExp, show: (match: string) => ReactNode) =>
  // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
  text.split(pattern).map((part, i) => <Fragment key={i}>{i % 2 ? show(part) : part}</Fragment>);

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
