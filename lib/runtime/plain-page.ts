import { createHash } from 'node:crypto';
import { escapeHtml } from '@/lib/markup/escape-html';
import { site } from '@/lib/site/company';

/** Colours are the system's, so that such a page needs nothing but itself. */
const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
li{margin-block:.5rem;overflow-wrap:anywhere}
.broken::marker{content:"✗ "}
.broken b{color:light-dark(#a11,#f88)}`;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/** A page for editors that a route writes itself: a heading, a sentence, and HTML that is already escaped. */
export const plainPage = (title: string, sentence: string, status = 200, html = '') =>
  new Response(
    `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(site.brand)}</title>
<style>${style}</style>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(sentence)}</p>
${html}
</main>
</html>`,
    { status, headers },
  );
