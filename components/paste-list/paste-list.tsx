'use client';

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { LastRequest } from '@/components/quote/last-request';
import { askLines } from '@/components/quote-list/ask-lines';
import { QuoteList } from '@/components/quote-list/quote-list';
import { useQuoteLines } from '@/components/quote-list/use-quote-lines';
import { listProblem } from '@/lib/quotes/pasted/list-problem';
import {
  bareNumbersOf,
  bareUnitNotice,
  bareUnits,
  itOrThem,
  linesOf,
  otherBareUnit,
  otherRows,
  tellsBareUnit,
  type BareUnit,
} from '@/lib/quotes/pasted/part';
import { rowsAsLines, toQuoteLines } from '@/lib/quotes/pasted/to-quote-lines';
import { missingFields, missingText, totalText, type QuoteLine } from '@/lib/quotes/quote-line';
import { addQuoteLines, quoteLines } from '@/lib/quotes/quote-list';
import { quoteListCsv } from '@/lib/quotes/quote-list-csv';
import * as routes from '@/lib/routing/routes';
import { counted } from '@/lib/site/counted';
import { ListForm } from './list-form';
import styles from './paste-list.module.scss';

type Phase =
  { step: 'writing'; problem: string; note: string } | { step: 'checking' } | { step: 'checked' };

/** What was said of a check while its list was not changed, and the rows that it did not recognize. */
interface Checked {
  text: string;
  list: readonly QuoteLine[];
  rows: readonly string[];
}

const writing: Phase = { step: 'writing', problem: '', note: '' };

/**
 * The quote list of this browser, and a box for a buyer's list: pasted, typed or from a file. Each line that the
 * site reads in it goes onto the quote list; what it cannot read stays in the box. Without a script the form posts the
 * list, and the answer is a page.
 */
export function PasteList({
  empty,
  examples,
  children,
}: {
  /** How lines are added, where the quote list has none. */
  empty: ReactNode;
  /** Beside the form. */
  examples: ReactNode;
  children: ReactNode;
}) {
  const box = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const listed = useQuoteLines();
  const lacking = listed.filter((line) => missingFields(line).length > 0);
  const [phase, setPhase] = useState<Phase>(writing);
  /** What the last check added, and the rows that became no line: those stay in the box. A check that fails leaves both. */
  const [checked, setChecked] = useState<Checked>({ text: '', list: [], rows: [] });
  /** The lists with numbers without a unit, how those were read, and the addresses of their lines. */
  const [bare, setBare] = useState<{
    unit: BareUnit;
    texts: readonly string[];
    hrefs: readonly string[];
  }>({ unit: 'in', texts: [], hrefs: [] });

  useEffect(() => {
    // A link from the search has a line to check, one from elsewhere several.
    const typed = box.current?.value ?? '';
    const lines = new URLSearchParams(location.search)
      .getAll('line')
      .filter((line) => !typed.includes(line));
    if (box.current) box.current.value = [...lines, typed].filter(Boolean).join('\n');
  }, []);

  function refuse(problem: string) {
    setPhase({ step: 'writing', problem, note: '' });
    box.current?.focus();
  }

  async function check(text: string) {
    const refusal = listProblem(text);
    if (refusal) return refuse(refusal);
    setPhase({ step: 'checking' });
    const { parts, message } = await askLines(text, bare.unit);
    if (message) return refuse(message);
    const lines = toQuoteLines(linesOf(parts), routes.quoteList());
    const isAdded = add(lines, text.split('\n'), otherRows(parts));
    if (isAdded && tellsBareUnit(parts, bare.unit))
      setBare({
        ...bare,
        texts: [...new Set([...bare.texts, text])],
        hrefs: [...bare.hrefs, ...bareNumbersOf(parts).map((number) => lines[number - 1]!.href)],
      });
  }

  /** Reads the lists with numbers without a unit in the other unit, as far as their lines are listed. */
  async function readAgain() {
    const { rows } = checked;
    const unit = otherBareUnit(bare.unit);
    setPhase({ step: 'checking' });
    const answers = await Promise.all(bare.texts.map((text) => askLines(text, unit)));
    const failed = answers.find(({ message }) => message);
    if (failed) return refuse(failed.message);
    const kept = box.current?.value.split('\n') ?? [];
    const read = answers.flatMap(({ parts }) => toQuoteLines(linesOf(parts), routes.quoteList()));
    const isAdded = add(
      read.filter((line) => listed.some(({ href }) => href === line.href)),
      rows,
      rows.filter((row) => kept.includes(row)),
    );
    if (isAdded) setBare({ ...bare, unit });
  }

  /** Lists what was read of `taken`. `rows` of it stay in the box, and so does what was typed meanwhile. Returns whether they could be listed. */
  function add(lines: readonly QuoteLine[], taken: readonly string[], rows: readonly string[]) {
    if (!addQuoteLines(lines)) {
      refuse(
        'Your browser could not save these lines: your quote list is full. Please send it first, or copy these lines into your message.',
      );
      return false;
    }
    const typed = (box.current?.value.split('\n') ?? []).filter(
      (row) => row.trim() && !taken.includes(row),
    );
    if (box.current) box.current.value = [...rows, ...typed].join('\n');
    flushSync(() => {
      setPhase({ step: 'checked' });
      setChecked({ text: checkedText(lines.length), list: quoteLines(), rows });
    });
    (lines.length > 0 && typed.length === 0 ? heading : box).current?.focus();
    return true;
  }

  async function addFile(file: File) {
    try {
      const { readListFile } = await import('./read-list-file');
      const read = await readListFile(file);
      if ('problem' in read) return refuse(read.problem);
      const text = [box.current?.value.trimEnd(), read.text].filter(Boolean).join('\n');
      const refusal = listProblem(text);
      if (refusal) return refuse(refusal);
      if (box.current) box.current.value = text;
      setPhase({ step: 'writing', problem: '', note: read.note });
      box.current?.focus();
    } catch {
      refuse('The file could not be read. Please paste its text instead.');
    }
  }

  const isChecking = phase.step === 'checking';
  /** What is left of the last check, also where a later one fails. */
  const rows = isChecking ? [] : checked.rows;
  const numbersOf = (hrefs: readonly string[]) =>
    listed.flatMap(({ href }, i) => (hrefs.includes(href) ? i + 1 : []));

  const unread = rows.length > 0 && (
    <a
      className={`${styles.incomplete} no-print`}
      href="#not-recognized"
    >{`${counted(rows.length, 'row')} not recognized`}</a>
  );
  const [first] = lacking;
  const number = listed.findIndex((line) => line === first) + 1;
  const incomplete = first && (
    <a
      className={`${styles.incomplete} no-print`}
      href={`#line-${number}`}
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>('[data-missing=true]')?.focus();
      }}
    >
      {lacking.length === 1
        ? `Complete line ${number}: ${missingText(first)}`
        : `${lacking.length} lines not complete`}
    </a>
  );
  const request = (
    <a className="btn btn-large no-print" href={routes.contact()} data-quote="">
      Request a quote
    </a>
  );

  return (
    <>
      <section className={`${styles.listed} needs-script`} aria-labelledby={headingId}>
        <LastRequest />
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          {listed.length > 0
            ? `Your quote list: ${counted(listed.length, 'line')}`
            : 'Your quote list is empty'}
        </h2>
        {listed.length === 0 && <p>{empty}</p>}
        <output>{phase.step === 'checked' && listed === checked.list && checked.text}</output>
        {!isChecking && listed.length > 0 && bare.texts.length > 0 && (
          <p className={styles.note}>
            {bareUnitNotice(bare.unit, numbersOf(bare.hrefs))}
            <button
              type="button"
              className="btn btn-quiet btn-large"
              onClick={() => void readAgain()}
            >
              {`Read them as ${bareUnits[otherBareUnit(bare.unit)]}`}
            </button>
          </p>
        )}
        {/* On a phone, where the actions are below the list, a long one has them above it too. */}
        {listed.length > 4 && (
          <div className={`${styles.actions} ${styles.head}`}>
            {request}
            {unread}
            {incomplete}
          </div>
        )}
        <QuoteList
          lines={listed}
          actions={(removeAll) => (
            <div className="actions">
              <p className={styles.status}>
                {totalText(listed)} {incomplete}
              </p>
              {unread && <p>{unread}</p>}
              {request}
              <a
                className="btn btn-quiet btn-large no-print"
                href={csvAddress(listed)}
                download="quote-list.csv"
              >
                Save as CSV
              </a>
              <button
                type="button"
                className="btn btn-quiet btn-large no-print"
                onClick={removeAll}
              >
                Remove all
              </button>
            </div>
          )}
        />
      </section>
      {children}
      <div className={styles.columns}>
        <div>
          <ListForm
            box={box}
            isBusy={isChecking}
            isQuiet={listed.length > 0}
            problem={phase.step === 'writing' ? phase.problem : ''}
            onCheck={check}
            onFile={addFile}
          >
            <output className={styles.note}>{phase.step === 'writing' && phase.note}</output>
            {rows.length > 0 && (
              <p id="not-recognized" className={styles.note}>
                {`${counted(rows.length, 'row')} not recognized. Change ${itOrThem(rows.length)} here and check ${itOrThem(rows.length)} again, or `}
                <button
                  type="button"
                  className="btn btn-quiet btn-large"
                  onClick={() => add(rowsAsLines(rows, routes.quoteList()), rows, [])}
                >
                  Add as written
                </button>
              </p>
            )}
          </ListForm>
        </div>
        {examples}
      </div>
    </>
  );
}

/** With a byte order mark: without one Excel reads ø and ³ in the letters of Windows. */
const csvAddress = (lines: readonly QuoteLine[]) =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${quoteListCsv(lines)}`)}`;

/** "2 lines added. Please check each against your own text." */
const checkedText = (lines: number) =>
  lines > 0 ? `${counted(lines, 'line')} added. Please check each against your own text.` : '';
