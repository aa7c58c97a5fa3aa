import { answerTo, answerToFault, type QuoteAnswer } from '@/lib/quotes/intake/answer';
import { answerPage } from '@/lib/quotes/intake/answer-page';
import { checkOrigin } from '@/lib/quotes/intake/own-origin';
import { checkPerson } from '@/lib/quotes/intake/check-person';
import { clientOf } from '@/lib/quotes/intake/client-of';
import { countPost } from '@/lib/quotes/intake/limit';
import { parseForm } from '@/lib/quotes/intake/parse-form';
import { openFolderFor } from '@/lib/quotes/intake/open-folder';
import { readQuoteForm, type PostedFiles } from '@/lib/quotes/intake/read-quote-form';
import {
  answerHeaders,
  asksForJson,
  jsonResponse,
  pageResponse,
} from '@/lib/quotes/intake/respond';
import { logFault } from '@/lib/runtime/log';
import { acceptQuote } from '@/lib/quotes/accept-quote';
import { quoteStore } from '@/lib/quotes/store';
import * as routes from '@/lib/routing/routes';

/**
 * Takes a quote request: checks it, stores it, then answers. To the form's script as JSON; to a plain form
 * as a page, which keeps what was typed where the request is not taken.
 */
export async function POST(request: Request): Promise<Response> {
  const fields: Record<string, string> = {};
  let files: PostedFiles | null = null;
  let answer: QuoteAnswer;
  try {
    checkOrigin(request);
    const store = quoteStore();
    files = await readQuoteForm(request, { fields, openFolder: openFolderFor(store, request) });
    await countPost('quotes', clientOf(request));
    const form = parseForm(fields, files.upload !== null);
    checkPerson(form);
    answer = answerTo(await acceptQuote(store, form, files.upload));
  } catch (error) {
    answer = answerToFault(error);
    if (answer.status >= 500) logFault('Quotes: a request could not be held:', error);
  } finally {
    await files?.discard().catch((error: unknown) => {
      logFault('Quotes: files that were not stored could not be removed:', error);
    });
  }
  return asksForJson(request) ? asJson(answer) : asPage(answer, fields);
}

function asJson(answer: QuoteAnswer): Response {
  const { message, reference, page, problems, again } = answer;
  return jsonResponse(answer, { message, reference, page, problems, again });
}

/** A page to land on by GET, so that a reload sends nothing again; else the form with its answers. */
function asPage(answer: QuoteAnswer, fields: Record<string, string>): Response {
  if (answer.status !== 200) return pageResponse(answer, answerPage(answer, fields));
  return new Response(null, {
    status: 303,
    headers: {
      ...answerHeaders(answer),
      location: answer.page ?? routes.quoteSent(answer.reference ?? ''),
    },
  });
}
