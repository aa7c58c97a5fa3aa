import { failure } from '../messages';
import type { QuoteResponse } from './quote-response';
import { escapeHtml } from '@/lib/markup/escape-html';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';
import { errorSummary, formDocument, quoteForm } from './plain-form';

/**
 * The page with the reason why a request posted without a script was not taken, with the form as it was filled
 * in. The route writes it itself: what people typed must not pass through any cache of pages.
 */
export function failurePage(
  { message, problems, again }: QuoteResponse,
  fields: Record<string, string>,
): string {
  const hasProblems = Object.keys(problems).length > 0;
  // Where there is a summary, it is the alert, and the message may repeat it.
  const alert = hasProblems ? '' : ' role="alert"';
  const isBeside = message !== failure && message !== Object.values(problems).join(' ');
  return formDocument(
    `${hasProblems ? 'Error: ' : ''}Quote request not sent`,
    `<h1>Your request is not sent yet</h1>
${hasProblems ? errorSummary(problems) : ''}
${again ? '' : `<p${alert}>${failure}</p>`}
${isBeside ? `<p${again ? alert : ''}>${escapeHtml(message)}</p>` : ''}
<p>Where you had chosen files, please choose them again: a browser does not keep them.</p>
${quoteForm(fields, problems, again)}
<p>Or call us: <a href="${telephone(site.phone)}">${escapeHtml(site.phone)}</a>. <a href="${routes.contact()}">Back to the site</a></p>`,
  );
}
