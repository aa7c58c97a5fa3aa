// @ts-check
/*
 * Seam: the links to style sheets in a page.
 *
 * Relies on: the sheets of a build in `.next/static/chunks`, and on the text of the links that React writes for them;
 *   that the fonts to preload have names ending in `.p.<hash>.woff2`, and that the 404 page has no link to them.
 * Why: in one `<style>` they cost no request before the first paint (decision 39).
 * Fails: the links stay as they are, and browsers fetch the sheets: one more round trip. Tested by
 *   `style-links.test.ts` and `e2e/delivery/sent-bytes.spec.ts`.
 * Public way: `experimental.inlineCss`; measured in decision 39.
 */

/** @typedef {{ href: string, text: string }} Sheet */

/** @type {Map<string, Sheet[]>} */
const builds = new Map();

/**
 * The style sheets of a build. Read once: the files of a build never change.
 *
 * @param {string} folder the `.next` folder of the build
 * @returns {Sheet[]}
 */
exports.styleSheets = function styleSheets(folder) {
  const known = builds.get(folder) ?? readSheets(folder);
  builds.set(folder, known);
  return known;
};

/** @param {string} folder @returns {Sheet[]} */
function readSheets(folder) {
  const { readdirSync, readFileSync } = require('node:fs');
  const { join } = require('node:path');
  const chunks = join(folder, 'static/chunks');
  try {
    return readdirSync(chunks)
      .filter((name) => name.endsWith('.css'))
      .map((name) => ({
        href: `/_next/static/chunks/${name}`,
        text: readFileSync(join(chunks, name), 'utf8')
          .replaceAll('url(../', 'url(/_next/static/')
          .trim(),
      }))
      .filter(({ text }) => text !== '' && !/<\/style|<!--/i.test(text));
  } catch {
    return []; // pages keep their links
  }
}

/** A style sheet that a page waits for before it is painted, as React writes it. @param {string} href */
const link = (href) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;

/**
 * The same link, for React alone. A browser does not fetch a disabled sheet, but its preload scanner does, unless the media
 * query never matches (seen in Chromium 150, Firefox ESR and WebKitGTK).
 *
 * @param {string} href
 */
const marker = (href) =>
  `<link rel="stylesheet" href="${href}" data-precedence="next" disabled="" media="not all"/>`;

/** The preload of a sheet that a Suspense boundary may need later. @param {string} href */
const preload = (href) => `<link rel="preload" href="${href}" as="style"/>`;

/**
 * Puts the style sheets that a page links to into it, in one `<style>`, so that its first paint needs no further request.
 * The links stay, disabled: React finds them, and neither fetches them nor waits for them. Only these exact texts are
 * replaced. Editors cannot write one: `<link>` is not allowed in their HTML, and quotes are escaped in text and flight data.
 * A page whose fonts Next does not preload gets that, too.
 *
 * @param {string} html
 * @param {readonly Sheet[]} sheets
 * @returns {{ html: string, style: string | null }} the page, and the text of its `<style>`
 */
exports.inlineStyles = function inlineStyles(html, sheets) {
  const named = sheets
    .flatMap(({ href, text }) =>
      [link(href), preload(href)].flatMap((tag) => {
        const at = html.indexOf(tag);
        return at < 0 ? [] : [{ href, text, tag, at }];
      }),
    )
    .toSorted((a, b) => a.at - b.at);
  if (named.length === 0) return { html, style: null };
  const texts = new Map(named.map(({ href, text }) => [href, text]));
  const style = [...texts.values()].join('\n');
  let page = '';
  let from = 0;
  /** @type {Set<string>} */
  const marked = new Set();
  for (const [i, { href, tag, at }] of named.entries()) {
    page += html.slice(from, at);
    if (i === 0) page += `${fontPreloads(html, style)}<style>${style}</style>`;
    if (!marked.has(href)) page += marker(href);
    marked.add(href);
    from = at + tag.length;
  }
  return { html: page + html.slice(from), style };
};

/**
 * Next 16.4 looks the fonts of the 404 page up under the path of its file, and has them under its route.
 *
 * @param {string} html @param {string} style
 */
function fontPreloads(html, style) {
  if (html.includes('as="font"')) return '';
  const fonts = new Set(style.match(/\/_next\/static\/media\/[\w.~-]+\.p\.[\w~-]+\.woff2/g));
  return [...fonts]
    .map(
      (href) => `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2"/>`,
    )
    .join('');
}
