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

  useEffect(() => {
    async function look() {
      const found = await waitingQuotes();
      setQuotes(found);
      const sent = readText('quote-waiting').split(' ');
      if (found.every(({ reference }) => reference)) writeText('quote-waiting', '');
      for (const each of found) if (each.reference) await seen(each, sent);
    }
    /** A request that was sent is shown once; its text is in the form no more. */
    async function seen({ key, reference, page }: WaitingQuote, sent: readonly string[]) {
      await dropWaiting(key);
      storeQuote(reference, page, sent);
      const filled = form.current;
      if (!filled || fieldOf(filled, 'key')?.value !== key) return;
      filled.reset();
      dropDraft();
      removeQuoteLines(sent);
    }
    let timer: number | undefined;
    let wait = firstWaitMs;
    /** The browser often reports that it is online before the network carries anything: tried again, less and less often. */
    const send = () =>
      void sendWaiting().then(
        (isDone) => {
          clearTimeout(timer);
          if (!isDone && navigator.onLine) timer = window.setTimeout(send, (wait *= 2));
          return look();
        },
        () => {},
      );
    if (navigator.onLine) send();
    else void look().catch(() => {});
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
    <output className={styles.sent}>
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
    </output>
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
