import { formAnswerSchema } from '@/content-schemas/quote';
import type { QuoteRequest } from '@/content-schemas/quote-fields';
import { send } from '@/lib/cms/client';
import { CmsError } from '@/lib/cms/cms-error';
import { env } from '@/lib/env';

/** What became of a request at WordPress. `because` holds no personal data: it goes into the log. */
export type Verdict =
  | { kind: 'sent' }
  | { kind: 'refused'; because: string; problems: Record<string, string> }
  | { kind: 'later'; because: string };

/** Statuses by which Contact Form 7 refuses a request for good. `mail_failed` is not one: it may pass. */
const refusals = new Set(['validation_failed', 'acceptance_missing', 'spam']);

/**
 * Gives a request to WordPress's form as multipart data (spec §7) and reads what it answers, because it
 * says HTTP 200 also to what it refuses. Never throws: no answer, or one we cannot read, is "later".
 */
export async function sendQuote(request: QuoteRequest): Promise<Verdict> {
  const body = new FormData();
  for (const [name, value] of Object.entries(request)) body.set(name, value);
  // Contact Form 7 answers 400 to a form that names no place on a page; any name will do.
  body.set('_wpcf7_unit_tag', 'site-quote');
  try {
    const { status, json } = await send(env.WORDPRESS_FORM_PATH, body);
    return judge(status, json);
  } catch (error) {
    // An outage is no fault of the request: it waits for the next try.
    if (error instanceof CmsError) return { kind: 'later', because: error.message };
    throw error;
  }
}

function judge(httpStatus: number, json: unknown): Verdict {
  const answer = formAnswerSchema.safeParse(json).data;
  if (httpStatus !== 200 || !answer)
    return { kind: 'later', because: `WordPress's form answered ${httpStatus}${code(json)}.` };
  if (answer.status === 'mail_sent') return { kind: 'sent' };
  const because = `WordPress's form said ${answer.status}.`;
  if (!refusals.has(answer.status)) return { kind: 'later', because };
  return {
    kind: 'refused',
    because,
    problems: Object.fromEntries(
      answer.invalid_fields.map(({ field, message }) => [field, message]),
    ),
  };
}

/** `wpcf7_unit_tag_not_found`, `wpcf7_not_found`: what the operator has to look for. */
const code = (json: unknown) => {
  const word = (json as { code?: unknown } | null)?.code;
  return typeof word === 'string' && /^\w{1,60}$/.test(word) ? ` (${word})` : '';
};
