import { type RefObject, useEffect, useState } from 'react';
import { listen } from '@/lib/browser/listen';
import {
  dropWaiting,
  sendWaiting,
  waitingQuotes,
  type WaitingQuote,
} from '@/lib/browser/waiting-quotes';
import { writeText } from '@/lib/browser/local-text';
import { storeQuote } from '@/lib/quotes/last-quote';
import { removeQuoteLines } from '@/lib/quotes/quote-list';
import { site, telephone } from '@/lib/site/company';
import { CannotReply } from './cannot-reply';
import { dropDraft, emptyForm, isTyped, saveDraft, setKey } from './quote-draft';
import styles from './quote-notice.module.scss';
import { adviceOn } from './send-quote';
import { isAsSent, linesAsSent } from './sent-content';

const firstWaitMs = 2_000;
/** The event of a press on "Send it now". */
const pressed = 'quotes-waiting';

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
    let isGone = false;
    async function showState() {
      const found = await waitingQuotes();
      // While the form is being sent, and after it, another notice finishes them.
      if (isGone || !form.current) return;
      const finished = form.current;
      // What was said of one that was sent stays.
      const isFound = ({ id }: WaitingQuote) => found.some((each) => each.id === id);
      setQuotes((before) => [
        ...before.filter((each) => each.reference && !isFound(each)),
        ...found,
      ]);
      const sent = found.filter(({ reference }) => reference);
      const unsent = found.filter(({ reference }) => !reference);
      if (unsent.length === 0) writeText('quote-waiting', '');
      // Nothing is awaited before the form is emptied: what is typed meanwhile would be lost.
      const isUnanswerable = sent.map((each) => finishSent(each, unsent, finished)).includes(true);
      if (isUnanswerable) setLeft('unanswerable');
      else if (sent.length > 0) {
        const waits = unsent.some((each) => isAsSent(finished, each));
        setLeft(isTyped(finished) && !waits ? 'unsent' : 'nothing');
      }
      for (const { id } of sent) await dropWaiting(id);
    }
    /**
     * Empties the form, unless it was changed since, or a request that is not sent has the same words: that one may be
     * refused. Draft and list stay where the email address looks like none. Returns whether that is so.
     */
    function finishSent(
      quote: WaitingQuote,
      unsent: readonly WaitingQuote[],
      finished: HTMLFormElement,
    ) {
      const isInForm = isAsSent(finished, quote);
      const isUnanswerable = isInForm && adviceOn(finished) !== '';
      const lines = linesAsSent(quote);
      storeQuote(quote.reference, quote.page, lines, isUnanswerable);
      if (isUnanswerable) {
        setKey(finished, '');
        saveDraft(finished);
        return true;
      }
      if (!unsent.some(({ answers }) => answers === quote.answers)) {
        dropDraft(quote.answers);
        if (isInForm) emptyForm(finished);
      }
      if (!isTyped(finished)) removeQuoteLines(lines);
      return false;
    }
    let timer: number | undefined;
    let wait = firstWaitMs;
    /** The browser often reports that it is online before the network carries anything: tried again, less and less often. */
    const send = (event?: Event) =>
      void sendWaiting(event?.type === pressed)
        .then((isDone) => {
          clearTimeout(timer);
          if (isGone) return;
          if (!isDone && navigator.onLine) timer = window.setTimeout(send, (wait *= 2));
          return showState();
        })
        .catch(() => {});
    if (navigator.onLine) send();
    else void showState().catch(() => {});
    const stop = listen(['online', pressed], send);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, [form]);

  async function drop(id: string) {
    await dropWaiting(id);
    // Another tab may have one that waits, too.
    const others = await waitingQuotes();
    setQuotes(others);
    if (others.length === 0) writeText('quote-waiting', '');
  }

  if (quotes.length === 0) return null;
  return (
    // No <output>: a form that is reset resets its text.
    <div className={styles.sent} aria-live="polite">
      {quotes.map(({ id, at, note, problem, reference }) => (
        <div key={id}>
          <p>{sentenceOf({ at, note, problem, reference })}</p>
          {!reference && (
            <p className="actions">
              {!problem && (
                <button
                  type="button"
                  className="btn btn-quiet"
                  onClick={() => dispatchEvent(new Event(pressed))}
                >
                  Send it now
                </button>
              )}
              <button type="button" className="btn btn-quiet" onClick={() => void drop(id)}>
                Delete it
              </button>
              {note && (
                <a className="btn btn-quiet" href={telephone(site.phone)}>
                  Call {site.phone}
                </a>
              )}
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
  note,
  problem,
  reference,
}: Pick<WaitingQuote, 'at' | 'note' | 'problem' | 'reference'>): string {
  const request = `Your request of ${timeOf(at)}`;
  if (reference) return `${request} was sent. Reference ${reference}`;
  if (problem) return `${request} could not be sent. ${problem}`;
  if (note || navigator.onLine) return `${request} is not sent yet. We go on trying. ${note}`;
  return `You’re offline. ${request} waits in this browser and will be sent when you are back online.`;
}
