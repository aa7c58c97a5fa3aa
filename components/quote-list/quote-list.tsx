'use client';

import { Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { totalText, type QuoteLine } from '@/lib/quotes/quote-line';
import { insertQuoteLine, removeQuoteLines } from '@/lib/quotes/quote-list';
import { LineRow } from './line-row';
import styles from './quote-list.module.scss';

/**
 * The lines of a quote request, each with what can be changed of it, and their weight. The server renders it too,
 * where a list was checked without a script: those lines are not in the browser's store.
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
  /** The line that was removed last, and where it stood. */
  const [removed, setRemoved] = useState<{ line: QuoteLine; at: number } | null>(null);
  const isBack = lines.some(({ href }) => href === removed?.line.href);
  const total = totalText(lines);

  function remove(line: QuoteLine, at: number) {
    removeQuoteLines([line.href]);
    setRemoved({ line, at });
  }

  function undo(line: QuoteLine, at: number) {
    if (insertQuoteLine(line, at)) flushSync(() => setRemoved(null));
    list.current?.children[at]?.querySelector('button')?.focus();
  }

  const notice = removed && !isBack && (
    <li className={`${styles.removed} actions`}>
      {removed.line.title} removed.{' '}
      <button
        ref={focus}
        type="button"
        className="btn btn-quiet btn-large"
        aria-label={`Undo: ${removed.line.title} removed`}
        onClick={() => undo(removed.line, removed.at)}
      >
        Undo
      </button>
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
      {total && <p>{total}</p>}
    </>
  );
}

/** The notice takes the focus of the button that was removed with its line. */
const focus = (button: HTMLButtonElement | null) => button?.focus();
