import { failure } from '../messages';
import type { QuoteResponse } from './quote-response';
import { escapeHtml } from '@/lib/markup/escape-html';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';
import { errorSummary, formDocument, quoteForm } from './plain-form';

/** The sentence of spec §8, then what is not in the summary. */
const sentence = ({
  message,
  problems,
  again,
}: Pick<QuoteResponse, 'message' | 'problems' | 'again'>) =>
  [
    again || message === failure ? '' : failure,
    message === Object.values(problems).join(' ') ? '' : escapeHtml(message),
  ]
    .filter(Boolean)
    .join(' ');

const hasProblems = (problems: object) => Object.keys(problems).length > 0;

/**
 * The page with the reason why a request posted without a script was not taken, with the form as it was filled
 * in. The route writes it itself: what people typed must not pass through any cache of pages.
 */
export const failurePage = (
  { message, problems, again }: QuoteResponse,
  fields: Record<string, string>,
): string =>
  formDocument(
    `${hasProblems(problems) ? 'Error: ' : ''}Quote request not sent`,
    `<h1>Your request is not sent yet</h1>
${hasProblems(problems) ? errorSummary(problems) : ''}
<p${hasProblems(problems) ? '' : ' role="alert"'}>${sentence({ message, problems, again })}</p>
<p>Where you had chosen files, please choose them again: a browser does not keep them.</p>
${quoteForm(fields, problems, again)}
<p>Or call us: <a href="${telephone(site.phone)}">${escapeHtml(site.phone)}</a>. <a href="${routes.contact()}">Back to the site</a></p>`,
  );
