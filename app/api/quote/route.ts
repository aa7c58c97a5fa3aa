import { answerTo, answerToFault, type QuoteAnswer } from '@/lib/quotes/intake/answer';
import { answerPage } from '@/lib/quotes/intake/answer-page';
import { checkOrigin } from '@/lib/quotes/intake/own-origin';
import { checkPerson } from '@/lib/quotes/intake/check-person';
import { clientOf } from '@/lib/quotes/intake/client-of';
import { countForm } from '@/lib/quotes/intake/limit';
import { parseForm } from '@/lib/quotes/intake/parse-form';
import { readForm } from '@/lib/quotes/intake/read-form';
import { logFault } from '@/lib/runtime/log';
import { acceptQuote } from '@/lib/quotes/accept-quote';
import { quoteStore } from '@/lib/quotes/store';
import * as routes from '@/lib/routing/routes';

/**
 * Takes a quote request: checks it, stores it, then answers. To the form's script as JSON; to a plain form
 * as a page, which keeps what was typed where the request is not taken.
 */
export async function POST(request: Request): Promise<Response> {
  let fields: Record<string, string> = {};
  let answer: QuoteAnswer;
  try {
    checkOrigin(request);
    fields = await readForm(request);
    await countForm(clientOf(request));
    const form = parseForm(fields);
    checkPerson(form);
    answer = answerTo(await acceptQuote(quoteStore(), form));
  } catch (error) {
    answer = answerToFault(error);
    if (answer.status >= 500) logFault('Quotes: a request could not be held:', error);
  }
  return request.headers.get('accept')?.includes('application/json')
    ? asJson(answer)
    : asPage(answer, fields);
}

const headersFor = ({ retryAfterSeconds }: QuoteAnswer) => ({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...(retryAfterSeconds !== null && { 'retry-after': String(retryAfterSeconds) }),
});

function asJson(answer: QuoteAnswer): Response {
  const { status, message, reference, problems, again } = answer;
  return Response.json(
    { message, reference, problems, again },
    { status, headers: headersFor(answer) },
  );
}

/** A page to land on by GET, so that a reload sends nothing again; else the form with its answers. */
function asPage(answer: QuoteAnswer, fields: Record<string, string>): Response {
  if (answer.status === 200)
    return new Response(null, {
      status: 303,
      headers: { ...headersFor(answer), location: routes.quoteSent(answer.reference ?? '') },
    });
  const { html, policy } = answerPage(answer, fields);
  return new Response(html, {
    status: answer.status,
    headers: {
      ...headersFor(answer),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    },
  });
}
