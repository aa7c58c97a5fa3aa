// @ts-check
const { isCached, redirectTarget } = require('../next/cached-page.cjs');
const { count, observe } = require('../metrics/metrics.cjs');
const { pageCache } = require('../server/process-state.cjs');
const { PageStore } = require('./page-store.cjs');
const { release, mayRegenerate, complete, addWaitingVisitor } = require('./regenerations.cjs');
const { securePage } = require('./secure-page.cjs');
const { addressesWith, invalidate, isStale } = require('./tags.cjs');

/**
 * @typedef {import('../next/cached-page.cjs').Cached} Cached
 * @typedef {import('../next/cached-page.cjs').CacheControl} CacheControl
 * @typedef {import('../next/cached-page.cjs').Entry} Entry
 * @typedef {object} Options what Next tells a cache handler
 * @property {string} [serverDistDir] the server's folder of the build
 * @property {boolean} [flushToDisk]
 * @property {number} [maxMemoryCacheSize] bytes
 */

const policyHeader = 'content-security-policy';

/** Answers that say "not here": the 404 page, redirects to it or onward, a text or picture of no page. @param {Cached} value */
const isAbsence = ({ status = 200 }) => status >= 300 && status < 500;

/** @param {Cached} value @param {string} name @param {string} header */
function setHeader(value, name, header) {
  value.headers = { ...value.headers, [name]: header };
}

/**
 * Makes a page ready to be sent: its style sheets stand in it, its flight data is in one script, and its policy allows
 * these and no others. In place: Next sends the very page that it stores.
 *
 * @param {Cached} value
 * @param {string} folder the server's folder of the build
 */
function prepare(value, folder) {
  if (value.kind !== 'APP_PAGE') return;
  const { html, policy } = securePage(value.html, value.rscData, `${folder}/..`);
  value.html = html;
  setHeader(value, policyHeader, policy);
}

/** When each page that was handed to Next was generated, epoch ms. @type {WeakMap<Cached, number>} */
const generatedAt = new WeakMap();

/** Counts a read of the page cache, and how old the page was. @param {Entry | null} entry @param {boolean} stale */
function countRead(entry, stale) {
  if (!entry) return count('site_page_reads', 'state="missing"');
  count('site_page_reads', stale ? 'state="stale"' : 'state="fresh"');
  const since = generatedAt.get(entry.value) ?? entry.lastModified;
  observe('site_page_age_seconds', Math.max(0, Date.now() - since) / 1000);
}

/** A stale entry, as a fresh one to Next: the next request gets another chance to have it regenerated. @param {Entry} entry */
const asFresh = (entry) => ({ ...entry, lastModified: Date.now() });

/** Past the cycle by this much, ms: Next compares with a clock of its own, which may be apart. */
const staleByMs = 3_600_000;

/**
 * A stale entry, as Next sees it: older than its cycle. Never as old as it may be, because what is past its `expire` is
 * not shown while WordPress is away.
 *
 * @param {Entry} entry
 * @param {number} cycleMs
 */
function asStale(entry, cycleMs) {
  const seconds = entry.cacheControl?.revalidate ?? cycleMs / 1000;
  const lifeMs = seconds === false ? 1000 : seconds * 1000;
  return {
    ...entry,
    lastModified: Date.now() - lifeMs - staleByMs,
    // A page without a cycle is regenerated when a tag of it was invalidated.
    ...(seconds === false && { cacheControl: { ...entry.cacheControl, revalidate: 1 } }),
  };
}

/** One for each build: Next constructs its handler again for every request. @type {Map<string, PageStore>} */
const stores = new Map();

/** @param {Options} options */
function storeOf({ serverDistDir = '', flushToDisk = false, maxMemoryCacheSize = 0 }) {
  const known = stores.get(serverDistDir);
  if (known) return known;
  const store = new PageStore({
    folder: serverDistDir,
    writes: flushToDisk,
    memoryBytes: maxMemoryCacheSize,
    prepare: (value) => prepare(value, serverDistDir),
  });
  stores.set(serverDistDir, store);
  pageCache.addressesWith = (tags) => addressesWith(serverDistDir, tags);
  return store;
}

/**
 * The site's page cache, by Next's documented `cacheHandler`: pages and answers of route handlers, and no data. Every
 * page is sent with its style sheets in it and its policy; what lies on disk has neither, or each page would keep the
 * same sheets. A few stale pages are regenerated at a time. Instances share invalidations, the newest copy of a page, and
 * which of them regenerates it; the disk of each stays the truth, and it goes on alone when the others cannot be asked.
 */
module.exports = class PageCache {
  /** @param {Options} options */
  constructor(options) {
    this.store = storeOf(options);
  }

  /** @param {string} key @param {{ kind?: string }} context @returns {Promise<Entry | null>} */
  async get(key, { kind }) {
    if (kind !== 'APP_PAGE' && kind !== 'APP_ROUTE') return null;
    const entry = await this.store.read(key, kind);
    const { cycleMs } = pageCache;
    if (entry && !generatedAt.has(entry.value)) generatedAt.set(entry.value, entry.lastModified);
    if (cycleMs === null) return entry;
    const stale = entry !== null && isStale(entry, cycleMs);
    countRead(entry, stale);
    if (!entry) addWaitingVisitor(key);
    else if (!stale) return entry;
    else if (!mayRegenerate(key)) return asFresh(entry);
    return this.newest(key, entry, cycleMs);
  }

  /**
   * The newest copy of all instances. Where it is stale, the instance with the lock returns it as stale, so that Next
   * regenerates it; the others return it as fresh.
   *
   * @param {string} key @param {Entry | null} entry @param {number} cycleMs
   */
  async newest(key, entry, cycleMs) {
    const { instances } = pageCache;
    const since = entry ? (generatedAt.get(entry.value) ?? 0) : 0;
    const copy = instances && (await instances.newest(key, since));
    const newest = copy ? await this.storeCopy(key, copy) : entry;
    if (!newest) return null;
    const isFresh = copy !== null && !isStale(newest, cycleMs);
    if (!isFresh && (!entry || !instances || (await instances.mayRegenerate(key))))
      return asStale(newest, cycleMs);
    release(key);
    return isFresh ? newest : asFresh(newest);
  }

  /**
   * Stores another instance's copy here too, so that it outlives a restart.
   *
   * @param {string} key @param {Entry} copy @returns {Promise<Entry>}
   */
  async storeCopy(key, copy) {
    const entry = { ...copy, value: { ...copy.value } };
    prepare(entry.value, this.store.folder);
    generatedAt.set(entry.value, copy.lastModified);
    await this.store.write(key, entry, copy.value).catch(() => {}); // a full disk: memory has it
    return entry;
  }

  /** @param {string} key @param {unknown} value @param {{ cacheControl?: CacheControl }} context */
  async set(key, value, { cacheControl }) {
    if (!isCached(/** @type {{ kind?: string } | null} */ (value))) return;
    const page = /** @type {Cached} */ (value);
    // Next stores the stale copy again where a regeneration failed: that is no new page.
    if (generatedAt.has(page))
      return this.store.memory.set(key, { value: page, lastModified: complete(key), cacheControl });
    const { [policyHeader]: _, ...headers } = page.headers ?? {};
    const generated = { ...page, headers };
    prepare(page, this.store.folder);
    if (isAbsence(page)) {
      // Stored only in place of a page: ten thousand invented addresses leave no file.
      if (!(await this.store.read(key, page.kind))) return release(key);
      const target = redirectTarget(page);
      if (target && !page.headers?.location)
        for (const each of [page, generated]) setHeader(each, 'location', target);
    }
    // Dated by its start, so that an invalidation during the regeneration makes it stale at once.
    const lastModified = complete(key);
    generatedAt.set(page, lastModified);
    count('site_regenerations');
    await this.store.write(key, { value: page, lastModified, cacheControl }, generated);
    void pageCache.instances?.publish(key, { value: generated, lastModified, cacheControl });
  }

  /**
   * Marks pages as stale, whatever `expire` Next names: a page is shown until there is a newer one.
   *
   * @param {string | readonly string[]} tags
   */
  async revalidateTag(tags) {
    const list = [tags].flat();
    invalidate(list);
    await pageCache.instances?.announce(list);
  }

  resetRequestCache() {}
};
