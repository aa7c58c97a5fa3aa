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
import { dropDraft, fieldOf } from './quote-draft';
import styles from './quote-notice.module.scss';

const firstWaitMs = 2_000;

const timeOf = (at: number) =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The requests that wait for a network, to be sent now or deleted, and what became of them since. */
export function WaitingNotice({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [quotes, setQuotes] = useState<readonly WaitingQuote[]>([]);
  const [isTypedSince, setIsTypedSince] = useState(false);

  useEffect(() => {
    async function showState() {
      const found = await waitingQuotes();
      setQuotes(found);
      const sent = found.filter(({ reference }) => reference);
      // Nothing is awaited before the form is emptied: what is typed meanwhile would be lost.
      const lines = readText('quote-waiting').split(' ');
      for (const each of sent) finishSent(each, lines);
      if (sent.length === found.length) writeText('quote-waiting', '');
      setIsTypedSince(sent.length > 0 && readText('quote-draft') !== '');
      for (const { key } of sent) await dropWaiting(key);
    }
    /** Empties the form, unless it was changed since: then it has another key (`save-and-advise.ts`). */
    function finishSent({ key, reference, page }: WaitingQuote, lines: readonly string[]) {
      storeQuote(reference, page, lines);
      const keyField = form.current && fieldOf(form.current, 'key');
      if (keyField?.value !== key) return;
      form.current?.reset();
      keyField.value = ''; // a reset leaves hidden fields
      dropDraft();
      removeQuoteLines(lines);
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
    const left = quotes.filter((each) => each.key !== key);
    setQuotes(left);
    if (left.length === 0) writeText('quote-waiting', '');
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
      {isTypedSince && (
        <p>What you typed after that is not sent yet. Press Send to send it as a second request.</p>
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
