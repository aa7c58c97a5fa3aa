import type { ReactNode } from 'react';
import { missing, quoteFields } from '@/content-schemas/quote-fields';
import { readText, writeText } from '@/lib/browser/local-text';
import { failure } from '@/lib/quotes/words';
import { count } from '@/lib/site/analytics';
import { clearQuoteList } from '@/lib/quotes/quote-list';
import { keepWaiting, syncTag } from '@/lib/browser/waiting-quotes';
import { ErrorSummary, type FieldProblem } from './error-summary';
import { dropDraft, fieldOf, saveDraft, writingTime } from './quote-draft';
import styles from './quote-form.module.scss';
import { WaitingNotice } from './waiting-notice';

/** Longer than the site takes for its answer, shorter than a visitor waits. */
const timeoutMs = 20_000;

/** The site's answer to a posted form. */
export interface PostedAnswer {
  sent: boolean;
  message: string;
  reference: string | null;
  /** Sentences by field. */
  problems: Record<string, string>;
  /** Not refused: the visitor is asked to press Send again. */
  again: boolean;
  /** It waits in this browser for a network. */
  waiting?: boolean;
}

const noAnswer: PostedAnswer = {
  sent: false,
  message: '',
  reference: null,
  problems: {},
  again: false,
};

/**
 * Checks a form and posts it. Answers what the site answered, or `null` where nothing was posted or it waits for a
 * network; and what the visitor has to see above the form. `id` begins those of its fields.
 */
export async function sendQuote(
  form: HTMLFormElement,
  id: string,
): Promise<readonly [answer: PostedAnswer | null, notice: ReactNode]> {
  const found = problemsOf(form);
  const isWhole = Object.keys(found).length === 0;
  const answer = isWhole ? await postQuote(form) : null;
  const problems = answer?.problems ?? found;
  const marked = markFields(form, problems, id);
  if (answer?.waiting) return [null, <WaitingNotice key={Date.now()} form={form} />];
  const summary = marked.length > 0 && <ErrorSummary className={styles.failed} problems={marked} />;
  const isSaid = summary && answer?.message === Object.values(problems).join(' ');
  return [answer && { ...answer, message: isSaid ? failure : answer.message }, summary];
}

/**
 * Posts a quote form. After success form, draft and list are emptied. After a failure they stay, with the key by which
 * the site recognizes the next try as the same request. Never throws.
 */
async function postQuote(form: HTMLFormElement): Promise<PostedAnswer> {
  const key = fieldOf(form, 'key');
  if (key) key.value ||= crypto.getRandomValues(new Uint32Array(4)).join('-');
  saveDraft(form);
  const body = new FormData(form);
  body.set('elapsed', String(Math.round(writingTime())));
  if (form.dataset.again) body.set('again', 'yes');

  const answer = (await ask(form.action, body)) ?? (await waitForNetwork(body));
  delete form.dataset.again;
  if (answer.again) form.dataset.again = 'yes';
  if (answer.sent) {
    count('Quote sent');
    form.reset();
    if (key) key.value = '';
    dropDraft();
    if (body.has('list')) clearQuoteList();
  }
  return answer;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (each): each is Field =>
      (each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement) && each.name !== '',
  );

/** What a form lacks before it is posted, by the names of its fields: the browser's own check, in our sentences. */
function problemsOf(form: HTMLFormElement): Record<string, string> {
  const wrong = fieldsOf(form).filter((field) => !field.validity.valid);
  return Object.fromEntries(
    wrong.map((field) => [
      field.name,
      field.validity.valueMissing ? missing(labelOf(field.name)) : field.validationMessage,
    ]),
  );
}

const labelOf = (wanted: string) =>
  quoteFields.find(({ name }) => name === wanted)?.label ?? wanted;

/** Marks the fields that have to change, each described by its sentence in the summary with this id. */
function markFields(
  form: HTMLFormElement,
  problems: Readonly<Record<string, string>>,
  id: string,
): readonly FieldProblem[] {
  const marked: FieldProblem[] = [];
  for (const field of fieldsOf(form)) {
    const sentence = problems[field.name];
    field.ariaInvalid = sentence ? 'true' : null;
    if (!sentence) {
      field.removeAttribute('aria-describedby');
      continue;
    }
    field.id ||= `${id}${field.name}`;
    field.setAttribute('aria-describedby', `${field.id}-problem`);
    marked.push({ field, sentence });
  }
  return marked;
}

/** Background Sync, which TypeScript's own types lack. */
interface Syncing extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Without a network a finished request waits in the browser, where that can keep it. */
async function waitForNetwork(body: FormData): Promise<PostedAnswer> {
  if (navigator.onLine) return noAnswer;
  try {
    await keepWaiting(body);
    writeText('quote-waiting', 'yes');
    const registration = await navigator.serviceWorker?.getRegistration();
    // Where there is none, the next visit sends it.
    await (registration as Syncing | undefined)?.sync?.register(syncTag);
  } catch {
    if (!readText('quote-waiting')) return noAnswer; // storage is denied or full
  }
  return { ...noAnswer, waiting: true };
}

async function ask(url: string, body: FormData): Promise<PostedAnswer | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { ...noAnswer, ...(await response.json()), sent: response.ok };
  } catch {
    return null; // no network, no answer in time, or a proxy's own page
  }
}
