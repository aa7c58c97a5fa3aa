'use client';

import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { LastRequest } from '@/components/quote/last-request';
import { QuoteList } from '@/components/quote-list/quote-list';
import { useQuoteLines } from '@/components/quote-list/use-quote-lines';
import { listen } from '@/lib/browser/listen';
import { listProblem } from '@/lib/quotes/pasted/list-problem';
import {
  bareUnits,
  itOrThem,
  linesOf,
  otherBareUnit,
  otherRows,
  rowsNotRecognized,
  tellsBareUnit,
  type BareUnit,
} from '@/lib/quotes/pasted/part';
import { rowsAsLines, toQuoteLines } from '@/lib/quotes/pasted/to-quote-lines';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import { addQuoteLines } from '@/lib/quotes/quote-list';
import * as routes from '@/lib/routing/routes';
import { counted } from '@/lib/site/counted';
import { askLines } from './ask-lines';
import { ListForm } from './list-form';
import styles from './paste-list.module.scss';

type Phase =
  | { step: 'writing'; problem: string; note: string }
  | { step: 'checking' }
  /** Rows that became no line stay in the box. `bare` is a list with numbers without a unit, and how they were read. */
  | { step: 'checked'; lines: number; rows: readonly string[]; bare: BareList | null };

interface BareList {
  address: string;
  text: string;
  unit: BareUnit;
  /** Rows that were added as written: read again, they do not come back into the box. */
  added: readonly string[];
}

const writing: Phase = { step: 'writing', problem: '', note: '' };

/**
 * The quote list of this browser, and a box for a buyer's list: pasted, typed or dropped as a file. Each line that the
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
  const [phase, setPhase] = useState<Phase>(writing);

  useEffect(() => {
    // A link from the search has a line to check.
    const line = new URLSearchParams(location.search).get('line') ?? '';
    const typed = box.current?.value ?? '';
    if (box.current && !typed.includes(line))
      box.current.value = [line, typed].filter(Boolean).join('\n');
  }, []);

  function refuse(problem: string) {
    setPhase({ step: 'writing', problem, note: '' });
    box.current?.focus();
  }

  const check = (address: string, text: string) =>
    readAll({ address, text, unit: 'in', added: [] });

  async function readAll(list: BareList) {
    const { address, text, unit, added } = list;
    const refusal = listProblem(text);
    if (refusal) return refuse(refusal);
    setPhase({ step: 'checking' });
    const { parts, message } = await askLines(address, text, unit);
    if (message) return refuse(message);
    const rows = otherRows(parts).filter((row) => !added.includes(row));
    add(
      toQuoteLines(linesOf(parts), routes.quoteList()),
      text.split('\n'),
      rows,
      tellsBareUnit(parts, unit) ? list : null,
    );
  }

  /** Lists what was read of `taken`. `rows` of it stay in the box, and so does what was typed meanwhile. */
  function add(
    lines: readonly QuoteLine[],
    taken: readonly string[],
    rows: readonly string[],
    bare: BareList | null,
  ) {
    if (!addQuoteLines(lines))
      return refuse(
        'Your browser could not save these lines: your quote list is full. Please send it first, or copy these lines into your message.',
      );
    const typed = (box.current?.value.split('\n') ?? []).filter(
      (row) => row.trim() && !taken.includes(row),
    );
    if (box.current) box.current.value = [...rows, ...typed].join('\n');
    flushSync(() => setPhase({ step: 'checked', lines: lines.length, rows, bare }));
    (lines.length > 0 && typed.length === 0 ? heading : box).current?.focus();
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

  const addDropped = useEffectEvent((file: File) => void addFile(file));
  useEffect(
    () =>
      // Text is dropped by the browser itself.
      listen(['dragover', 'drop'], (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        const [file] = event.type === 'drop' ? event.dataTransfer.files : [];
        if (file) addDropped(file);
      }),
    [],
  );

  return (
    <>
      <LastRequest />
      <section className={styles.listed} aria-labelledby={headingId}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className="needs-script">
          {listed.length > 0
            ? `Your quote list: ${counted(listed.length, 'line')}`
            : 'Your quote list is empty'}
        </h2>
        {listed.length === 0 && <p className="needs-script">{empty}</p>}
        <output>{phase.step === 'checked' && listed.length > 0 && checkedText(phase)}</output>
        {phase.step === 'checked' && phase.bare && (
          <BareNumbers list={phase.bare} onRead={readAll} />
        )}
        <QuoteList lines={listed} />
        {listed.length > 0 && (
          <p className="actions no-print">
            <a className="btn btn-large" href={routes.contact()} data-quote="">
              Request a quote
            </a>
          </p>
        )}
      </section>
      {children}
      <div className={styles.columns}>
        <div>
          <ListForm
            box={box}
            isBusy={phase.step === 'checking'}
            isQuiet={listed.length > 0}
            problem={phase.step === 'writing' ? phase.problem : ''}
            onCheck={check}
            onFile={addFile}
          >
            <output className={styles.note}>{phase.step === 'writing' && phase.note}</output>
            {phase.step === 'checked' && phase.rows.length > 0 && (
              <p className={styles.note}>
                {`${rowsNotRecognized(phase.rows.length)}. Change ${itOrThem(phase.rows.length)} here and check ${itOrThem(phase.rows.length)} again, or `}
                <button
                  type="button"
                  className="btn btn-quiet"
                  onClick={() =>
                    add(
                      rowsAsLines(phase.rows, routes.quoteList()),
                      phase.rows,
                      [],
                      phase.bare && {
                        ...phase.bare,
                        added: [...phase.bare.added, ...phase.rows],
                      },
                    )
                  }
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

/** Says once in which unit bare numbers were read, with a button that has them read in the other. */
function BareNumbers({
  list,
  onRead,
}: {
  list: BareList;
  onRead: (list: BareList) => Promise<void>;
}) {
  const other = otherBareUnit(list.unit);
  return (
    <p className={styles.note}>
      {`Numbers without a unit were read as ${bareUnits[list.unit]}. `}
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => void onRead({ ...list, unit: other })}
      >
        {`Read them as ${bareUnits[other]}`}
      </button>
    </p>
  );
}

/** "2 lines added. Please check each against your own text." */
const checkedText = ({ lines }: { lines: number }) =>
  lines > 0 ? `${counted(lines, 'line')} added. Please check each against your own text.` : '';
