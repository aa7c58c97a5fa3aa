import { createHash, randomUUID } from 'node:crypto';
import { quoteFields } from '@/content-schemas/quote-fields';
import { failure } from '../words';
import type { QuoteAnswer } from './answer';
import { escape } from '@/lib/runtime/plain-page';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';

/** Colours are the system's, so that this page needs nothing but itself. */
const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:32rem;margin:2rem auto;padding:0 1rem}
label,button{display:block;margin-top:1rem}
input,textarea{box-sizing:border-box;width:100%;padding:.5rem;font:inherit}
[aria-invalid]{outline:2px solid}
button{padding:.5rem 1.5rem;font:inherit}
[hidden]{display:none}`;

/** Only this page's own style, and its form to this site. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * The page that says why a request posted without a script was not taken, with the form as it was filled
 * in. The route writes it itself: what people typed must not pass through any cache of pages.
 */
export function answerPage(
  { message, problems, again }: QuoteAnswer,
  fields: Record<string, string>,
): { html: string; policy: string } {
  const html = `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Quote request not sent | ${escape(site.brand)}</title>
<style>${style}</style>
<main>
<h1>Your request is not sent yet</h1>
<p role="alert">${again || message === failure ? '' : `${failure} `}${escape(message)}</p>
<form method="post" action="/api/quote/">
${quoteFields.map((field) => question(field, fields[field.name] ?? '', problems[field.name])).join('\n')}
${hidden('about', fields.about)}${hidden('list', fields.list)}
${hidden('key', fields.key || randomUUID())}${again ? hidden('again', 'yes') : ''}
<button>Send</button>
</form>
<p>Or call us: <a href="${telephone(site.phone)}">${escape(site.phone)}</a>. <a href="${routes.contact()}">Back to the site</a></p>
</main>
</html>`;
  return { html, policy };
}

function question(
  { name, label, type, maxLength, autoComplete }: (typeof quoteFields)[number],
  value: string,
  problem: string | undefined,
): string {
  const attributes = `id="${name}" name="${name}" required maxlength="${maxLength}" autocomplete="${autoComplete}"${
    problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''
  }`;
  const box =
    type === 'lines'
      ? // The first line break inside a textarea is not part of its value.
        `<textarea ${attributes} rows="8">\n${escape(value)}</textarea>`
      : `<input type="${type}" ${attributes} value="${escape(value)}">`;
  const sentence = problem ? `<span id="${name}-problem">${escape(problem)}</span>` : '';
  return `<label for="${name}">${label}</label>${box}${sentence}`;
}

const hidden = (name: string, value = '') =>
  value && `<input type="hidden" name="${name}" value="${escape(value)}">`;
