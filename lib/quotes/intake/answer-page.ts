import { failure } from '../words';
import type { QuoteAnswer } from './answer';
import { escape } from '@/lib/runtime/plain-page';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';
import { formDocument, quoteForm } from './plain-form';

/**
 * The page that says why a request posted without a script was not taken, with the form as it was filled
 * in. The route writes it itself: what people typed must not pass through any cache of pages.
 */
export const answerPage = (
  { message, problems, again }: QuoteAnswer,
  fields: Record<string, string>,
): string =>
  formDocument(
    'Quote request not sent',
    `<h1>Your request is not sent yet</h1>
<p role="alert">${again || message === failure ? '' : `${failure} `}${escape(message)}</p>
<p>Where you had chosen files, please choose them again: a browser does not keep them.</p>
${quoteForm(fields, problems, again)}
<p>Or call us: <a href="${telephone(site.phone)}">${escape(site.phone)}</a>. <a href="${routes.contact()}">Back to the site</a></p>`,
  );
