import { escapeHtml } from '@/lib/html/escape-html';
import * as routes from '@/lib/routing/routes';
import { sha256 } from '@/lib/crypto/sha256.cjs';
import { site, telephone } from './company';

/** The looks of the site's pages, by itself: such a page loads nothing but the mark and the typeface. Colors are those of `_tokens.scss`. */
const style = `@font-face{font-family:Archivo;font-weight:100 900;font-display:swap;src:url(/archivo.woff2)}
:root{color-scheme:light dark;font:1rem/1.5 Archivo,Arial,sans-serif;
--paper:light-dark(#f4f3ee,#0f1417);--sheet:light-dark(#fbfaf7,#161d21);--ink:light-dark(#14181b,#eceae3);
--rule:light-dark(#868375,#6c7a82);--act:light-dark(#06506f,#6fc3e6);--on-act:light-dark(#fff,#0a0e10);
--err:light-dark(#951515,#ff8f8a);--err-sunk:light-dark(#f8e6e2,#301917)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);overflow-wrap:anywhere}
header,main,footer{padding:1rem max(1rem,50vw - 38rem)}
header,nav{display:flex;flex-wrap:wrap;gap:0 1.5rem;align-items:center;justify-content:space-between}
header{padding-block:.5rem;border-bottom:2px solid;background:var(--sheet)}
header a{display:flex;gap:.5rem;align-items:center;min-height:2.75rem;color:inherit;text-decoration:none}
header>:first-child{font-weight:700}
footer{border-top:1px solid var(--rule)}
@media (width<40rem){nav{order:1;flex-basis:100%}}
h1{margin:1rem 0;font-size:clamp(1.75rem,1.4rem + 2vw,2.5rem);line-height:1.1}
h2{margin:0 0 .5rem;font-size:1.25rem}
p,ul,ol{max-width:50rem;margin:0 0 .75rem}
li{margin-block:.25rem}
ol{padding-left:1.5rem}
ol,span{font-size:.875rem}
a{color:var(--act)}
form{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(18rem,100%),1fr));gap:0 .75rem;max-width:50rem;margin-bottom:1.5rem;padding:1rem;border:1px solid;background:var(--sheet)}
form>:not(.short){grid-column:1/-1}
label{display:block;font-size:.875rem;font-weight:600}
input,textarea{width:100%;min-height:2.75rem;padding:.5rem .625rem;border:1px solid var(--rule);background:var(--paper);color:inherit;font:inherit}
::file-selector-button{min-height:1.875rem;margin-right:.5rem;padding:0 1rem;border:1px solid var(--act);background:none;color:var(--act);font:inherit;font-weight:600}
button{justify-self:start;min-height:2.875rem;padding:.25rem 1.375rem;border:0;background:var(--act);color:var(--on-act);font:inherit;font-weight:600;cursor:pointer}
[aria-invalid]{border-color:var(--err);border-bottom-width:3px}
[aria-invalid]+span,[role=alert],[role=alert] a{color:var(--err)}
[role=alert]{max-width:50rem;margin-bottom:.75rem;padding:.75rem 1rem;border-left:4px solid;background:var(--err-sunk);font-weight:600}
[role=alert]:focus{outline:3px solid var(--act);border-radius:0}
[role=alert] ul{margin:0;padding-left:1.25rem}
.broken::marker{content:"✗ "}
.broken b{color:var(--err)}`;

const menu = [
  ['Inventory', routes.allInventory()],
  ['Services', routes.services()],
  ['Tools', routes.allTools()],
  ['Contact Us', routes.contact()],
]
  .map(([label, href]) => `<a href="${href}">${label}</a>`)
  .join('');

const phone = `<a href="${telephone(site.phone)}">${escapeHtml(site.phone)}</a>`;
const { street, city, region, postalCode } = site.address;

/** A whole page that a route writes itself, between a header and a footer of the site; `main` is escaped already. */
export const plainDocument = (title: string, main: string) => `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(site.brand)}</title>
<style>${style}</style>
<header>
<a href="${routes.home()}"><img src="/icon.svg" alt="" width="20" height="20">${escapeHtml(site.brand)}</a>
<nav aria-label="Main">${menu}</nav>
${phone}
</header>
<main>
${main}
</main>
<footer>${escapeHtml(`${site.brand}, ${street}, ${city}, ${region} ${postalCode}`)}</footer>
</html>`;

/** The policy of such a page: its own style, mark and typeface, and where its forms may post. */
export const plainPolicy = (formAction: "'self'" | "'none'") =>
  `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'sha256-${sha256(style, 'base64')}'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': plainPolicy("'none'"),
};

/** A page for editors: a heading, a sentence, and HTML that is already escaped. */
export const plainPage = (title: string, sentence: string, status = 200, html = '') =>
  new Response(
    plainDocument(title, `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(sentence)}</p>\n${html}`),
    { status, headers },
  );
