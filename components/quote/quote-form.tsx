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
 * The quote form around its questions (spec §4): idle, submitting, sent or failed. Without a script it posts as a plain
 * form. The code for drafts and sending is loaded when a visitor types. A receipt replaces a form that was sent.
 */
export function QuoteForm({ children, onDone }: { children: ReactNode; onDone?: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'idle' | 'submitting' | PostResponse>('idle');
  const lines = useQuoteLines();
  const id = useId();
  /** The error summary, or a request that waits for a network, or the last one; after sending, the receipt. */
  const [notice, setNotice] = useState<ReactNode>(null);
  const busy = state === 'submitting';
  const answer = typeof state === 'string' ? null : state;
  const sent = answer?.sent ?? false;

  useEffect(() => {
    if (!form.current) return;
    // The summary says what is missing; without a script the browser does.
    form.current.noValidate = true;
    if (hasStored()) void restore(form.current).then(setNotice, () => {});
  }, []);

  function again() {
    setNotice(null);
    setState('idle');
    // The pressed button is removed: focus the first field once it is shown.
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
      posted.submit(); // a new release has no such chunk: post as without a script
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
            <QuoteList lines={lines} isFolded={!onDone} />
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

/** Whether there is a draft or a request that was sent. Checked without loading code: most visitors have neither. */
const hasStored = () => readText('quote-draft') + readText('last-quote') !== '';

const restore = async (form: HTMLFormElement) =>
  (await import('./restore-quote')).restoreQuote(form);

/** Keeps the draft, and fetches what sending needs before the network may go. The form works without. */
const save = async (form: HTMLFormElement) => {
  const sending = import('./send-quote');
  (await import('./while-writing')).onFormChange(form);
  await sending;
};
