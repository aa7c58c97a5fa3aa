'use client';

import {
  Suspense,
  lazy,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react';
import { useLoaded } from '@/components/primitives/use-loaded';
import { readText } from '@/lib/browser/local-text';
import { failure, offline } from '@/lib/quotes/messages';
import { QuoteFormContext } from './quote-form-context';
import styles from './quote-form.module.scss';
import type { QuoteListProps } from './quote-list-fields';
import type { FormState } from './quote-notice';
import { useQuoteLines } from './use-quote-lines';

const fetchModules = () => import('./lazy-form-code');
/** Where its chunk cannot be loaded, the list is only named and posted: an error would replace the page. */
const fetchList = async () => (await import('./quote-list').catch(fetchModules)).QuoteList;
const QuoteList = lazy<ComponentType<QuoteListProps>>(async () => ({
  default: await fetchList().catch(() => () => null),
}));

/**
 * The quote form around its questions (spec §4): idle, submitting, sent or failed. Without a script it posts as a plain
 * form. The code for drafts and sending is loaded when a field is focused. A receipt replaces a form that was sent.
 */
export function QuoteForm({ children, onDone }: { children: ReactNode; onDone?: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>({ kind: 'idle' });
  /** On the email address. */
  const [advice, setAdvice] = useState('');
  const [modules, loadModules] = useLoaded(fetchModules);
  const lines = useQuoteLines();
  const id = useId();
  const isBusy = state.kind === 'submitting';
  const isSent = state.kind === 'sent';

  useEffect(() => {
    const restored = form.current;
    if (!restored) return;
    // The summary says what is missing; without a script the browser does.
    restored.noValidate = true;
    if (hasStored())
      import('./restore-quote')
        .then(({ restoreQuote }) => restoreQuote(restored, loadModules, setState))
        .catch(() => {});
  }, [loadModules]);

  /** The form works without. */
  function save({ target, type }: SyntheticEvent) {
    isWritten = true;
    loadModules()
      .then(({ saveAndAdvise }) => saveAndAdvise(target, type === 'blur', setAdvice, setState))
      .catch(() => {});
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const posted = event.currentTarget;
    if (isBusy) return;
    setState({ kind: 'submitting' });
    try {
      await (await loadModules()).sendAndAdvise(posted, setState, setAdvice);
    } catch {
      // A new release has no such chunk: post as without a script. Offline the browser would leave the page.
      if (navigator.onLine) {
        setState({ kind: 'idle' }); // for Back
        posted.submit();
      } else setState({ kind: 'failed', sentences: `${failure} ${offline}` });
    }
  }

  const notice = modules && (
    <modules.QuoteNotice
      state={state}
      setState={setState}
      setAdvice={setAdvice}
      form={form}
      id={id}
      onDone={onDone}
    />
  );
  return (
    <QuoteFormContext value={modules && { modules, form, id, state, advice }}>
      {isSent && notice}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the boxes inside are what is focused */}
      <form
        ref={form}
        className={styles.form}
        method="post"
        action="/api/quote/"
        encType="multipart/form-data"
        hidden={isSent}
        aria-busy={isBusy}
        onSubmit={submit}
        // Before the first key, which would wait for the code's styles.
        onFocus={() => void loadModules().catch(() => {})}
        onInput={save}
        onBlur={(event) => {
          if (event.target.name === 'email' && event.target.value) save(event);
        }}
      >
        {!isSent && notice}
        {lines.length > 0 && (
          <Suspense>
            <QuoteList lines={lines} isFolded={!onDone} />
          </Suspense>
        )}
        {children}
        <input type="hidden" name="key" />
        <div>
          <button className={`${styles.send} btn btn-large`} aria-disabled={isBusy}>
            {isBusy ? 'Sending…' : 'Send'}
          </button>
          <p role="alert" className={styles.failed} data-state={state.kind}>
            {'sentences' in state && state.sentences}
          </p>
        </div>
      </form>
    </QuoteFormContext>
  );
}

/** Whether something was typed since the page was loaded: where storage is denied, the draft is in memory. */
let isWritten: boolean | undefined;

/** Whether there is a draft or a request that was sent. Checked without loading code: most visitors have neither. */
const hasStored = () => isWritten || readText('quote-draft') || readText('last-quote');
