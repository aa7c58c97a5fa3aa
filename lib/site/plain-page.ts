import { escapeHtml } from '@/lib/markup/escape-html';
import { sha256 } from '@/lib/runtime/sha256.cjs';
import { site } from './company';

/** Colors are the system's, so that such a page needs nothing but itself. */
const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
li{margin-block:.5rem;overflow-wrap:anywhere}
.broken::marker{content:"✗ "}
.broken b{color:light-dark(#a11,#f88)}`;

/** A whole page that a route writes itself; `main` is escaped already, and `style` is all the CSS that it gets. */
export const plainDocument = (title: string, style: string, main: string) => `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(site.brand)}</title>
<style>${style}</style>
<main>
${main}
</main>
</html>`;

/** The policy of such a page: its own style, and where its forms may post. */
export const plainPolicy = (style: string, formAction: "'self'" | "'none'") =>
  `default-src 'none'; style-src 'sha256-${sha256(style, 'base64')}'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': plainPolicy(style, "'none'"),
};

/** A page for editors: a heading, a sentence, and HTML that is already escaped. */
export const plainPage = (title: string, sentence: string, status = 200, html = '') =>
  new Response(
    plainDocument(
      title,
      style,
      `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(sentence)}</p>\n${html}`,
    ),
    { status, headers },
  );
