import { getLineCatalog } from '@/lib/content/line-catalog';
import { responseToFault } from '@/lib/quotes/intake/quote-response';
import { clientOf } from '@/lib/quotes/intake/client-of';
import { countPost } from '@/lib/quotes/intake/count-post';
import { listPage, listProblemPage } from '@/lib/quotes/intake/list-page';
import { listText } from '@/lib/quotes/intake/list-text';
import { checkOrigin } from '@/lib/quotes/intake/check-origin';
import { readForm } from '@/lib/quotes/intake/read-form';
import { asksForJson, jsonResponse, pageResponse } from '@/lib/quotes/intake/responses';
import { checkList } from '@/lib/quotes/pasted/check-list';
import type { Part } from '@/lib/quotes/pasted/part';
import { inTurns } from '@/lib/runtime/in-turns';
import { logFaultOnce } from '@/lib/runtime/log';
import { site } from '@/lib/site/company';

interface ListResponse {
  status: number;
  message: string;
  parts: readonly Part[];
  retryAfterSeconds: number | null;
}

const outage = `We cannot check your list now. Your text is still here: please try again in a minute, send it as the message of a quote request, or call us at ${site.phone}.`;

/** Checks a buyer's list and keeps nothing of it. Answers its script as JSON, a plain form as a page with the quote form. */
export async function POST(request: Request): Promise<Response> {
  const fields: Record<string, string> = {};
  let response: ListResponse;
  try {
    checkOrigin(request);
    await readForm(request, fields);
    await countPost('lists', clientOf(request));
    const today = new Date().toISOString().slice(0, 10);
    const parts = await inTurns(checkList(listText(fields), await getLineCatalog(), today));
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
    : pageResponse(response, pageOf(response, fields.text ?? ''));
}

const pageOf = ({ status, message, parts }: ListResponse, text: string) =>
  status === 200 ? listPage(parts, text) : listProblemPage(message, text, status >= 500);
