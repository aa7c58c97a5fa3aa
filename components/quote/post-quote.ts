import { count } from '@/lib/site/analytics';
import { clearQuoteList } from '@/lib/quotes/quote-list';
import { dropDraft, fieldOf, saveDraft, writingTime } from './quote-draft';

/** Longer than the site takes for its answer, shorter than a visitor waits. */
const timeoutMs = 20_000;
/** Bytes that a slow line sends in a millisecond: files take their time. */
const slowest = 25;

/** The site's answer to a posted form. */
export interface PostedAnswer {
  sent: boolean;
  message: string;
  reference: string | null;
  /** The address of the stored request's own page. */
  page?: string;
  /** Sentences by field. */
  problems: Record<string, string>;
  /** Not refused: the visitor is asked to press Send again. */
  again: boolean;
}

const noAnswer: PostedAnswer = {
  sent: false,
  message: '',
  reference: null,
  problems: {},
  again: false,
};

/**
 * Posts a quote form. After success form, draft and list are emptied. After a failure they stay, with the key by which
 * the site recognizes the next try as the same request. Never throws.
 */
export async function postQuote(form: HTMLFormElement): Promise<PostedAnswer> {
  const key = fieldOf(form, 'key');
  if (key) key.value ||= crypto.getRandomValues(new Uint32Array(4)).join('-');
  saveDraft(form);
  const body = new FormData(form);
  body.set('elapsed', String(Math.round(writingTime())));
  if (form.dataset.again) body.set('again', 'yes');

  const answer = await ask(form.action, body);
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

/** Marks the fields the site could not take, as described by an element, and goes to the first. */
export function markFields(
  form: HTMLFormElement,
  problems: Record<string, string>,
  described: string,
) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[required]')];
  for (const field of fields) {
    const wrong = field.name in problems;
    field.ariaInvalid = wrong ? 'true' : null;
    if (wrong) field.setAttribute('aria-describedby', described);
    else field.removeAttribute('aria-describedby');
  }
  fields.find(({ name }) => name in problems)?.focus();
}

const sizeOf = (body: FormData) =>
  [...body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0);

async function ask(url: string, body: FormData): Promise<PostedAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs + sizeOf(body) / slowest),
    });
    return { ...noAnswer, ...(await response.json()), sent: response.ok };
  } catch {
    return noAnswer; // no network, no answer in time, or a proxy's own page
  }
}
