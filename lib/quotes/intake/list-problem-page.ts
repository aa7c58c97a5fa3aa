import * as routes from '@/lib/routing/routes';
import { escapeHtml } from '@/lib/markup/escape-html';
import { site, telephone } from '@/lib/site/company';
import { errorSummary, formDocument, quoteForm } from './plain-form';

/**
 * The page with the reason why a list was not checked without a script, and its text; where another try would not help
 * now, it can be sent as it is. The route writes it itself, as `failure-page.ts`.
 */
export const listProblemPage = (message: string, text: string, isToBeSent: boolean): string =>
  formDocument(
    `${isToBeSent ? '' : 'Error: '}List not checked`,
    `<h1>Your list is not checked yet</h1>
${isToBeSent ? `<p role="alert">${escapeHtml(message)}</p>` : errorSummary({ text: message })}
<form method="post" action="/api/quote-lines/">
<label for="text">Your list</label>
<textarea id="text" name="text" required rows="12">
${escapeHtml(text)}</textarea>
<button>Check the list</button>
</form>
${isToBeSent ? `<h2>Request a quote without a check</h2>\n${quoteForm({ message: text })}` : ''}
<p>Or call us: <a href="${telephone(site.phone)}">${escapeHtml(site.phone)}</a>. <a href="${routes.quoteList()}">Back to the site</a></p>`,
  );
