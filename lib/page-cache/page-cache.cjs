const SharedPages = require('./shared-pages.cjs');
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

/** Lets a page's own scripts run, and no others. In place: Next sends the very page that it stores. */
function putPolicy(page) {
  if (page?.kind !== 'APP_PAGE' || page.headers?.[policy]) return;
  page.headers = { ...page.headers, [policy]: policyFor(page.html) };
}

/**
 * Next's own page cache, shared by several instances, with two differences. Every page carries its Content-Security-Policy. And the
 * absence of a page is kept only where it takes the place of a page: what never existed is answered from
 * the snapshot each time, so that ten thousand invented addresses leave no file behind.
 */
module.exports = class PageCache extends SharedPages {
  /** What the build made lies on disk without a policy; here the entry in memory gets it, once. */
  async get(key, context) {
    const entry = await super.get(key, context);
    putPolicy(entry?.value);
    return entry;
  }

  async set(key, page, context) {
    putPolicy(page);
    if (isAbsence(page)) {
      if (!(await this.get(key, { kind: page.kind, isFallback: false }))) return;
      putLocation(page);
    }
    await super.set(key, page, context);
  }
};
