import { wholeMessage } from '@/content-schemas/quote-fields';
import { theoreticalWeight } from '@/lib/calculators/theoretical-weight';
import * as routes from '@/lib/routing/routes';
import { escapeHtml } from '@/lib/markup/escape-html';
import { site, telephone } from '@/lib/site/company';
import {
  appliedRows,
  fieldLabels,
  inPounds,
  linesOf,
  otherRows,
  rowsNotRecognized,
  totalWeight,
  valueOf,
  type CheckedLine,
  type Part,
} from '../pasted/part';
import { toQuoteLines } from '../pasted/to-quote-lines';
import { quoteListCsv, quoteListText } from '../quote-line';
import { errorSummary, formDocument, quoteForm } from './plain-form';

/** Left of a message for what the visitor writes and the site adds, characters. */
const messageRoom = 5_000;

/**
 * The page that shows a list checked without a script: its lines, what is not a line, the list to change, and the quote
 * form that takes the lines along. The route writes it itself, as `failure-page.ts`.
 */
export function listPage(parts: readonly Part[], text: string): string {
  const lines = linesOf(parts);
  return formDocument(
    'Your list',
    `<h1>Your list</h1>
<p>${countWords(lines.length)} read. Please check each against your own text, send what is right, or change the list and check it again.</p>
${lines.length > 0 ? table(lines) : ''}${appliedPart(appliedRows(parts))}${otherPart(otherRows(parts))}
<h2>Change the list</h2>
${listForm(text)}
<h2>Request a quote</h2>
${quotePart(lines)}
${ending}`,
  );
}

/** The page with the reason why a list was not checked, and its text; during an outage it can be sent as it is. */
export const listProblemPage = (message: string, text: string, isOutage: boolean): string =>
  formDocument(
    `${isOutage ? '' : 'Error: '}List not checked`,
    `<h1>Your list is not checked yet</h1>
${isOutage ? `<p role="alert">${escapeHtml(message)}</p>` : errorSummary({ text: message })}
${listForm(text)}
${isOutage ? `<h2>Request a quote without a check</h2>\n${quoteForm({ message: text })}` : ''}
${ending}`,
  );

const countWords = (count: number) => (count === 1 ? '1 line was' : `${count} lines were`);

const listForm = (text: string) => `<form method="post" action="/api/quote-lines/">
<label for="text">Your list</label>
<textarea id="text" name="text" required rows="12">
${escapeHtml(text)}</textarea>
<button>Check the list</button>
</form>`;

const ending = `<p>Or call us: <a href="${telephone(site.phone)}">${escapeHtml(site.phone)}</a>. <a href="${routes.quoteList()}">Back to the site</a></p>`;

function table(lines: readonly CheckedLine[]): string {
  const total = totalWeight(lines);
  return `<table>
<thead><tr><th scope="col">Line<th scope="col">Your text<th scope="col">Read as<th scope="col">Please check</tr></thead>
<tbody>
${lines.map(row).join('\n')}
</tbody>
</table>
${total ? `<p>${total.of}: ${total.weight}${total.note}.</p>` : ''}`;
}

function row(line: CheckedLine, i: number): string {
  const { text, fields, unread, remarks, pounds } = line;
  const quantity = valueOf(line, 'quantity') ?? '';
  const read = [
    ...fields.map(
      ({ name, value, isAssumed, why }) =>
        `${fieldLabels[name]}: ${value}${isAssumed ? ` (${['assumed', why].filter(Boolean).join(': ')})` : ''}`,
    ),
    ...(pounds === null ? [] : [`Weight: ${theoreticalWeight(inPounds(pounds), quantity)}`]),
  ];
  const notes = [
    ...(unread.length > 0 ? [`Not understood: ${unread.join(', ')} (sent as written)`] : []),
    ...remarks,
  ];
  return `<tr><th scope="row">${i + 1}<td>${escapeHtml(text.trim())}<td>${items(read)}<td>${items(notes)}</tr>`;
}

const items = (sentences: readonly string[]) =>
  sentences.length > 0
    ? `<ul>${sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>`
    : '';

const appliedPart = (rows: readonly string[]) =>
  rows.length > 0 ? `<h2>Applied to the lines</h2>\n${items(rows)}` : '';

const otherPart = (rows: readonly string[]) =>
  rows.length > 0
    ? `<h2>${rowsNotRecognized(rows.length)}</h2>
<p>${rows.length === 1 ? 'This row is not in the quote. Add it to your message, or change it below.' : 'These rows are not in the quote. Add them to your message, or change them below.'}</p>
${items(rows)}`
    : '';

function quotePart(lines: readonly CheckedLine[]): string {
  if (lines.length === 0) return '<p>We found no items. Please change the list first.</p>';
  const quoteLines = toQuoteLines(lines, routes.quoteList());
  const list = quoteListText(quoteLines);
  if (list.length > wholeMessage - messageRoom)
    return '<p>These lines are too long for one request. Please check and send the list in parts.</p>';
  return `<p>${lines.length === 1 ? 'The line above goes' : `The ${lines.length} lines above go`} with it.</p>
${quoteForm({ message: 'Please quote the lines of my list.', list, csv: quoteListCsv(quoteLines) })}`;
}
