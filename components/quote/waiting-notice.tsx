import { type RefObject, useEffect, useState } from 'react';
import {
  dropWaiting,
  sendWaiting,
  waitingQuotes,
  type WaitingQuote,
} from '@/lib/browser/waiting-quotes';
import { readText, writeText } from '@/lib/browser/local-text';
import { storeQuote } from '@/lib/quotes/last-quote';
import { removeQuoteLines } from '@/lib/quotes/quote-list';
import { CannotReply } from './cannot-reply';
import { dropDraft, fieldOf, hasDraft, saveSent } from './quote-draft';
import styles from './quote-notice.module.scss';
import { adviceOn } from './send-quote';

const firstWaitMs = 2_000;

const timeOf = (at: number) =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The requests that wait for a network, to be sent now or deleted, and what became of them since. */
export function WaitingNotice({
  form,
  onCorrect,
}: {
  form: RefObject<HTMLFormElement | null>;
  /** Shows the email address of a request that cannot be answered. */
  onCorrect: () => void;
}) {
  const [quotes, setQuotes] = useState<readonly WaitingQuote[]>([]);
  /** What the form has once they are sent: another request, or one whose email address is to be corrected. */
  const [left, setLeft] = useState<'nothing' | 'unsent' | 'unanswerable'>('nothing');

  useEffect(() => {
    async function showState() {
      const found = await waitingQuotes();
      if (!form.current) return; // the next form finishes them
      const finished = form.current;
      setQuotes(found);
      const sent = found.filter(({ reference }) => reference);
      // Nothing is awaited before the form is emptied: what is typed meanwhile would be lost.
      const lines = readText('quote-waiting').split(' ');
      const isUnanswerable = sent.map((each) => finishSent(each, finished, lines)).includes(true);
      if (sent.length === found.length) writeText('quote-waiting', '');
      if (isUnanswerable) setLeft('unanswerable');
      else setLeft(sent.length > 0 && hasDraft() ? 'unsent' : 'nothing');
      for (const { key } of sent) await dropWaiting(key);
    }
    /**
     * Empties the form, unless it was changed since: then it has another key (`save-and-advise.ts`). Draft and list stay where
     * the email address looks like none. Returns whether that is so.
     */
    function finishSent(
      { key, reference, page }: WaitingQuote,
      finished: HTMLFormElement,
      lines: readonly string[],
    ) {
      const keyField = fieldOf(finished, 'key');
      const isInForm = keyField?.value === key;
      const isUnanswerable = isInForm && adviceOn(finished) !== '';
      storeQuote(reference, page, lines, isUnanswerable);
      if (isInForm) keyField.value = ''; // a reset leaves hidden fields
      if (isUnanswerable) saveSent(finished);
      // A draft of another day is not put back: nothing was typed since then.
      else if (isInForm || !hasDraft()) {
        dropDraft(finished);
        if (isInForm) finished.reset();
        removeQuoteLines(lines);
      }
      return isUnanswerable;
    }
    let timer: number | undefined;
    let wait = firstWaitMs;
    /** The browser often reports that it is online before the network carries anything: tried again, less and less often. */
    const send = () =>
      void sendWaiting().then(
        (isDone) => {
          clearTimeout(timer);
          if (!isDone && navigator.onLine) timer = window.setTimeout(send, (wait *= 2));
          return showState();
        },
        () => {},
      );
    if (navigator.onLine) send();
    else void showState().catch(() => {});
    addEventListener('online', send);
    addEventListener('quotes-waiting', send);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', send);
      removeEventListener('quotes-waiting', send);
    };
  }, [form]);

  async function drop(key: string) {
    await dropWaiting(key);
    const others = quotes.filter((each) => each.key !== key);
    setQuotes(others);
    if (others.length === 0) writeText('quote-waiting', '');
  }

  if (quotes.length === 0) return null;
  return (
    // No <output>: a form that is reset resets its text.
    <div className={styles.sent} aria-live="polite">
      {quotes.map(({ key, at, problem, reference }) => (
        <div key={key}>
          <p>{sentenceOf({ at, problem, reference })}</p>
          {!reference && (
            <p className="actions">
              {!problem && (
                <button
                  type="button"
                  className="btn btn-quiet"
                  onClick={() => dispatchEvent(new Event('quotes-waiting'))}
                >
                  Send it now
                </button>
              )}
              <button type="button" className="btn btn-quiet" onClick={() => void drop(key)}>
                Delete it
              </button>
            </p>
          )}
        </div>
      ))}
      {left === 'unsent' && (
        <p>What you typed after that is not sent yet. Press Send to send it as a second request.</p>
      )}
      {left === 'unanswerable' && (
        <CannotReply>
          <button type="button" className="btn btn-quiet" onClick={onCorrect}>
            Correct the address
          </button>
        </CannotReply>
      )}
    </div>
  );
}

function sentenceOf({
  at,
  problem,
  reference,
}: Pick<WaitingQuote, 'at' | 'problem' | 'reference'>): string {
  if (reference) return `Your request of ${timeOf(at)} was sent. Reference ${reference}`;
  if (problem) return `Your request of ${timeOf(at)} could not be sent. ${problem}`;
  return `You’re offline. Your request of ${timeOf(at)} waits in this browser and will be sent when you are back online.`;
}
