import { useMemo, useSyncExternalStore } from 'react';
import { readListFile } from '@/components/quote-lines/read-list-file';
import { csvRows, csvText } from '@/lib/browser/csv';
import { localStore } from '@/lib/browser/local-store';
import { isListOf, isText, parseJson } from '@/lib/runtime/value-shapes';
import type { Values } from '@/lib/calculators/calculator';
import {
  cutLine,
  fromRows,
  toQuery,
  toRows,
  totals,
  type CutLine,
} from '@/lib/calculators/cut-list';
import type { MetalWeight } from '@/lib/calculators/metal-weight';
import { isEqual } from '@/lib/calculators/rational';
import { inPoundsAndKilograms, weightText } from '@/lib/calculators/weight-solution';
import * as routes from '@/lib/routing/routes';
import { counted } from '@/lib/site/counted';
import styles from './cut-list.module.scss';

/** Lines that are kept, as many as a quote list has. */
const maxLines = 200;

/** Each line as read from its address, in the order in which they were added. */
const store = localStore<readonly string[]>(
  'cut-list',
  (text) => {
    const lines = parseJson(text);
    return isListOf(lines, (line) => isText(line)) ? lines.slice(0, maxLines) : [];
  },
  (lines) => (lines.length > 0 ? JSON.stringify(lines) : ''),
);

const valuesOf = (query: string): Values => Object.fromEntries(new URLSearchParams(query));

/** Appends what was typed; returns the message for the visitor. */
export function addLine(calculator: MetalWeight, values: Values): string {
  const list = store.read();
  if (list.length >= maxLines) return `A cut list has ${maxLines} lines at most.`;
  return store.write([...list, toQuery(calculator, values)])
    ? `Added: ${counted(list.length + 1, 'line')}.`
    : 'Your browser could not save the list.';
}

/** Adds the lines of a CSV file; answers how many, and which rows were not read. */
export async function openFile(calculator: MetalWeight, file: File): Promise<string> {
  const read = await readListFile(file);
  if ('problem' in read) return read.problem;
  const { lines: found, refused } = fromRows(calculator, csvRows(read.text));
  const list = [...store.read(), ...found.map((values) => toQuery(calculator, values))];
  if (list.length > maxLines) return `${file.name} has too many lines: ${maxLines} at most.`;
  if (found.length > 0 && !store.write(list)) return 'Your browser could not save the list.';
  const shown = refused.slice(0, 3).map(({ row, reason }) => `Row ${row}: ${reason}.`);
  const more = refused.length > shown.length ? ` ${refused.length - shown.length} more.` : '';
  return `${counted(found.length, 'line')} added from ${file.name}. ${shown.join(' ')}${more}`.trim();
}

/** The cut list of this browser: its lines, their totals, and what can be done with all of them. */
export function CutList({
  calculator,
  onMessage,
}: {
  calculator: MetalWeight;
  onMessage: (message: string) => void;
}) {
  const list = useSyncExternalStore(store.subscribe, store.read, store.empty);
  const rows = useMemo(
    () => list.map((query) => ({ query, line: cutLine(calculator, valuesOf(query)) })),
    [calculator, list],
  );
  if (rows.length === 0) return null;
  const sums = totals(rows.flatMap(({ line }) => line ?? []));
  const columns = columnsOf(sums);
  const region = `scroll-x ${styles.lines}`;
  const hrefOf = (query: string) => `${routes.tool(calculator)}?${query}`;

  async function quote() {
    const { replaceQuoteLines } = await import('@/lib/quotes/quote-list');
    const wanted = rows.flatMap(({ query, line }) =>
      line ? [{ kind: 'weight' as const, ...line.quote, href: hrefOf(query) }] : [],
    );
    onMessage(
      replaceQuoteLines([], wanted)
        ? `${counted(wanted.length, 'line')} on your quote list.`
        : 'Your quote list has no room for all lines. Please send it first.',
    );
  }

  function save() {
    const text = csvText(toRows(calculator, list.map(valuesOf)));
    // With a byte order mark: without one Excel reads ø and ³ in the letters of Windows.
    const file = URL.createObjectURL(
      new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }),
    );
    Object.assign(document.createElement('a'), { href: file, download: 'cut-list.csv' }).click();
    setTimeout(() => URL.revokeObjectURL(file), 10_000);
  }

  return (
    <>
      {/* What scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={region} tabIndex={0} aria-label="Lines of the cut list">
        <table className={styles.table}>
          <caption>
            <span>Cut list, theoretical weight</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">Line</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" className="numeric">
                  {name}
                </th>
              ))}
              <th scope="col" className="no-print">
                <span className="visually-hidden">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ query, line }, i) => (
              // Two lines may be equal, so the index is the key; lines are never reordered.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={i}>
                <th scope="row">
                  <a href={hrefOf(query)}>
                    {line ? line.quote.title : 'This line cannot be weighed'}
                  </a>
                  {line && <span className={styles.detail}>{sizesOf(line)}</span>}
                </th>
                <Figures line={line} columns={columns} />
                <td className="no-print">
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={`Remove line ${i + 1}`}
                    onClick={() => {
                      store.write(list.filter((_, at) => at !== i));
                      onMessage(`Line ${i + 1} removed.`);
                    }}
                  >
                    ×
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total of {counted(rows.length, 'line')}</th>
              <Figures line={sums} columns={columns} />
              <td className="no-print">&nbsp;</td>
            </tr>
          </tfoot>
        </table>
      </section>
      <div className={`${styles.actions} no-print`}>
        <button type="button" className="btn" onClick={() => void quote()}>
          Add all to quote
        </button>
        <button type="button" className="btn btn-quiet" onClick={save}>
          Save as CSV
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => {
            store.write([]);
            onMessage('The cut list is empty.');
          }}
        >
          Clear list
        </button>
      </div>
    </>
  );
}

/** "4 pieces, diameter 2.5 in, length 12 in" */
const sizesOf = ({ quote: { quantity, size, length } }: CutLine) =>
  [quantity, size, length && `length ${length}`].filter(Boolean).join(', ');

type Weights = Pick<CutLine, 'total' | 'bought'>;

interface Column {
  name: string;
  figure(weights: Weights): string;
}

/** What is shown of a line; kerf only where a line has it. */
const columnsOf = ({ total, bought }: Weights): readonly Column[] => [
  { name: 'lb', figure: (line) => weightText(line.total) },
  { name: 'kg', figure: (line) => inPoundsAndKilograms(line.total)[1]?.value ?? '' },
  ...(isEqual(total, bought)
    ? []
    : [{ name: 'With kerf and ends, lb', figure: (line: Weights) => weightText(line.bought) }]),
];

const Figures = ({ line, columns }: { line: Weights | null; columns: readonly Column[] }) =>
  columns.map(({ name, figure }) => (
    <td key={name} className="numeric">
      {line ? figure(line) : ''}
    </td>
  ));
