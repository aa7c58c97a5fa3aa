'use client';

import {
  type ReactNode,
  Suspense,
  type SubmitEvent,
  lazy,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLastQuote } from '@/components/quote/use-last-quote';
import { useQuoteLines } from '@/components/quote/use-quote-lines';
import { useLoaded } from '@/components/primitives/use-loaded';
import { listen } from '@/lib/browser/listen';
import { readText } from '@/lib/browser/local-text';
import { textOf } from '@/lib/quotes/pasted/part';
// Its styles come with the page: a style sheet added later moves what is there (as in compare/comparison.tsx).
import './checked-list.module.scss';
import styles from './paste-list.module.scss';
import { noPastedList } from './pasted-list';
import { SentRequest } from './sent-request';
import { useCheck } from './use-check';
import { useListFile } from './use-list-file';
import { usePastedList } from './use-pasted-list';

const ListedLines = lazy(async () => ({ default: (await import('./listed-lines')).ListedLines }));

const fetchSummary = () => import('@/components/quote/error-summary');
const fetchLastRequest = () => import('@/components/quote/last-request');

/**
 * A buyer's list: pasted, typed or dropped, checked line by line, and put on the quote list. The text is all there is:
 * each change of a line changes it. Without a script the form posts it, and the answer is a page.
 */
export function PasteList({
  page,
  empty,
  examples,
  children,
}: {
  page: string;
  /** How lines are added, where the quote list has none. */
  empty?: ReactNode;
  /** Beside the form. */
  examples?: ReactNode;
  children?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const problemId = useId();
  const listed = useQuoteLines();
  const isListless = useSyncExternalStore(subscribeToNothing, hasNoLines, () => false);
  const [summary, loadSummary] = useLoaded(fetchSummary);
  const [last, loadLastRequest] = useLoaded(fetchLastRequest);
  /** What is wrong with the list; a summary of it takes the focus and links to the box. */
  const [problem, setProblem] = useState({ sentence: '', hasSummary: false });
  const onProblem = (sentence: string) => setProblem({ sentence, hasSummary: false });
  const { text, added, isAsAdded, change, isOpenedLine } = usePastedList(box);
  /** The list before it was cleared. */
  const [cleared, setCleared] = useState(noPastedList);
  const lastSent = useLastQuote();
  const { CheckedList, rows, checks, isBusy, check, changeRows } = useCheck({
    form,
    box,
    onProblem,
    onRefused: (sentence) => {
      onProblem(sentence);
      void loadSummary().then(
        () => setProblem({ sentence, hasSummary: true }),
        () => {}, // a new release has no such chunk: the sentence is below the box
      );
    },
    onRows: (next) => {
      const nextText = textOf(next);
      change({ text: nextText, added, isAsAdded: isAsAdded && nextText === text });
    },
  });
  const { note, addFile } = useListFile({
    box,
    onProblem,
    onText: (next) => change({ text: next, added }),
  });

  const isChecked = rows !== null && textOf(rows) === text;
  const isSent =
    isAsAdded &&
    !isChecked &&
    added.every(
      (href) => lastSent?.lines.includes(href) && !listed.some((line) => line.href === href),
    );
  /** Whether the text was sent, also where it was changed since: the words above it keep their place. */
  const [wasSent, setWasSent] = useState(false);
  if (isSent && !wasSent) setWasSent(true);
  const hasWords = listed.length === 0 && !rows && Boolean(empty ?? wasSent);

  useEffect(() => {
    function showLastRequest() {
      // Most visitors have sent nothing: looked up without loading anything.
      if (readText('last-quote')) void loadLastRequest().catch(() => {});
    }
    showLastRequest();
    return listen(['last-quote'], showLastRequest);
  }, [loadLastRequest]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void check(text, false);
  }

  function clearOrUndo() {
    setCleared({ text, added, isAsAdded });
    change(text ? noPastedList : cleared);
    box.current?.focus();
  }

  return (
    <>
      {last && !(wasSent && hasWords) && <last.LastRequest />}
      {/* Not above a line of it that is being changed; one line of words beside a list that was checked. */}
      {listed.length > 0 && (rows || !isOpenedLine) && (
        <Suspense>
          <ListedLines lines={listed} isShort={rows !== null} />
        </Suspense>
      )}
      {hasWords && (
        <p className={`${styles.empty} needs-script`} data-unknown={isListless ? undefined : ''}>
          {wasSent && lastSent ? (
            <>
              <SentRequest words={isSent ? undefined : 'Last request:'} request={lastSent} />.{' '}
              {empty}
            </>
          ) : text ? (
            'These lines are not on your quote list yet. Check the list to see how we read them, then add them.'
          ) : (
            <>Your quote list is empty. {empty}</>
          )}
        </p>
      )}
      {children}
      <div className={styles.columns}>
        <form
          ref={form}
          className={styles.form}
          method="post"
          action="/api/quote-lines/"
          aria-busy={isBusy}
          onSubmit={submit}
        >
          {problem.hasSummary && summary && (
            <summary.ErrorSummary
              className={styles.problem}
              problems={[{ id: 'list-text', sentence: problem.sentence }]}
            />
          )}
          <label htmlFor="list-text">Your list, one item to a line</label>
          <textarea
            ref={box}
            id="list-text"
            name="text"
            className={styles.text}
            rows={rows ? 3 : 10}
            spellCheck={false}
            autoComplete="off"
            aria-describedby={problem.sentence ? problemId : undefined}
            aria-invalid={problem.sentence ? true : undefined}
            value={text}
            onChange={({ target }) => change({ text: target.value, added })}
          />
          <p
            role={problem.hasSummary ? undefined : 'alert'}
            id={problemId}
            className={problem.hasSummary ? 'visually-hidden' : styles.problem}
          >
            {problem.sentence}
          </p>
          <output className={styles.note}>{note}</output>
          <p className={styles.actions}>
            <label className={`${styles.file} needs-script`}>
              Or a file: .xlsx, .csv, .tsv or .txt
              <input
                type="file"
                accept=".xlsx,.txt,.csv,.tsv,text/plain,text/csv,text/tab-separated-values"
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) void addFile(file);
                  target.value = '';
                }}
              />
            </label>
            {/* Where lines are listed or were read, to request a quote for them is the next thing to do. */}
            <button
              className={`btn btn-large ${listed.length > 0 || isSent || isChecked ? 'btn-quiet' : ''}`}
              aria-disabled={isBusy}
            >
              {isBusy ? 'Checking…' : 'Check the list'}
            </button>
            {(text || cleared.text) && (
              <button type="button" className="btn btn-quiet btn-large" onClick={clearOrUndo}>
                {text ? 'Clear' : 'Undo clear'}
              </button>
            )}
          </p>
        </form>
        {examples}
      </div>
      {CheckedList && rows && isChecked && (
        <CheckedList
          key={checks}
          page={page}
          rows={rows}
          added={added}
          isBusy={isBusy}
          onChange={changeRows}
          onCheck={(list) => check(list, true)}
          onAdded={(hrefs) => change({ text, added: hrefs, isAsAdded: true })}
        />
      )}
    </>
  );
}

/** Whether this browser stores no lines. `useQuoteLines` says when that changes, but loads them late. */
const hasNoLines = () => readText('quote-list').length <= '[]'.length;
const subscribeToNothing = () => () => {};
