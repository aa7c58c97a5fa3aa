'use client';

import { useEffect, useReducer, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { focus, QuoteList } from '@/components/quote-list/quote-list';
import { Doubts, LineText } from '@/components/quote-list/line-text';
import list from '@/components/quote-list/quote-list.module.scss';
import { useQuoteLines } from '@/components/quote-list/use-quote-lines';
import { missing, quoteFields } from '@/content-schemas/quote-fields';
import { listen } from '@/lib/browser/local-store';
import { emailAdvice, type EmailAdvice } from '@/lib/quotes/email-advice';
import { failure, messageOfLines, success } from '@/lib/quotes/messages';
import { missingText, quoteListText, totalText, type QuoteLine } from '@/lib/quotes/quote-line';
import { removeSentLines } from '@/lib/quotes/quote-list';
import { counted } from '@/lib/site/counted';
import { fieldOf, finishDraft, restoreDraft, saveDraft, sentEvent } from './form-draft';
import type { FormNotes } from './form-notes';
import {
  emptyForm,
  openAdvice,
  reduce,
  type Advice,
  type FormState,
  type Problems,
  type Receipt,
} from './form-state';
import { LastRequest, RequestLink } from './last-request';
import { postQuote } from './post-quote';
import { QuoteFields } from './quote-fields';
import styles from './quote-form.module.scss';

interface QuoteFormProps {
  /** What the request is about. */
  about?: string;
  /** Whether a pressed button says `about`: then it is sent beside lines too; a page's own subject is not. */
  isAsked?: boolean;
  /** What to write into the message: not in the HTML of a page of the inventory, whose bytes are counted. */
  hint?: string;
  /** Lines that the server read; otherwise those of this browser. */
  lines?: readonly QuoteLine[];
  /** What was typed before, by the names of the fields. */
  answers?: Readonly<Record<string, string>>;
  /** Changes each time the form is shown again. */
  shownAt?: number;
  /** What the site says around the form: no facts of the site are in this script. */
  notes: FormNotes;
  /** The success message was shown (spec §4). */
  onDone?: () => void;
}

/**
 * The quote form (spec §4): writing, sending, failed or sent. Without a script it posts as a plain form. A receipt
 * stands in its place for three seconds; then it is back, empty.
 */
export function QuoteForm({
  about = '',
  isAsked = false,
  hint = '',
  lines,
  answers,
  shownAt,
  notes,
  onDone,
}: QuoteFormProps) {
  const [state, dispatch] = useReducer(reduce, emptyForm);
  const form = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  /** Requests that this page has sent: each empties the fields of every form. */
  const [sent, setSent] = useState(0);
  const stored = useQuoteLines();
  const listed = lines ?? stored;
  const isSending = state.step === 'sending';
  const problems = 'problems' in state ? state.problems : {};
  /** What lines lack: "Complete lines 1, 2: quantity and length". */
  const missingOfLines = missingOf(listed);
  const advice = openAdvice(state, missingOfLines);
  const count = Object.keys(problems).length;

  useEffect(() => {
    if (!form.current) return;
    // The sentences at the fields say what is missing; without a script the browser does.
    form.current.noValidate = true;
    restoreDraft(form.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- at each opening of a dialog
  }, [shownAt]);

  useEffect(() => listen([sentEvent], () => setSent((before) => before + 1)), []);

  function save(field: EventTarget) {
    // A field of the list has no name; the form drawn again would undo a choice before its change is known.
    if (!form.current || !('name' in field) || !field.name) return;
    saveDraft(form.current);
    dispatch({ changed: String(field.name) });
  }

  /** Shows what has to change, and leads to the first of it. */
  function refuse(next: FormState & { problems: Problems }) {
    flushSync(() => dispatch(next));
    fieldOf(form.current, Object.keys(next.problems)[0] ?? '')?.focus();
  }

  function correctEmail(email: string) {
    const field = fieldOf(form.current, 'email');
    if (!field) return;
    field.value = email;
    save(field);
    sendButton.current?.focus();
  }

  /** Leads to what the advice is about: the address, else the first field that a line lacks. */
  function change({ email }: Advice) {
    dispatch({ step: 'writing', problems, advice: null });
    const box = email
      ? fieldOf(form.current, 'email')
      : form.current?.querySelector<HTMLElement>('[data-missing=true]');
    box?.closest('details')?.setAttribute('open', '');
    box?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const posted = event.currentTarget;
    const lacking = problemsOf(posted);
    if (Object.keys(lacking).length > 0)
      return refuse({ step: 'writing', problems: lacking, advice });
    const email = emailAdvice(fieldOf(posted, 'email')?.value ?? '');
    const isDoubtful = email !== null || missingOfLines.length > 0;
    // What is advised on, or has failed, is sent as it is.
    if (isDoubtful && !advice && state.step === 'writing')
      dispatch({
        step: 'writing',
        problems: email ? { email: email.sentence } : {},
        advice: { email },
      });
    else void send(posted);
  }

  async function send(posted: HTMLFormElement) {
    saveDraft(posted);
    const body = new FormData(posted);
    if (state.step === 'failed' && state.isAgain) body.set('again', 'yes');
    dispatch({ step: 'sending' });
    sendButton.current?.focus();
    const {
      reference,
      page,
      problems: refused = {},
      message: help = '',
      again: isAgain = false,
    } = await postQuote(posted.action, body);
    if (!reference) return refuse({ step: 'failed', problems: refused, help, isAgain });
    window.va?.('event', { name: 'Quote sent' });
    const request = { reference, page: page ?? '' };
    finishDraft(request);
    removeSentLines(listed);
    dispatch({ step: 'sent', receipt: { ...request, lines: listed } });
  }

  function finish() {
    flushSync(() => dispatch(emptyForm));
    // The receipt had the focus: who reads by keyboard goes on at the form.
    if (document.activeElement === document.body) form.current?.focus({ preventScroll: true });
    onDone?.();
  }

  return (
    <>
      {state.step === 'sent' && (
        <QuoteReceipt receipt={state.receipt} notes={notes} onDone={finish} />
      )}
      <form
        ref={form}
        id={lines && 'request-form'}
        tabIndex={-1}
        className={styles.form}
        method="post"
        action="/api/quote/"
        encType="multipart/form-data"
        hidden={state.step === 'sent'}
        aria-busy={isSending}
        onSubmit={submit}
        onInput={({ target }) => save(target)}
      >
        {/* What is sent is not changed meanwhile. */}
        <div className={styles.questions} inert={isSending}>
          {state.step !== 'sent' && <LastRequest />}
          {listed.length > 0 && (
            <FormList key={shownAt} lines={listed} isReadOnly={Boolean(lines)} />
          )}
          {about && (isAsked || listed.length === 0) && (
            <p className={styles.about}>
              About: <strong>{about}</strong>
              <input type="hidden" name="about" value={about} />
            </p>
          )}
          <QuoteFields
            key={sent}
            problems={problems}
            hint={hint}
            answers={{ message: listed.length > 0 ? messageOfLines : '', ...answers }}
          />
          {notes.privacy}
        </div>
        <div className={styles.foot}>
          {advice && (
            <QuoteAdvice email={advice.email} lines={missingOfLines} onCorrect={correctEmail} />
          )}
          {state.step === 'writing' && !advice && count > 0 && (
            <p className={styles.problem}>{`Please check ${counted(count, 'field')}.`}</p>
          )}
          {!advice && missingOfLines.length > 0 && (
            <p className={styles.note}>{missingOfLines.join('. ')}</p>
          )}
          <p role="alert">{state.step === 'failed' && failure}</p>
          {state.step === 'failed' && (
            <>
              {state.help !== failure && <p className={styles.note}>{state.help}</p>}
              {notes.contact}
            </>
          )}
          <p className={styles.choices}>
            <button
              ref={sendButton}
              className={`btn btn-large ${advice?.email?.suggestion ? 'btn-quiet' : ''}`}
              aria-disabled={isSending}
            >
              {sendText(isSending, advice !== null, listed.length)}
            </button>
            {advice && (
              <button
                type="button"
                className="btn btn-quiet btn-large"
                onClick={() => change(advice)}
              >
                Change
              </button>
            )}
          </p>
        </div>
      </form>
    </>
  );
}

/** The quote list in a form, as it is posted. A long one is folded. */
function FormList({ lines, isReadOnly }: { lines: readonly QuoteLine[]; isReadOnly: boolean }) {
  return (
    <details className={styles.list} open={isReadOnly || lines.length < 7}>
      <summary>
        <b>{`Your quote list: ${counted(lines.length, 'line')}`}</b>{' '}
        <small>{totalText(lines)}</small>
      </summary>
      <QuoteList lines={lines} isReadOnly={isReadOnly} />
      <input type="hidden" name="list" value={quoteListText(lines)} />
    </details>
  );
}

/** What to look at before the form is sent, above the button; it takes the focus. */
function QuoteAdvice({
  email,
  lines,
  onCorrect,
}: {
  email: EmailAdvice | null;
  /** What lines lack: "Complete lines 1, 2: quantity and length". */
  lines: readonly string[];
  /** Puts the suggested address into the form. */
  onCorrect: (email: string) => void;
}) {
  return (
    <section ref={focus} className={styles.advice} tabIndex={-1} aria-label="Before you send">
      {email && (
        <p className={styles.choices}>
          {email.sentence}
          {email.suggestion && (
            <button type="button" className="btn" onClick={() => onCorrect(email.suggestion)}>
              Use it
            </button>
          )}
        </p>
      )}
      {lines.length > 0 && (
        <>
          <p>We quote faster with all sizes and quantities.</p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
    </section>
  );
}

/** After a success: the message clears, and the dialog closes (spec §4, §9). */
const showSuccessMs = 3000;

/** In the place of a form that was sent, for three seconds: the reference, what comes next, and every line as it was sent. */
function QuoteReceipt({
  receipt: { lines, ...request },
  notes,
  onDone,
}: {
  receipt: Receipt;
  notes: FormNotes;
  onDone: () => void;
}) {
  useEffect(() => {
    const timer = setTimeout(onDone, showSuccessMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: a later `onDone` does the same
  }, []);

  return (
    <section ref={focus} className={styles.receipt} tabIndex={-1} aria-label="Request sent">
      <output className={styles.success}>{success}</output>
      <p>
        Reference: <RequestLink request={request} />
      </p>
      {notes.answer}
      {lines.length > 0 && (
        <ol className={list.lines}>
          {lines.map((line) => (
            <li key={line.href}>
              <LineText line={line} />
              <Doubts line={line} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** What a form lacks: the browser's own check, in our sentences, by the names of its fields. */
const problemsOf = (form: HTMLFormElement): Problems =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('[name]:invalid')].map(
      ({ name, value, validationMessage }) => [
        name,
        value
          ? validationMessage
          : missing(quoteFields.find((field) => field.name === name)?.label ?? name),
      ],
    ),
  );

/** What the one button does. */
function sendText(isSending: boolean, isAdvised: boolean, lines: number): string {
  if (isSending) return 'Sending…';
  if (isAdvised) return 'Send anyway';
  return lines > 0 ? `Send ${counted(lines, 'line')}` : 'Send';
}

/** "Complete lines 1, 2: quantity and length", a sentence for all that lack the same. */
function missingOf(lines: readonly QuoteLine[]): readonly string[] {
  const texts = lines.map(missingText);
  return [...new Set(texts)].filter(Boolean).map((text) => {
    const numbers = texts.flatMap((each, i) => (each === text ? i + 1 : []));
    return `Complete ${numbers.length > 1 ? 'lines' : 'line'} ${numbers.join(', ')}: ${text}`;
  });
}
