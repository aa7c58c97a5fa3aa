'use client';

import {
  Suspense,
  lazy,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { readText } from '@/lib/browser/local-text';
import { failure } from '@/lib/quotes/words';
import type { PostResponse } from './post-quote';
import styles from './quote-form.module.scss';
import { useQuoteLines } from './use-quote-lines';

const QuoteList = lazy(async () => ({ default: (await import('./quote-list')).QuoteList }));

/**
 * The quote form round its questions (spec §4): idle, submitting, sent or failed. It posts by itself where
 * no script runs; what only a visitor who writes needs is loaded then. A receipt takes the place of a form that was sent.
 */
export function QuoteForm({ children, onDone }: { children: ReactNode; onDone?: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'idle' | 'submitting' | PostResponse>('idle');
  const lines = useQuoteLines();
  const id = useId();
  /** What has to change, what waits for a network or was sent last; of a form that was sent, the receipt. */
  const [notice, setNotice] = useState<ReactNode>(null);
  const busy = state === 'submitting';
  const answer = typeof state === 'string' ? null : state;
  const sent = answer?.sent ?? false;

  useEffect(() => {
    if (!form.current) return;
    // The summary says what is missing; without a script the browser does.
    form.current.noValidate = true;
    if (isKnown()) void restore(form.current).then(setNotice, () => {});
  }, []);

  function again() {
    setNotice(null);
    setState('idle');
    // The button that was pressed is gone: on to the first field, once it is shown.
    setTimeout(() => form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus());
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const posted = event.currentTarget;
    if (busy) return;
    setState('submitting');
    setNotice(null);
    try {
      const { sendQuote } = await import('./send-quote');
      const [given, next] = await sendQuote(posted, id, { onDone, onAnother: again });
      setNotice(next);
      setState(given ?? 'idle');
    } catch {
      posted.submit(); // the script is gone since a release: as without one
    }
  }

  return (
    <>
      {sent && notice}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the boxes inside are what is focused */}
      <form
        ref={form}
        className={styles.form}
        method="post"
        action="/api/quote/"
        encType="multipart/form-data"
        hidden={sent}
        aria-busy={busy}
        onSubmit={submit}
        onInput={({ currentTarget }) => void save(currentTarget).catch(() => {})}
      >
        {!sent && notice}
        {lines.length > 0 && (
          <Suspense>
            <QuoteList lines={lines} />
          </Suspense>
        )}
        {children}
        <input type="hidden" name="key" />
        <div>
          <button className={`${styles.send} btn btn-large`} aria-disabled={busy}>
            {busy ? 'Sending…' : 'Send'}
          </button>
          <p role="alert" className={styles.failed}>
            {answer && !sent && <Failure answer={answer} />}
          </p>
        </div>
      </form>
    </>
  );
}

/** The sentence of spec §8, then what the visitor can do about it. */
function Failure({ answer: { again, message } }: { answer: PostResponse }) {
  return (
    <>
      {!again && <span>{failure}</span>} {message !== failure && <span>{message}</span>}
    </>
  );
}

/** Whether there is a draft or a request that was sent. Looked up without loading anything: most visitors have none. */
const isKnown = () => readText('quote-draft') + readText('last-quote') !== '';

const restore = async (form: HTMLFormElement) =>
  (await import('./restore-quote')).restoreQuote(form);

/** Keeps the draft, and fetches what sending needs before the network may go. The form works without. */
const save = async (form: HTMLFormElement) => {
  const sending = import('./send-quote');
  (await import('./while-writing')).keep(form);
  await sending;
};
