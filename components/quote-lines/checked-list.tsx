'use client';

import { Fragment, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { addToMessage } from '@/components/quote/quote-draft';
import { useLastQuote } from '@/components/quote/use-last-quote';
import {
  duplicateLine,
  moveLine,
  removeLine,
  textWith,
  type Row,
} from '@/lib/quotes/pasted/edit-parts';
import { toCsv } from '@/lib/quotes/pasted/to-csv';
import {
  appliedRows,
  isNamed,
  linesOf,
  otherRows,
  rowsNotRecognized,
  totalWeight,
} from '@/lib/quotes/pasted/part';
import { toQuoteLines } from '@/lib/quotes/pasted/to-quote-lines';
import { maxLines, quoteLines, replaceQuoteLines, watchQuoteLines } from '@/lib/quotes/quote-list';
import { counted } from '@/lib/site/counted';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';
import styles from './checked-list.module.scss';
import { CheckedRow } from './checked-row';
import { SentRequest } from './sent-request';

export interface CheckedListProps {
  /** The address of the page that it is on. */
  page: string;
  rows: readonly Row[];
  /** The addresses of the quote list's lines that this list became before. */
  added: readonly string[];
  isBusy: boolean;
  onChange: (rows: readonly Row[]) => void;
  /** Has a changed text checked. Answers whether it could be. */
  onCheck: (text: string) => Promise<boolean>;
  onAdded: (hrefs: readonly string[]) => void;
}

/** The lines of a list as they were read, to be changed, ordered and put on the quote list. */
export function CheckedList({
  page,
  rows,
  added,
  isBusy,
  onChange,
  onCheck,
  onAdded,
}: CheckedListProps) {
  const section = useRef<HTMLElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const [announcement, setAnnouncement] = useState('');
  /** The list before a line was removed, and the index of that line. */
  const [removal, setRemoval] = useState<{ before: readonly Row[]; at: number } | null>(null);
  /** What takes the focus after the next rendering. */
  const [focused, setFocused] = useState<{ id: string }>({ id: 'checked-lines' });
  /** What is being typed at a line, and the text that it began with. A ref, not state: a letter does not render all lines. */
  const typed = useRef(new Map<number, { of: string; text: string }>());
  const lines = linesOf(rows);
  const others = otherRows(rows);
  const applied = appliedRows(rows);
  const unnamed = lines.filter((line) => !isNamed(line)).length;
  const total = totalWeight(lines);
  const quoted = useSyncExternalStore(watchQuoteLines, quoteLines);
  /** Whether each of them is on the quote list, unchanged. */
  const hrefs = toQuoteLines(lines, page).map(({ href }) => href);
  const isAdded = hrefs.every((href) => quoted.some((line) => line.href === href));
  const last = useLastQuote();
  /** The request that each of them was sent with, unchanged; while it can be corrected they are on the quote list. */
  const sent = !isAdded && last && hrefs.every((href) => last.lines.includes(href)) ? last : null;
  const addedText =
    quoted.length > lines.length
      ? `${counted(lines.length, 'line')} added; ${quoted.length} on your quote list.`
      : `${counted(lines.length, 'line')} on your quote list.`;
  /** Whether the rows that became no line were put into the message. */
  const [isNoted, setNoted] = useState(false);

  useEffect(() => {
    const target = section.current?.querySelector<HTMLElement>(`#${focused.id}`);
    target?.focus();
    // The first lines come into sight with the heading.
    if (focused.id === 'checked-lines') target?.scrollIntoView();
  }, [focused]);

  function change(next: readonly Row[], sentence: string) {
    setRemoval(null);
    setAnnouncement(sentence);
    onChange(next);
  }

  function remove(id: number, at: number) {
    change(removeLine(rows, id), `Line ${at + 1} removed.`);
    setRemoval({ before: rows, at });
    setFocused({ id: 'undo-removal' });
  }

  function undo(before: readonly Row[], at: number) {
    change(before, `Line ${at + 1} is back.`);
    setFocused({ id: `line-${linesOf(before)[at]?.id}` });
  }

  /** The texts of lines that were changed and are not checked yet. */
  const changedTexts = () =>
    new Map(
      lines.flatMap(({ id, text }) => {
        const draft = typed.current.get(id);
        return draft?.of === text && draft.text !== text ? [[id, draft.text] as const] : [];
      }),
    );

  /** Checks all changed lines together with this one, so that no edit is lost where lines are added. */
  async function recheck(id: number, at: number) {
    setRemoval(null);
    setAnnouncement('');
    if (!(await onCheck(textWith(rows, changedTexts())))) return;
    setAnnouncement(`Line ${at + 1} checked again.`);
    setFocused({ id: `line-${id}` });
  }

  /** Puts the rows that became no line into the message, so that none of the list is lost. */
  const note = () => setNoted(others.length > 0 && addToMessage(others.join('\n')));

  function add() {
    const changed = changedTexts();
    const unchecked = lines.findIndex(({ id }) => changed.has(id));
    if (unchecked >= 0) {
      setAnnouncement(`Line ${unchecked + 1} was changed. Please check it first.`);
      return setFocused({ id: `line-${lines[unchecked]?.id}` });
    }
    const next = toQuoteLines(lines, page);
    if (next.length > maxLines)
      return setAnnouncement(
        `A quote list takes at most ${maxLines} lines. Please remove some and send them as a second request.`,
      );
    if (!replaceQuoteLines(added, next))
      return setAnnouncement(
        'Your browser could not save these lines: your quote list is full. Please send it first, or copy these lines into your message.',
      );
    onAdded(next.map(({ href }) => href));
    setAnnouncement('');
    note();
    opener.current?.click();
  }

  return (
    <section ref={section} className={`${styles.checked} section`} aria-labelledby="checked-lines">
      <h2 id="checked-lines" tabIndex={-1}>
        {counted(lines.length, 'line')} read
        {others.length > 0 && `, ${rowsNotRecognized(others.length)}`}
      </h2>
      <p>
        Please check each line against your own text.
        {lines.some(({ fields }) => fields.some(({ isAssumed }) => isAssumed)) &&
          ' “Assumed” marks what your text leaves out or states in an ambiguous way.'}
      </p>
      <ol className={styles.lines}>
        {lines.map((line, at) => (
          <Fragment key={line.id}>
            {removal?.at === at && <Removed onUndo={() => undo(removal.before, at)} at={at} />}
            <CheckedRow
              line={line}
              number={at + 1}
              isLast={at + 1 === lines.length}
              isBusy={isBusy}
              onType={(text) => typed.current.set(line.id, { of: line.text, text })}
              onCheck={() => recheck(line.id, at)}
              onMove={(by) =>
                change(moveLine(rows, line.id, by), `Line ${at + 1} is now line ${at + 1 + by}.`)
              }
              onDuplicate={() =>
                change(duplicateLine(rows, line.id), `Line ${at + 1} is now line ${at + 2} too.`)
              }
              onRemove={() => remove(line.id, at)}
            />
          </Fragment>
        ))}
        {removal && removal.at >= lines.length && (
          <Removed onUndo={() => undo(removal.before, removal.at)} at={removal.at} />
        )}
      </ol>
      {applied.length > 0 && (
        <section className={styles.others} aria-labelledby="applied-rows">
          <h3 id="applied-rows">Applied to the lines</h3>
          <ul>
            {applied.map((row, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- two rows may be alike
              <li key={`${i} ${row}`}>{row}</li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="other-rows">
          <h3 id="other-rows">{otherRowsText(others.length, isNoted, lines.length > 0)}</h3>
          <ul>
            {others.map((row, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- two rows may be alike
              <li key={`${i} ${row}`}>{row}</li>
            ))}
          </ul>
          {!isNoted && (
            <p>
              You can also <a href="#list-text">change your list</a> and check it again.
            </p>
          )}
          {lines.length === 0 && (
            <button
              type="button"
              className="btn btn-quiet no-print"
              aria-disabled={isNoted}
              onClick={note}
            >
              {isNoted ? 'In your message' : 'Add to your message'}
            </button>
          )}
        </section>
      )}
      {total && (
        <p className={styles.total}>
          {total.of}: <strong>{total.weight}</strong>
          {withoutBreaks(total.note)}
        </p>
      )}
      {lines.length > 0 && (
        <p className={`${styles.add} no-print`}>
          <button
            type="button"
            className={`btn btn-large ${sent ? 'btn-quiet' : ''}`}
            onClick={add}
          >
            {isAdded ? (
              'Open the quote form'
            ) : (
              <>
                Add {counted(lines.length, 'line')} to the quote
                {unnamed > 0 && ` (${unnamed} to clarify)`}
              </>
            )}
          </button>
          <output>
            {announcement || (isAdded && addedText)}
            {!announcement && sent && <SentRequest request={sent} />}
          </output>
        </p>
      )}
      <p className={`${styles.more} no-print`}>
        {/* Beside lines the button above opens the form, by this link. */}
        <a ref={opener} href={routes.contact()} data-quote="" hidden={lines.length > 0}>
          Open the quote form
        </a>
        {lines.length > 0 && (
          <button type="button" data-copy={toCsv(lines)}>
            Copy as CSV
          </button>
        )}
      </p>
      {lines.length === 0 && (
        <p className="beneath">
          <output>{announcement}</output>
        </p>
      )}
    </section>
  );
}

/** What becomes of the rows that are no lines. */
function otherRowsText(count: number, isNoted: boolean, hasLines: boolean): string {
  const [inMessage, goes, add] =
    count === 1
      ? [
          'This row is in your message',
          'This row goes into your message as you wrote it',
          'Add this row to your message?',
        ]
      : [
          'These rows are in your message',
          'These rows go into your message as you wrote them',
          'Add these rows to your message?',
        ];
  if (isNoted) return inMessage;
  return hasLines ? goes : add;
}

const Removed = ({ at, onUndo }: { at: number; onUndo: () => void }) => (
  <li className={styles.removed}>
    Line {at + 1} removed.{' '}
    <button type="button" id="undo-removal" className="btn btn-quiet" onClick={onUndo}>
      Undo
    </button>
  </li>
);
