import {
  responseTo,
  responseToFault,
  type QuoteResponse,
} from '@/lib/quotes/intake/quote-response';
import { failurePage } from '@/lib/quotes/intake/plain-pages';
import { checkOrigin } from '@/lib/quotes/intake/check-origin';
import { checkPerson } from '@/lib/quotes/intake/check-person';
import { clientOf } from '@/lib/quotes/intake/client-of';
import { countPost } from '@/lib/quotes/intake/count-post';
import { answersCookie, sizesBefore } from '@/lib/quotes/intake/packed-list';
import { parseForm } from '@/lib/quotes/intake/parse-form';
import { readForm } from '@/lib/quotes/intake/read-form';
import {
  responseHeaders,
  asksForJson,
  jsonResponse,
  pageResponse,
} from '@/lib/quotes/intake/responses';
import { metrics } from '@/lib/metrics/metrics';
import { logFault, logFaultOnce } from '@/lib/runtime/log';
import { Refusal } from '@/lib/server/refusal';
import { site } from '@/lib/site/company';
import { receiveFiles } from '@/lib/quotes/attachments/receive-files';
import { acceptQuote } from '@/lib/quotes/accept-quote';
import { withPostedFields } from '@/lib/quotes/quote-line';
import { quoteStore, type QuoteStore } from '@/lib/quotes/store';

/** Checks and stores a quote request, then answers: its script with JSON, a plain form with a page. */
export async function POST(request: Request): Promise<Response> {
  const fields: Record<string, string> = {};
  const store = quoteStore();
  const files = receiveFiles(() => permitFiles(store, request));
  let response: QuoteResponse;
  try {
    checkOrigin(request);
    await readForm(request, fields, files.receive);
    fields.list ||= numbered(sizesBefore(request).listed);
    fields.list = fields.list.replaceAll(/^(\d+)\. .*/gm, (row, number: string) =>
      withPostedFields(row, number, fields),
    );
    const upload = await files.finish();
    await countPost('quotes', clientOf(request));
    const form = parseForm(fields, upload !== null);
    checkPerson(form);
    response = responseTo(await acceptQuote(store, form, upload));
  } catch (error) {
    response = responseToFault(error);
    if (!(error instanceof Refusal)) logFaultOnce('Quotes: a request could not be stored:', error);
  } finally {
    await files.discard().catch((error: unknown) => {
      logFault('Quotes: files of a form could not be removed from this machine:', error);
    });
  }
  metrics.quotesPosted.inc({ status: response.status });
  return asksForJson(request) ? asJson(response) : asPage(response, fields);
}

/** The sizes that were pressed without a script, as the list of the form on their page. */
const numbered = (listed: string | null) =>
  listed
    ?.split('\n')
    .map((row, i) => `${i + 1}. ${row}`)
    .join('\n') ?? '';

/** Counts a client's forms with files. Throws a `Refusal` where it posted too many, or the store has no room for files. */
async function permitFiles(store: QuoteStore, request: Request): Promise<void> {
  await countPost('files', clientOf(request));
  if (await store.hasRoomForFiles()) return;
  throw new Refusal(
    503,
    `We cannot take files at this moment. Please send the request without them, and we ask for them, or call us at ${site.phone}.`,
    { problems: { attachments: 'No file can be taken now.' } },
  );
}

function asJson(response: QuoteResponse): Response {
  const { message, reference, page, problems, again } = response;
  return jsonResponse(response, { message, reference, page, problems, again });
}

/** A page to land on by GET, so that a reload sends nothing again; else the form with its answers. */
function asPage(response: QuoteResponse, fields: Record<string, string>): Response {
  const { status, page } = response;
  if (status !== 200 || !page) return pageResponse(response, failurePage(response, fields));
  // The next list begins without the answers of this one.
  const forgotten = `${answersCookie.name}=; Path=${answersCookie.path}; Max-Age=0`;
  return new Response(null, {
    status: 303,
    headers: { ...responseHeaders(response), location: page, 'set-cookie': forgotten },
  });
}
