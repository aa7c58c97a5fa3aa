import { track } from '@vercel/analytics';
import type { QuoteResponse } from '@/lib/quotes/intake/quote-response';
import { emailAdvice } from '@/lib/quotes/email-advice';
import { storeQuote } from '@/lib/quotes/last-quote';
import { offline } from '@/lib/quotes/messages';
import { quoteListCsv, quoteListText } from '@/lib/quotes/quote-line';
import { quoteLines, removeQuoteLines } from '@/lib/quotes/quote-list';
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
  const answer = (await post(form.action, body)) ?? unanswered();
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

/** What is said where the site did not answer: offline, that nothing typed is lost. */
const unanswered = (): PostResponse => ({
  ...noResponse,
  message: navigator.onLine ? '' : offline,
});

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
