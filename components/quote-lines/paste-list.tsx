'use client';

import {
  type ComponentType,
  type ReactNode,
  Suspense,
  type SubmitEvent,
  lazy,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useQuoteLines } from '@/components/quote/use-quote-lines';
import { useQuery } from '@/components/primitives/address-query';
import type { Row } from '@/lib/quotes/pasted/edit-parts';
import { readText } from '@/lib/browser/local-text';
import { listProblem } from '@/lib/quotes/pasted/list-problem';
import { textOf } from '@/lib/quotes/pasted/part';
import type { CheckedListProps } from './checked-list';
// Its styles come with the page: a style sheet added later moves what is there (as in compare/comparison.tsx).
import './checked-list.module.scss';
import styles from './paste-list.module.scss';
import { noPastedList, readPastedList, writePastedList, type PastedList } from './pasted-list';

const ListedLines = lazy(async () => ({ default: (await import('./listed-lines')).ListedLines }));

/**
 * A buyer's list: pasted, typed or dropped, checked line by line, and put on the quote list. The text is all there is:
 * each change of a line changes it. Without a script the form posts it, and the answer is a page.
 */
export function PasteList({ page, children }: { page: string; children?: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const problemId = useId();
  const opened = useQuery().get('line');
  const listed = useQuoteLines();
  const [{ text, added }, setList] = useState(noPastedList);
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [View, setView] = useState<ComponentType<CheckedListProps> | null>(null);
  const [problem, setProblem] = useState('');
  const [summary, setSummary] = useState<ReactNode>(null);
  const [note, setNote] = useState('');
  /** A list that came by a link leaves the one that is stored as it is. */
  const [shared, setShared] = useState<string | null>(null);
  const [last, setLast] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const [checks, setChecks] = useState(0);

  useEffect(() => {
    const stored = readPastedList();
    setList((list) => {
      if (opened !== null) return { text: opened, added: [location.pathname + location.search] };
      // What was typed before this script ran.
      const typed = list === noPastedList ? box.current?.value : '';
      return { ...stored, text: typed || stored.text };
    });
  }, [opened]);

  useEffect(() => {
    async function open() {
      if (!location.hash.startsWith('#list=')) return;
      try {
        const { listOf } = await import('./list-link');
        const list = await listOf(location.hash);
        setShared(list);
        setList({ text: list, added: [] });
      } catch {
        setProblem('This link is incomplete. Please ask for the whole link again.');
      }
    }
    void open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  useEffect(() => {
    if (shared !== null) form.current?.requestSubmit();
  }, [shared]);

  useEffect(() => {
    function showLastRequest() {
      // Most visitors have sent nothing: looked up without loading anything.
      if (!readText('last-quote')) return;
      const loaded = import('@/components/quote/last-request');
      void loaded.then(({ LastRequest }) => setLast(<LastRequest />)).catch(() => {});
    }
    showLastRequest();
    addEventListener('last-quote', showLastRequest);
    return () => removeEventListener('last-quote', showLastRequest);
  }, []);

  /** A line opened from the quote list leaves the list that is stored as it is. */
  function storeList(list: PastedList) {
    setList(list);
    if (opened === null && shared === null) writePastedList(list);
  }

  function changeRows(next: readonly Row[]) {
    setRows(next);
    storeList({ text: textOf(next), added });
  }

  /** As on a form of several fields: a summary that links to the box. */
  async function pointOut(sentence: string) {
    setProblem(sentence);
    setSummary(null);
    const { ErrorSummary } = await import('@/components/quote/error-summary');
    const field = box.current;
    if (field)
      setSummary(<ErrorSummary className={styles.problem} problems={[{ field, sentence }]} />);
  }

  /** Answers whether the list could be checked; after a change of one line the others stay where they are. */
  async function check(list: string, isChange: boolean): Promise<boolean> {
    const found = listProblem(list);
    if (found) await pointOut(found);
    if (found || isBusy) return false;
    setProblem('');
    setSummary(null);
    const before = box.current?.value;
    setBusy(true);
    try {
      const [{ askLines }, { CheckedList }] = await Promise.all([
        import('./ask-lines'),
        import('./checked-list'),
      ]);
      const { parts, message } = await askLines(form.current?.action ?? '', list);
      // What was changed meanwhile is newer than what was checked.
      const isStale = box.current?.value !== before;
      setProblem(
        isStale ? 'The list changed while it was checked. Please check it again.' : message,
      );
      if (isStale || message) return false;
      const isAlike = isChange && parts.length === rows?.length;
      changeRows(parts.map((part, i) => ({ ...part, id: (isAlike && rows[i]?.id) || i + 1 })));
      setView(() => CheckedList);
      if (!isAlike) setChecks(checks + 1);
      return true;
    } catch {
      form.current?.submit(); // a new release has no such chunk: post as without a script
      return false;
    } finally {
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void check(text, false);
  }

  async function addFile(file: File) {
    try {
      const { readListFile } = await import('./read-list-file');
      const read = await readListFile(file);
      const joined = 'text' in read ? [text.trimEnd(), read.text].filter(Boolean).join('\n') : '';
      const found = 'problem' in read ? read.problem : listProblem(joined);
      setProblem(found ?? '');
      setSummary(null);
      setNote('note' in read && !found ? read.note : '');
      if (!found) storeList({ text: joined, added });
      box.current?.focus();
    } catch {
      setProblem('The file could not be read. Please paste its text instead.');
    }
  }

  // A file may be dropped anywhere on the page; text is dropped by the browser itself.
  useEffect(() => {
    function drag(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const [file] = event.type === 'drop' ? event.dataTransfer.files : [];
      if (file) void addFile(file);
    }
    document.addEventListener('dragover', drag);
    document.addEventListener('drop', drag);
    return () => {
      document.removeEventListener('dragover', drag);
      document.removeEventListener('drop', drag);
    };
  });

  return (
    <>
      {/* Not above a line of it that is being changed, nor beside a list that was checked. */}
      {listed.length > 0 && opened === null && !rows && (
        <Suspense>
          <ListedLines lines={listed} />
        </Suspense>
      )}
      {children}
      <form
        ref={form}
        className={styles.form}
        method="post"
        action="/api/quote-lines/"
        aria-busy={isBusy}
        onSubmit={submit}
      >
        {summary}
        <label htmlFor="list-text">Your list, one item to a line</label>
        <textarea
          ref={box}
          id="list-text"
          name="text"
          className={styles.text}
          rows={rows ? 3 : 10}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={problem ? problemId : undefined}
          aria-invalid={problem ? true : undefined}
          value={text}
          onChange={({ target }) => storeList({ text: target.value, added })}
        />
        <p role={summary ? undefined : 'alert'} id={problemId} className={styles.problem}>
          {problem}
        </p>
        <output className={styles.note}>{note}</output>
        <p className={styles.actions}>
          <button className="btn btn-large" aria-disabled={isBusy}>
            {isBusy ? 'Checking…' : 'Check the list'}
          </button>
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
        </p>
      </form>
      {View && rows && textOf(rows) === text && (
        <View
          key={checks}
          page={page}
          rows={rows}
          added={added}
          isBusy={isBusy}
          onChange={changeRows}
          onCheck={(list) => check(list, true)}
          onAdded={(hrefs) => storeList({ text, added: hrefs })}
        />
      )}
      {last}
    </>
  );
}
