'use client';

import { useEffect, useReducer, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { QuoteList } from '@/components/quote-list/quote-list';
import { useQuoteLines } from '@/components/quote-list/use-quote-lines';
import { missing, quoteFields } from '@/content-schemas/quote-fields';
import { listen } from '@/lib/browser/local-store';
import { newKey } from '@/lib/browser/new-key';
import { fileField } from '@/lib/quotes/attachments/limits';
import { emailAdvice } from '@/lib/quotes/email-advice';
import { failure } from '@/lib/quotes/messages';
import { missingText, quoteListCsv, quoteListText, type QuoteLine } from '@/lib/quotes/quote-line';
import { removeSentLines } from '@/lib/quotes/quote-list';
import { counted } from '@/lib/site/counted';
import { answersOf, finishDraft, hasText, restoreDraft, saveDraft, sentEvent } from './draft';
import { adviceOf, emptyForm, reduce, type Advice, type Problems } from './form-state';
import { LastRequest } from './last-request';
import { postQuote } from './post-quote';
import { QuoteAdvice } from './quote-advice';
import { QuoteFields } from './quote-fields';
import styles from './quote-form.module.scss';
import { QuoteReceipt } from './quote-receipt';

interface QuoteFormProps {
  /** What the request is about. */
  about?: string;
  /** Whether a pressed button says `about`: then it is sent beside lines too; a page's own subject is not. */
  isAsked?: boolean;
  /** Whether the message has a hint: not in the HTML of a page of the inventory, whose bytes are counted. */
  hasHint?: boolean;
  /** Lines that the server read; otherwise those of this browser. */
  lines?: readonly QuoteLine[];
  /** Changes each time the form is shown again. */
  shownAt?: number;
  /** Other ways to us, shown after a failure. */
  contact: ReactNode;
  /** What stands below the questions. */
  children: ReactNode;
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
  hasHint = false,
  lines,
  shownAt,
  contact,
  children,
  onDone,
}: QuoteFormProps) {
  const [state, dispatch] = useReducer(reduce, emptyForm);
  const form = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const key = useRef('');
  /** What was advised on already: it is said once. */
  const advised = useRef({ email: '', areLines: false });
  /** The sender was asked to send again, and does. */
  const isAgain = useRef(false);
  /** Requests that this page has sent: each empties the fields of every form. */
  const [sent, setSent] = useState(0);
  const stored = useQuoteLines();
  const listed = lines ?? stored;
  const isReadOnly = Boolean(lines);
  const isInDialog = Boolean(onDone);
  const isSending = state.step === 'sending';
  const problems = 'problems' in state ? state.problems : {};
  const count = Object.keys(problems).length;

  useEffect(() => {
    if (!form.current) return;
    // The sentences at the fields say what is missing; without a script the browser does.
    form.current.noValidate = true;
    key.current = restoreDraft(form.current) || key.current;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- at each opening of a dialog
  }, [shownAt]);

  useEffect(() => dispatch({ type: 'listed', missing: missingOf(listed) }), [listed]);

  useEffect(
    () =>
      listen([sentEvent], () => {
        key.current = '';
        setSent((before) => before + 1);
      }),
    [],
  );

  function save(field: EventTarget) {
    if (!form.current || !('name' in field)) return;
    const isWritten = hasText(answersOf(form.current));
    key.current = isWritten ? key.current || newKey() : '';
    saveDraft(form.current, key.current);
    dispatch({ type: 'changed', field: String(field.name) });
  }

  function showProblems(found: Problems, show: () => void) {
    flushSync(show);
    const [first = ''] = Object.keys(found);
    const field = form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const posted = event.currentTarget;
    const incomplete = problemsOf(posted);
    if (Object.keys(incomplete).length > 0) {
      showProblems(incomplete, () => dispatch({ type: 'incomplete', problems: incomplete }));
      return;
    }
    const advice = adviceOn(answersOf(posted).email ?? '', listed, advised.current);
    if (advice) {
      advised.current = {
        email: advice.email?.sentence ?? advised.current.email,
        areLines: advised.current.areLines || advice.lines.length > 0,
      };
      dispatch({ type: 'advised', advice });
    } else void send(posted);
  }

  async function send(posted: HTMLFormElement) {
    const body = new FormData(posted);
    key.current ||= newKey();
    body.set('key', key.current);
    if (isAgain.current) body.set('again', 'yes');
    dispatch({ type: 'sending' });
    sendButton.current?.focus();
    const {
      isStored,
      reference,
      page,
      problems: refused = {},
      message = '',
      again = false,
    } = await postQuote(posted.action, body);
    isAgain.current = again;
    if (!isStored || !reference) {
      showProblems(refused, () => dispatch({ type: 'failed', problems: refused, help: message }));
      return;
    }
    window.va?.('event', { name: 'Quote sent' });
    const files = body
      .getAll(fileField)
      .flatMap((file) => (file instanceof File && file.name ? [file.name] : []));
    advised.current = { email: '', areLines: false };
    finishDraft({ reference, page: page ?? '' });
    removeSentLines(listed);
    dispatch({ type: 'sent', receipt: { reference, lines: listed, files } });
  }

  function finish() {
    flushSync(() => dispatch({ type: 'finished' }));
    // The receipt had the focus: who reads by keyboard goes on at the form.
    if (document.activeElement === document.body) form.current?.focus({ preventScroll: true });
    onDone?.();
  }

  return (
    <>
      {state.step === 'sent' && <QuoteReceipt receipt={state.receipt} onDone={finish} />}
      <form
        ref={form}
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
          {listed.length > 0 && (
            <FormList
              key={shownAt}
              lines={listed}
              isOpen={isInDialog || isReadOnly || listed.length < 7}
              isReadOnly={isReadOnly}
            />
          )}
          {about && (isAsked || listed.length === 0) && (
            <p className={styles.about}>
              About: <strong>{about}</strong>
              <input type="hidden" name="about" value={about} />
            </p>
          )}
          <QuoteFields key={sent} problems={problems} hasHint={hasHint} />
          {children}
        </div>
        <div className={styles.foot}>
          {state.step === 'writing' && state.advice && (
            <QuoteAdvice
              advice={state.advice}
              onCorrect={(email) => {
                const field = form.current?.elements.namedItem('email');
                if (!(field instanceof HTMLInputElement)) return;
                field.value = email;
                save(field);
                sendButton.current?.focus();
              }}
            />
          )}
          <button
            ref={sendButton}
            className={`${styles.send} btn btn-large`}
            aria-disabled={isSending}
          >
            {isSending
              ? 'Sending…'
              : ['Send', listed.length > 0 && counted(listed.length, 'line')]
                  .filter(Boolean)
                  .join(' ')}
          </button>
          {state.step === 'writing' && count > 0 && (
            <p className={styles.problem}>
              {`${counted(count, 'field')} ${count === 1 ? 'needs' : 'need'} attention.`}
            </p>
          )}
          <p role="alert" className={styles.failed}>
            {state.step === 'failed' && failure}
          </p>
          {state.step === 'failed' && (
            <>
              {state.help !== failure && <p className={styles.help}>{state.help}</p>}
              {contact}
            </>
          )}
        </div>
      </form>
      {state.step !== 'sent' && <LastRequest />}
    </>
  );
}

/** The quote list in a form, as it is posted. Beside a page a long one is folded. */
function FormList({
  lines,
  isOpen,
  isReadOnly,
}: {
  lines: readonly QuoteLine[];
  isOpen: boolean;
  isReadOnly: boolean;
}) {
  return (
    <details className={styles.list} open={isOpen}>
      <summary>{`Your quote list: ${counted(lines.length, 'line')}`}</summary>
      <QuoteList lines={lines} isShort={!isReadOnly} isReadOnly={isReadOnly} />
      <input type="hidden" name="list" value={quoteListText(lines)} />
      <input type="hidden" name="csv" value={quoteListCsv(lines)} />
    </details>
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

/** What was not advised on yet; `null` where there is nothing. */
function adviceOn(
  email: string,
  lines: readonly QuoteLine[],
  before: { email: string; areLines: boolean },
): Advice | null {
  const found = emailAdvice(email);
  return adviceOf({
    email: found && found.sentence !== before.email ? found : null,
    lines: before.areLines ? [] : missingOf(lines),
  });
}

/** "Line 2, Nickel 718: quantity and length", for each line that lacks something. */
const missingOf = (lines: readonly QuoteLine[]): readonly string[] =>
  lines.flatMap((line, i) => {
    const text = missingText(line);
    return text ? [`Line ${i + 1}, ${line.title}: ${text}`] : [];
  });
