import { Activity } from 'react';
import type { Calculator, Guide as Words } from '@/lib/calculators/calculator';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';
import styles from './tool-layout.module.scss';
import { NumberTable } from './number-table';
import { typeset } from '@/lib/calculators/figures';

export function ToolList({
  tools,
  at,
}: {
  tools: readonly { calculator: Calculator }[];
  at: Calculator;
}) {
  return (
    <nav className={`${styles.list} no-print`} aria-label="Tools">
      <h2>All tools</h2>
      <ul>
        {tools.map(({ calculator: tool }) => (
          <li key={tool.slug}>
            <a
              href={routes.tool(tool)}
              className={styles.tool}
              aria-current={tool === at ? 'page' : undefined}
            >
              {tool.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Tables of more columns have a row to themselves. */
const mostBesideAnother = 4;

/** React hydrates the guide after the form, and not in the press of a key there. */
export function Guide({ guide: { reading, formula, limits, tables, sources } }: { guide: Words }) {
  return (
    <Activity>
      <details className={`${styles.guide} no-print`}>
        <summary>How this is calculated</summary>
        <div className={styles.words}>
          <section>
            <h2>Formula</h2>
            {formula.split('; ').map((part) => (
              <p key={part}>{typeset(part)}</p>
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

const List = ({ heading, items }: { heading: string; items: readonly string[] }) => (
  <section>
    <h2>{heading}</h2>
    <ul>
      {items.map((item) => (
        <li key={item}>{withoutBreaks(item)}</li>
      ))}
    </ul>
  </section>
);
