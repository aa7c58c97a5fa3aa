'use client';

import { Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { quoteListCsv, totalText, type QuoteLine } from '@/lib/quotes/quote-line';
import { insertQuoteLine, removeQuoteLines } from '@/lib/quotes/quote-list';
import { LineRow } from './line-row';
import styles from './quote-list.module.scss';
import { notStored } from './use-quote-lines';

/**
 * The lines of a quote request, each with what can be changed of it, their weight, and the list as a file. The server
 * renders it too, where a list was checked without a script: those lines are not in the browser's store.
 */
export function QuoteList({
  lines,
  isShort = false,
  isReadOnly = false,
}: {
  lines: readonly QuoteLine[];
  /** One row a line, as in a form. */
  isShort?: boolean;
  /** The lines are not those of the store, which is what a change would change. */
  isReadOnly?: boolean;
}) {
  const list = useRef<HTMLOListElement>(null);
  /** The line that was removed last. */
  const [removed, setRemoved] = useState<Removed | null>(null);
  const isBack = lines.some(({ href }) => href === removed?.line.href);
  const total = totalText(lines);

  function remove(line: QuoteLine, at: number) {
    const isRemoved = removeQuoteLines([line.href]);
    if (isRemoved) setRemoved({ line, at, isStuck: false });
    return isRemoved;
  }

  function undo({ line, at }: Removed) {
    flushSync(() => {
      setRemoved(insertQuoteLine(line, at) ? null : { line, at, isStuck: true });
    });
    list.current?.children[at]?.querySelector('button')?.focus();
  }

  const notice = removed && !isBack && (
    <li className={styles.removed}>
      {removed.line.title} removed.{' '}
      <button
        ref={focus}
        type="button"
        className="btn btn-quiet btn-large"
        aria-label={`Undo: ${removed.line.title} removed`}
        onClick={() => undo(removed)}
      >
        Undo
      </button>
      {removed.isStuck && (
        <p role="alert" className={styles.refused}>
          {notStored('restored')}
        </p>
      )}
    </li>
  );

  return (
    <>
      <ol ref={list} className={styles.lines} hidden={lines.length === 0 && !notice}>
        {lines.map((line, i) => (
          <Fragment key={line.href}>
            {removed?.at === i && notice}
            <LineRow
              line={line}
              number={i + 1}
              isShort={isShort}
              isReadOnly={isReadOnly}
              onRemove={() => remove(line, i)}
            />
          </Fragment>
        ))}
        {removed && removed.at >= lines.length && notice}
      </ol>
      {lines.length > 0 && (
        <p className={styles.total}>
          {total && <span>{total}</span>}
          <a className="no-print" href={csvAddress(lines)} download="quote-list.csv">
            Save as CSV
          </a>
        </p>
      )}
    </>
  );
}

interface Removed {
  line: QuoteLine;
  /** Where it stood. */
  at: number;
  /** The browser could not put it back. */
  isStuck: boolean;
}

/** The notice takes the focus of the button that was removed with its line. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** With a byte order mark: without one Excel reads ø and ³ in the letters of Windows. */
const csvAddress = (lines: readonly QuoteLine[]) =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${quoteListCsv(lines)}`)}`;
