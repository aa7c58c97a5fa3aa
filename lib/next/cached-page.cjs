// @ts-check
/*
 * Seam: the values that Next hands to a cache handler.
 *
 * Relies on: the shape of a page and of a route handler's answer (`CachedAppPageValue`, `CachedRouteValue`); on the
 *   address at the end of a key, after `/$` (documented, with the warning that keys are opaque); on Next sending the very object that it stores, and
 *   storing the very object that it read where a regeneration failed.
 * Why: a page is stored with its tags, and sent with its own policy and style sheets.
 * Fails: with a changed key no webhook finds its pages, and they wait for their cycle; with another object in place of
 *   the one read, a failed regeneration counts as a new page; with another one sent, the first visitor of a page gets no
 *   policy. `cached-page.test.ts` says which.
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
 *   `lastModified` in epoch ms; without `cacheControl`, a page of the build, Next knows how long it may be shown
 */

/**
 * Whether an entry is a page or a route handler's answer: the two kinds that the page cache keeps.
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
 * Where a stored redirect leads. Next stores one that was made in the background without its `location`: it then stands
 * in the flight data alone.
 *
 * @param {Cached} value
 * @returns {string | null}
 */
exports.redirectTarget = (value) =>
  value.kind === 'APP_PAGE' && value.rscData ? redirectIn(value.rscData) : null;
