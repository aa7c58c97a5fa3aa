// @ts-check
/*
 * Seam: the values that Next passes to a cache handler.
 *
 * Relies on: the shape of a page and of a route handler's response (`CachedAppPageValue`, `CachedRouteValue`); on the
 *   address at the end of a key, after `/$` (documented, with the warning that keys are opaque); on Next sending the same
 *   object that it passes to `set`; where a regeneration failed, passing to `set` the same object that `get` returned; and
 *   on Next computing from `lastModified`, `revalidate` and `expire` whether an entry is fresh, stale or expired.
 * Why: a page is stored with its tags, and sent with its own policy and style sheets; the page cache decides what is stale.
 * Fails: with other keys no webhook finds its pages, and they wait for their cycle. If Next sends a copy, the first visitor
 *   of a page gets no policy. If it stores a copy after a failed regeneration, that counts as a new page. With another clock
 *   stale pages are not regenerated, or are errors while WordPress is down. Tested by `cached-page.test.ts`.
 * Public way: `cacheHandler` ("Custom Next.js Cache Handler") documents kinds, keys and tags; watch it for `ctx.tags` and
 *   a pathname of response entries.
 */

const { redirectIn } = require('./flight.cjs');

/**
 * @typedef {Record<string, string | number | string[] | undefined>} Headers
 * @typedef {{ kind: 'APP_PAGE', html: string, rscData?: Buffer, segmentData?: Map<string, Buffer>, postponed?: string,
 *   headers?: Headers, status?: number }} CachedPage
 * @typedef {{ kind: 'APP_ROUTE', body: Buffer, headers?: Headers, status?: number }} CachedRoute
 * @typedef {CachedPage | CachedRoute} Cached
 * @typedef {{ revalidate: number | false, expire?: number }} CacheControl seconds
 * @typedef {{ value: Cached, lastModified: number, cacheControl?: CacheControl }} Entry
 *   `lastModified` in epoch ms; a page of the build that has the cycle of the site has no `cacheControl`
 */

/**
 * Whether an entry is a page or a route handler's response: the two kinds that the page cache stores.
 *
 * @param {{ kind?: string } | null | undefined} value
 * @returns {value is Cached}
 */
exports.isCached = (value) => value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE';

/** The cache tags of a page (documented: "Index entries by tag"). @param {Pick<Cached, 'headers'>} value @returns {string[]} */
exports.tagsOf = ({ headers }) =>
  String(headers?.['x-next-cache-tags'] ?? '')
    .split(',')
    .filter(Boolean);

/**
 * `/route-cache/APP_PAGE/9fe…/$/inventory/nickel` → `/inventory/nickel/`; a file, such as `/sitemap.xml`, has no slash.
 *
 * @param {string} key
 */
exports.addressOf = (key) => {
  // Next writes `/` as `/index`, and `/index` as `/index/index`.
  const path = key.replace(/^.*?\/\$\//, '/').replace(/^\/index(?=\/index(?:\/|$)|$)/, '');
  if (path === '') return '/';
  return /\.\w+$/.test(path) ? path : `${path}/`;
};

/**
 * The target of a stored redirect, `null` for a page without one. Next stores a redirect that was generated in the
 * background without a `location` header: the target is then in the flight data alone.
 *
 * @param {Cached} value
 * @returns {string | null}
 */
exports.redirectTarget = (value) =>
  value.kind === 'APP_PAGE' && value.rscData ? redirectIn(value.rscData) : null;

/**
 * A stale entry that Next must not regenerate now: Next takes it for fresh, and calls `get` again at the next request.
 *
 * @param {Entry} entry
 */
exports.asFresh = (entry) => ({ ...entry, lastModified: Date.now() });

/**
 * How far past its cycle a stale entry is dated, ms. More than the difference between Next's clock (`performance.now()`)
 * and `Date.now()`.
 */
const staleByMs = 3_600_000;

/**
 * A stale entry that Next shall regenerate in the background: dated a little past its cycle. With its true date it could be
 * past its `expire`, and Next would show an error while WordPress is down.
 *
 * @param {Entry} entry
 * @param {number} cycleMs for a page of the build without a `cacheControl`
 */
exports.asStale = function asStale(entry, cycleMs) {
  const seconds = entry.cacheControl?.revalidate ?? cycleMs / 1000;
  const ageMs = staleByMs + (seconds === false ? 1000 : seconds * 1000);
  return {
    ...entry,
    lastModified: Date.now() - ageMs,
    // A page without a cycle is stale because one of its tags was invalidated.
    ...(seconds === false && { cacheControl: { ...entry.cacheControl, revalidate: 1 } }),
  };
};
