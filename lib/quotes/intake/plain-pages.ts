import { randomUUID } from 'node:crypto';
import { quoteFields } from '@/content-schemas/quote-fields';
import { escapeHtml } from '@/lib/html/escape-html';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';
import { plainDocument } from '@/lib/site/plain-page';
import { acceptedEndings, fileField, fileLimits } from '../attachments/limits';
import { failure } from '../messages';
import { sentLines, type QuoteLine } from '../quote-line';
import type { QuoteResponse } from './quote-response';

const phone = `<a href="${telephone(site.phone)}">${escapeHtml(site.phone)}</a>`;

const email = `<a href="mailto:${site.email}">${escapeHtml(site.email)}</a>`;

/** What can be done about a failure, and whom to call. */
function helpHtml(sentence: string): string {
  const help = escapeHtml(sentence).replace(escapeHtml(site.phone), phone);
  const call = help.includes(phone) ? '' : `<p>Call ${phone} or email ${email}.</p>`;
  return `${help && `<p>${help}</p>`}${call}`;
}

/**
 * The page with the reason why a request posted without a script was not taken, with the form as it was filled
 * in. The route writes it itself: what people typed must not pass through any cache of pages.
 */
export function failurePage(
  { message, problems, again }: QuoteResponse,
  fields: Record<string, string>,
): string {
  const hasProblems = Object.keys(problems).length > 0;
  const heading = again ? message : failure;
  return plainDocument(
    `${hasProblems ? 'Error: ' : ''}Quote request not sent`,
    `<h1>Your request is not sent yet</h1>
${hasProblems ? errorSummary(heading, problems) : `<p role="alert">${escapeHtml(heading)}</p>`}
${helpHtml(message === heading ? '' : message)}
${quoteForm(fields, again ? 'Send' : 'Try again', problems, again)}`,
  );
}

/**
 * The page with the reason why a list was not checked without a script, and its text; where another try would not help
 * now, it can be sent as it is. The route writes it itself, too.
 */
export const listProblemPage = (message: string, text: string, isToBeSent: boolean): string =>
  plainDocument(
    `${isToBeSent ? '' : 'Error: '}List not checked`,
    `<h1>Your list is not checked yet</h1>
${isToBeSent ? `<p role="alert">${escapeHtml(message)}</p>` : errorSummary('There is a problem', { text: message })}
${helpHtml('')}
<form method="post" action="/api/quote-lines/">
<p><label for="text">Your list</label><textarea id="text" name="text" required rows="12">
${escapeHtml(text)}</textarea></p>
<button>Check the list</button>
</form>
${isToBeSent ? `<h2>Request a quote without a check</h2>\n${quoteForm({ message: text }, 'Send')}` : ''}
<p><a href="${routes.quoteList()}">Back to the quote list</a></p>`,
  );

/** What has to change, as links to the fields in their order; the browser goes to it. */
const errorSummary = (heading: string, problems: Readonly<Record<string, string>>) =>
  `<div role="alert" tabindex="-1" autofocus><h2>${escapeHtml(heading)}</h2>
<ul>${Object.entries(problems)
    .map(([name, sentence]) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(sentence)}</a>`)
    .join('')}</ul></div>`;

/** The five questions of a quote request as they were answered, and what else the form carried. */
const quoteForm = (
  fields: Readonly<Record<string, string>>,
  button: string,
  problems: Readonly<Record<string, string>> = {},
  again = false,
) => `<form method="post" action="/api/quote/" enctype="multipart/form-data">
${fields.about ? `<p>About: <strong>${escapeHtml(fields.about)}</strong></p>` : ''}
${fields.list ? `<h2>Your quote list</h2><ol>${sentLines(fields.list).map(lineHtml).join('')}</ol>` : ''}
${quoteFields.map((field) => question(field, fields, problems[field.name])).join('\n')}
<p><label for="${fileField}">Drawings or lists (optional)</label><input type="file" id="${fileField}" name="${fileField}" multiple accept="${acceptedEndings}"><span>Please choose your files again: a browser does not keep them. ${fileLimits}.</span></p>
${hidden('about', fields.about)}${hidden('list', fields.list)}
${hidden('key', fields.key || randomUUID())}${again ? hidden('again', 'yes') : ''}
<button>${button}</button>
</form>`;

function question(
  { name, label, type, maxLength, autoComplete }: (typeof quoteFields)[number],
  fields: Readonly<Record<string, string>>,
  problem: string | undefined,
): string {
  const value = fields[name] ?? '';
  const attributes = `id="${name}" name="${name}" required maxlength="${maxLength}" autocomplete="${autoComplete}"${
    problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''
  }`;
  const box =
    type === 'lines'
      ? // The first line break inside a textarea is not part of its value.
        `<textarea ${attributes} rows="8">\n${escapeHtml(value)}</textarea>`
      : `<input type="${type}" ${attributes} value="${escapeHtml(value)}">`;
  const sentence = problem ? `<span id="${name}-problem">${escapeHtml(problem)}</span>` : '';
  const isShort = type !== 'lines';
  return `<p${isShort ? ' class="short"' : ''}><label for="${name}">${label}</label>${box}${sentence}</p>`;
}

const lineHtml = ({ title, detail = '', pasted }: QuoteLine) =>
  `<li><strong>${escapeHtml(title)}</strong><br>${escapeHtml(detail)}${pasted ? `<br>Your text: <q>${escapeHtml(pasted)}</q>` : ''}`;

const hidden = (name: string, value = '') =>
  value && `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
