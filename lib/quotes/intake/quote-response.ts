import * as routes from '@/lib/routing/routes';
import { failure, success } from '../messages';
import type { StoredQuote } from '../quote-record';
import { Refusal } from '@/lib/server/refusal';

/** The site's response to a posted quote form, as a page or as JSON for the form's script. */
export interface QuoteResponse {
  status: number;
  message: string;
  /** What the visitor may quote on the telephone; `null` where nothing is stored. */
  reference: string | null;
  /** The visitor's page of the stored request; `null` where there is none. */
  page: string | null;
  /** Sentences by field. */
  problems: Record<string, string>;
  /** Not refused: the visitor is to press Send again. */
  again: boolean;
  retryAfterSeconds: number | null;
}

/**
 * "Sent" for what WordPress has or what is stored for it. What it refused at once is not sent: the form shows the failure
 * of spec §8, and this message beside it.
 */
export function responseTo({ reference, state, problems, token }: StoredQuote): QuoteResponse {
  const page = routes.quoteStatus(reference, token);
  const response = { reference, page, problems, again: false, retryAfterSeconds: null };
  if (state !== 'refused') return { ...response, status: 200, message: success };
  const isMendable = Object.keys(problems).length > 0;
  return {
    ...response,
    status: 422,
    message: `We hold your request as ${reference} but could not pass it on.${isMendable ? ' Please change it and send again.' : ''}`,
  };
}

/** A refusal in its own words; any other fault in the one sentence of the spec. */
export function responseToFault(error: unknown): QuoteResponse {
  const refusal = error instanceof Refusal ? error : new Refusal(503, failure);
  const { status, message, problems, again, retryAfterSeconds } = refusal;
  return { status, message, problems, again, retryAfterSeconds, reference: null, page: null };
}
