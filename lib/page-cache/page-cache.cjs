const {
  default: FileSystemCache,
} = require('next/dist/server/lib/incremental-cache/file-system-cache');

/** Answers that say "not here": the 404 page, redirects to it or onward, a text or picture of no page. */
const isAbsence = (page) =>
  ['APP_PAGE', 'APP_ROUTE'].includes(page?.kind) && page.status >= 300 && page.status < 500;

/** A redirect made in the background is stored without its target, which then stands in its HTML only. */
function withLocation(page) {
  const target = /NEXT_REDIRECT;\w+;([^;"\\]+);30[378];/.exec(page.html ?? '')?.[1];
  if (!target || page.headers?.location) return page;
  return { ...page, headers: { ...page.headers, location: target } };
}

/**
 * Next's own page cache, except that the absence of a page is kept only where it takes the place of a
 * page. What never existed is answered from the snapshot each time, so that ten thousand invented
 * addresses leave no file behind.
 */
module.exports = class PageCache extends FileSystemCache {
  async set(key, page, context) {
    if (!isAbsence(page)) return super.set(key, page, context);
    if (await this.get(key, { kind: page.kind, isFallback: false }))
      await super.set(key, withLocation(page), context);
  }
};
