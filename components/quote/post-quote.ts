import { track } from '@vercel/analytics';
import { writeText } from '@/lib/browser/local-text';
import type { QuoteResponse } from '@/lib/quotes/intake/quote-response';
import { emailAdvice } from '@/lib/quotes/email-advice';
import { storeQuote } from '@/lib/quotes/last-quote';
import { quoteListCsv, quoteListText } from '@/lib/quotes/quote-line';
import { quoteLines, removeQuoteLines } from '@/lib/quotes/quote-list';
import { keepWaiting, syncTag, type SentContent } from '@/lib/browser/waiting-quotes';
import { asRecord } from '@/lib/runtime/value-shapes';
import { dropDraft, emptyForm, saveDraft, setKey, writingTime } from './quote-draft';
import { contentOf, isAsSent, linesAsSent } from './sent-content';

/** Longer than the site takes for its answer, shorter than a visitor waits. */
const timeoutMs = 20_000;
/** Bytes that a slow line sends in a millisecond: files take their time. */
const minBytesPerMs = 25;

/** What became of a posted form: the site's response to it, where there is one. */
export interface PostResponse extends Pick<
  QuoteResponse,
  'message' | 'reference' | 'problems' | 'again'
> {
  sent: boolean;
  page?: QuoteResponse['page'];
  /** It waits in this browser for a network. */
  waiting?: boolean;
  /** The form was changed while it was sent: what it holds now is another request. */
  isTypedSince?: boolean;
}

const noResponse: PostResponse = {
  sent: false,
  message: '',
  reference: null,
  problems: {},
  again: false,
};

/**
 * Posts a quote form with the quote list. After success form, draft and the lines as they were sent are removed. Draft and
 * list stay where the email address looks like none, to be sent again with another one, and what was typed meanwhile stays
 * as another request. After a failure all stay, with the key by which the site recognizes the next try. Never throws.
 */
export async function postQuote(form: HTMLFormElement): Promise<PostResponse> {
  saveDraft(form);
  const body = new FormData(form);
  const lines = quoteLines();
  // Not as the form shows it: the code that does may be on its way.
  if (lines.length > 0) {
    body.set('list', quoteListText(lines));
    body.set('csv', quoteListCsv(lines));
  }
  body.set('elapsed', String(Math.round(writingTime())));
  if (form.dataset.again) body.set('again', 'yes');

  const content = contentOf(form, lines);
  const answer = (await post(form.action, body)) ?? (await waitForNetwork(body, content));
  delete form.dataset.again;
  if (answer.again) form.dataset.again = 'yes';
  if (!answer.sent) return answer;

  track('Quote sent');
  const isUnanswerable = emailAdvice(String(body.get('email') ?? '')) !== '';
  const isTypedSince = !isAsSent(form, content);
  setKey(form, '');
  if (isUnanswerable || isTypedSince) saveDraft(form);
  else {
    dropDraft(content.answers);
    removeQuoteLines(linesAsSent(content));
  }
  if (!isTypedSince) emptyForm(form);
  const sent = lines.map(({ href }) => href);
  if (answer.reference) storeQuote(answer.reference, answer.page, sent, isUnanswerable);
  return { ...answer, isTypedSince };
}

/** Background Sync, which TypeScript's own types lack. */
interface Syncing extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Without a network a finished request waits in the browser, where that can keep it. */
async function waitForNetwork(body: FormData, content: SentContent): Promise<PostResponse> {
  if (navigator.onLine) return noResponse;
  body.set('again', 'yes'); // nobody is there to press Send again
  try {
    await keepWaiting(body, content);
  } catch {
    return noResponse; // storage is denied or full
  }
  writeText('quote-waiting', 'yes');
  // Where there is no Background Sync, the next visit sends it.
  await registerSync().catch(() => {});
  return { ...noResponse, waiting: true };
}

async function registerSync() {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (registration as Syncing | undefined)?.sync?.register(syncTag);
}

const sizeOf = (body: FormData) =>
  [...body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0);

async function post(url: string, body: FormData): Promise<PostResponse | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs + sizeOf(body) / minBytesPerMs),
    });
    const json: Partial<QuoteResponse> = asRecord(await response.json());
    // JSON of another server may have no problems. Without a reference nothing is stored, and the form keeps what was typed.
    const answer = { ...noResponse, ...json, problems: { ...json.problems } };
    return { ...answer, sent: response.ok && Boolean(answer.reference) };
  } catch {
    return null; // no network, no answer in time, or a proxy's own page
  }
}
