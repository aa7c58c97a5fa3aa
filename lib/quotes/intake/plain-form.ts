import { randomUUID } from 'node:crypto';
import { quoteFields } from '@/content-schemas/quote-fields';
import { acceptedEndings, fileField, maxFileBytes, maxFiles } from '../attachments/limits';
import { escapeHtml } from '@/lib/markup/escape-html';
import { plainDocument, plainPolicy } from '@/lib/site/plain-page';

/** Colors are the system's, so that this page needs nothing but itself. */
const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
html{background:Canvas;color:CanvasText}
a{color:inherit}
body{max-width:32rem;margin:2rem auto;padding:0 1rem}
body:has(table){max-width:60rem}
label,button{display:block;margin-top:1rem}
input,textarea{box-sizing:border-box;width:100%;padding:.5rem;font:inherit}
[aria-invalid]{outline:2px solid}
[autofocus]{padding:1rem;border:4px solid}
button{padding:.5rem 1.5rem;border:0;background:CanvasText;color:Canvas;font:inherit}
[hidden]{display:none}
table{border-collapse:collapse;width:100%}
th,td{padding:.5rem;border-bottom:1px solid;text-align:start;vertical-align:top}
td{overflow-wrap:anywhere}
ul{margin:0;padding-inline-start:1.25rem}`;

export const policy = plainPolicy(style, "'self'");

/** A whole page with a form in it that a route answers with; its content is escaped already. */
export const formDocument = (title: string, main: string) => plainDocument(title, style, main);

/** What has to change, as links to the fields in their order; the browser goes to it. */
export const errorSummary = (problems: Readonly<Record<string, string>>) =>
  `<div role="alert" tabindex="-1" autofocus><h2>There is a problem</h2>
<ul>${Object.entries(problems)
    .map(([name, sentence]) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(sentence)}</a>`)
    .join('')}</ul></div>`;

/** The five questions of a quote request as they were answered, and what else the form carried. */
export const quoteForm = (
  fields: Readonly<Record<string, string>>,
  problems: Readonly<Record<string, string>> = {},
  again = false,
) => `<form method="post" action="/api/quote/" enctype="multipart/form-data">
${quoteFields.map((field) => question(field, fields, problems[field.name])).join('\n')}
<label for="${fileField}">Drawings or lists (optional)</label><input type="file" id="${fileField}" name="${fileField}" multiple accept="${acceptedEndings}"><span>PDF, STEP, DXF, PNG, XLSX, CSV: ${maxFiles} files of ${maxFileBytes / 1024 / 1024} MB at most.</span>
${hidden('about', fields.about)}${hidden('list', fields.list)}${hidden('csv', fields.csv)}
${hidden('key', fields.key || randomUUID())}${again ? hidden('again', 'yes') : ''}
<button>Send</button>
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
  return `<label for="${name}">${label}</label>${box}${sentence}`;
}

const hidden = (name: string, value = '') =>
  value && `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
