'use client';

import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  changeQuoteLine,
  insertQuoteLines,
  removeQuoteLines,
  type EditableFields,
} from '@/lib/quotes/quote-list';
import { askedFields, missingFields, type QuoteLine } from '@/lib/quotes/quote-line';
import { counted } from '@/lib/site/counted';
import type { LineFields } from './line-fields';
import { Doubts, LineText, PastedText } from './line-text';
import { TextField } from './text-field';
import styles from './quote-list.module.scss';

/** The lines that were removed last, where they stood, and how many were left. */
type Removed = { lines: readonly QuoteLine[]; at: number; left: number };

/**
 * The lines of a quote request, each with what can be changed of it, and their weight. The server renders it too,
 * where a list was checked without a script: those lines are not in the browser's store.
 */
export function QuoteList({
  lines,
  actions,
  isReadOnly = false,
}: {
  lines: readonly QuoteLine[];
  /** What is done with the whole list. In a form there is nothing, and a line is one row. */
  actions?: (removeAll: () => void) => ReactNode;
  /** The lines are not those of the store, which is what a change would change. */
  isReadOnly?: boolean;
}) {
  const list = useRef<HTMLOListElement>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);

  function remove(these: readonly QuoteLine[], at = 0) {
    removeQuoteLines(these.map(({ href }) => href));
    setRemoved({ lines: these, at, left: lines.length - these.length });
  }

  function undo({ lines: these, at }: Removed) {
    if (insertQuoteLines(these, at)) flushSync(() => setRemoved(null));
    // In a form a list that is long again is folded.
    list.current?.closest('details')?.setAttribute('open', '');
    list.current?.children[at]?.querySelector('button')?.focus();
  }

  const removedText = removed && `${nameOf(removed.lines)} removed`;
  // It goes once lines are added.
  const notice = removed?.left === lines.length && (
    <li className={`${styles.removed} actions`}>
      {removedText}.{' '}
      <button
        ref={focus}
        type="button"
        className="btn btn-quiet btn-large"
        aria-label={`Undo: ${removedText}`}
        onClick={() => undo(removed)}
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
              isShort={!actions && !isReadOnly}
              isReadOnly={isReadOnly}
              onRemove={() => remove([line], i)}
            />
          </Fragment>
        ))}
        {removed && removed.at >= lines.length && notice}
      </ol>
      {lines.length > 0 && actions?.(() => remove(lines))}
    </>
  );
}

/** Nothing is typed any more. */
const pauseMs = 500;

const nameOf = (lines: readonly QuoteLine[]) =>
  lines.length === 1 ? lines[0]!.title : counted(lines.length, 'line');

/** As the `ref` of what takes the focus once it is shown, such as the notice that stands for a removed line. */
export const focus = (element: HTMLElement | null) => element?.focus();

/** A line of the list: what is asked for in one row, what to look at, and its fields once they are opened. */
function LineRow({
  line,
  number,
  isShort,
  isReadOnly,
  onRemove,
}: {
  line: QuoteLine;
  number: number;
  isShort: boolean;
  isReadOnly: boolean;
  onRemove: () => void;
}) {
  const { title } = line;
  const opener = useRef<HTMLButtonElement>(null);
  const [Fields, setFields] = useState<typeof LineFields | null>(null);
  /** What it lacked when it was shown: the boxes stay while they are filled in. */
  const [asked, setAsked] = useState(() => missingFields(line));
  const missing = missingFields(line);
  if (missing.some((name) => !asked.includes(name))) setAsked([...asked, ...missing]);
  /** What would be missing of its form if nothing were filled in. */
  const needed = missingFields({ ...line, quantity: '', size: '', width: '', length: '' });
  const boxes = askedFields.filter(
    (name) => asked.includes(name) && (name === 'form' || needed.includes(name)),
  );

  useEffect(() => {
    if (!line.edited) return;
    const timer = setTimeout(
      // Without an answer the line stays as it is.
      () => void import('./ask-lines').then((ask) => ask.readLine(line)).catch(() => {}),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [line]);

  const change = (changes: EditableFields) => changeQuoteLine(line.href, changes);

  /** The fields are loaded at the first press: most lines are sent as they are. After a new release they are only in its page. */
  const edit = () =>
    import('./line-fields').then(
      ({ LineFields: loaded }) => setFields(() => loaded),
      () => location.reload(),
    );

  function close() {
    flushSync(() => {
      setFields(null);
      setAsked(missing);
    });
    opener.current?.focus();
  }

  return (
    <li id={isShort ? undefined : `line-${number}`}>
      <div className={styles.row}>
        <LineText line={line} />
        {!isShort && <PastedText line={line} />}
        {boxes.length > 0 && !Fields && (
          <div className={`${styles.missing} ${isReadOnly ? '' : 'needs-script'} no-print`}>
            {boxes.map((name) => (
              <TextField
                key={name}
                line={line}
                name={name}
                number={number}
                isPosted={isReadOnly}
                onChange={change}
              />
            ))}
          </div>
        )}
        {!isReadOnly && (
          <>
            {!Fields && (
              <button
                ref={opener}
                type="button"
                className={`${styles.edit} needs-script no-print`}
                aria-label={`Edit line ${number}: ${title}`}
                onClick={() => void edit()}
              >
                Edit
              </button>
            )}
            <button
              type="button"
              className={`${styles.remove} needs-script no-print`}
              aria-label={`Remove line ${number}: ${title}`}
              onClick={onRemove}
            >
              ×
            </button>
          </>
        )}
      </div>
      <Doubts line={line} />
      {Fields && <Fields line={line} number={number} onChange={change} onDone={close} />}
    </li>
  );
}
