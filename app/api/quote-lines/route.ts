import { cookies } from 'next/headers';
import { quoteFields } from '@/content-schemas/quote-fields';
import { getLineCatalog } from '@/lib/content/line-catalog';
import { responseToFault } from '@/lib/quotes/intake/quote-response';
import { clientOf } from '@/lib/quotes/intake/client-of';
import { countPost } from '@/lib/quotes/intake/count-post';
import { listProblemPage } from '@/lib/quotes/intake/plain-pages';
import { checkOrigin } from '@/lib/quotes/intake/check-origin';
import { answersCookie, packList, sizesBefore } from '@/lib/quotes/intake/packed-list';
import { readForm } from '@/lib/quotes/intake/read-form';
import {
  asksForJson,
  jsonResponse,
  pageResponse,
  responseHeaders,
} from '@/lib/quotes/intake/responses';
import { checkList } from '@/lib/quotes/pasted/check-list';
import { messageOfLines } from '@/lib/quotes/messages';
import { listProblem } from '@/lib/quotes/pasted/list-problem';
import type { Part } from '@/lib/quotes/pasted/part';
import { withPostedFields } from '@/lib/quotes/quote-line';
import { env } from '@/lib/runtime/env';
import { inTurns } from '@/lib/runtime/in-turns';
import { logFaultOnce } from '@/lib/runtime/log';
import { Refusal } from '@/lib/server/refusal';
import * as routes from '@/lib/routing/routes';
import { site } from '@/lib/site/company';

interface ListResponse {
  status: number;
  message: string;
  parts: readonly Part[];
  retryAfterSeconds: number | null;
}

const outage = `We cannot check your list now. Your text is still here: please try again in a minute, send it as the message of a quote request, or call us at ${site.phone}.`;
const tooLong =
  'This list is too long to be checked without JavaScript. Check it in parts, or send it as the message of a quote request.';

/** Checks a buyer's list and keeps nothing of it. Answers its script as JSON; a plain form is led to the page that shows the list. */
export async function POST(request: Request): Promise<Response> {
  const fields: Record<string, string> = {};
  const { from, listed } = sizesBefore(request);
  const sizes = new URL(request.url).searchParams.get('sizes') ?? '';
  let response: ListResponse;
  try {
    checkOrigin(request);
    await readForm(request, fields);
    if (sizes.startsWith('/inventory/')) {
      await keepAnswers(fields);
      return toSizes(sizes, fields);
    }
    fields.text = [listed, fields.text].filter(Boolean).join('\n');
    await countPost('lists', clientOf(request));
    const today = new Date().toISOString().slice(0, 10);
    const parts = await inTurns(
      checkList(
        listText(fields),
        await getLineCatalog(),
        today,
        fields.unit === 'mm' ? 'mm' : 'in',
      ),
    );
    response = { status: 200, message: '', parts, retryAfterSeconds: null };
  } catch (error) {
    const { status, message, retryAfterSeconds } = responseToFault(error);
    const isFault = status >= 500;
    // A posted list has no stale page to fall back on: the visitor gets a sentence and keeps the text.
    if (isFault) logFaultOnce('Quotes: a list could not be checked:', error);
    response = { status, message: isFault ? outage : message, parts: [], retryAfterSeconds };
  }
  return asksForJson(request)
    ? jsonResponse(response, { message: response.message, parts: response.parts })
    : asPage(response, fields.text ?? '', from);
}

/** Gives what was typed into the quote form to the browser, for a quarter of an hour and for the page with the form alone. */
async function keepAnswers(fields: Readonly<Record<string, string>>) {
  const typed = quoteFields.flatMap(({ name }) =>
    fields[name] && fields[name] !== messageOfLines ? [[name, fields[name]]] : [],
  );
  const packed = packList(new URLSearchParams(typed).toString());
  // A browser takes some 4,000 letters.
  if (!packed || packed.length > 3_500) return;
  (await cookies()).set({
    ...answersCookie,
    value: packed,
    maxAge: 15 * 60,
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
  });
}

/** To the page of sizes again, with each line's text and what was typed beside it in the address. */
function toSizes(sizes: string, fields: Readonly<Record<string, string>>): Response {
  const rows = listText(fields).split('\n');
  const typed = rows.map((row, i) => withPostedFields(row, i + 1, fields)).join('\n');
  const packed = packList(typed);
  if (!packed) throw new Refusal(413, tooLong);
  const location = `${encodeURI(sizes)}?list=${packed}#list-kept`;
  return new Response(null, { status: 303, headers: { location } });
}

/** The list that a form carries, with one kind of line break. Throws a `Refusal` where it is empty or too long. */
function listText({ text = '' }: Readonly<Record<string, string>>): string {
  const list = text.replace(/\r\n?|[\u2028\u2029]/g, '\n');
  const problem = listProblem(list);
  if (problem) throw new Refusal(422, problem);
  return list;
}

/** The page has the list in its address: nothing of it is stored. */
function asPage(response: ListResponse, text: string, from: string): Response {
  const { status, message } = response;
  if (status !== 200) return pageResponse(response, listProblemPage(message, text, status >= 500));
  const packed = packList(text);
  return packed
    ? new Response(null, {
        status: 303,
        headers: { ...responseHeaders(response), location: routes.checkedList(packed, 'in', from) },
      })
    : pageResponse({ ...response, status: 413 }, listProblemPage(tooLong, text, true));
}
