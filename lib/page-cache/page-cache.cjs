const SharedPages = require('./shared-pages.cjs');
const { inlineStyles } = require('./inline-styles.cjs');
const { policyFor } = require('./policy.cjs');

const policy = 'content-security-policy';

/** Answers that say "not here": the 404 page, redirects to it or onward, a text or picture of no page. */
const isAbsence = (page) =>
  ['APP_PAGE', 'APP_ROUTE'].includes(page?.kind) && page.status >= 300 && page.status < 500;

/** A redirect made in the background is stored without its target, which then stands in its HTML only. */
function putLocation(page) {
  const target = /NEXT_REDIRECT;\w+;([^;"\\]+);30[378];/.exec(page.html ?? '')?.[1];
  if (target && !page.headers?.location) page.headers = { ...page.headers, location: target };
}

/** The style sheets of this build, read once. */
const sheets = new Map();

function sheet(folder, href) {
  if (!sheets.has(href)) sheets.set(href, readSheet(folder, href));
  return sheets.get(href);
}

/** Asked for when needed: Next bundles the page cache for middleware too, where there are no files. */
function readSheet(folder, href) {
  const { readFileSync } = require('node:fs');
  try {
    return readFileSync(folder + href.replace('/_next/', '/../'), 'utf8');
  } catch {
    return null; // it stays a link
  }
}

/**
 * Makes a page ready to be sent: its style sheets stand in it, and its own scripts may run, and no others.
 * In place: Next sends the very page that it stores.
 */
function prepare(page, folder) {
  if (page?.kind !== 'APP_PAGE' || page.headers?.[policy]) return;
  const { html, styles } = inlineStyles(page.html, (href) => sheet(folder, href));
  page.html = html;
  page.headers = { ...page.headers, [policy]: policyFor(html, styles) };
}

/**
 * Next's own page cache, shared by several instances, with two differences. Every page is sent with its style sheets in it and its
 * Content-Security-Policy; what lies on disk has neither, or each page would keep the same sheets. And the
 * absence of a page is kept only where it takes the place of a page: what never existed is answered from
 * the snapshot each time, so that ten thousand invented addresses leave no file behind.
 */
module.exports = class PageCache extends SharedPages {
  async get(key, context) {
    const entry = await super.get(key, context);
    prepare(entry?.value, this.serverDistDir);
    return entry;
  }

  async set(key, page, context) {
    // One that is ready came from here: it is stored once more because no newer one could be made.
    const stored = page?.headers?.[policy] ? page : page && { ...page };
    prepare(page, this.serverDistDir);
    if (isAbsence(page)) {
      if (!(await this.get(key, { kind: page.kind, isFallback: false }))) return;
      putLocation(page);
      putLocation(stored);
    }
    await super.set(key, stored, context);
  }
};
