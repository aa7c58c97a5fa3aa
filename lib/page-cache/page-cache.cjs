// @ts-check
const {
  addressOf,
  asFresh,
  asStale,
  isCached,
  redirectTarget,
} = require('../next/cached-page.cjs');
const { count, observe } = require('../metrics/metrics.cjs');
const { pageCache } = require('../runtime/process-state.cjs');
const { PageStore } = require('./page-store.cjs');
const {
  acquireSlot,
  addWaitingVisitor,
  completeRegeneration,
  releaseSlot,
} = require('./regenerations.cjs');
const { securePage } = require('./secure-page.cjs');
const { addressesWith, invalidate, isStale } = require('./tags.cjs');

/**
 * @typedef {import('../next/cached-page.cjs').Cached} Cached
 * @typedef {import('../next/cached-page.cjs').CacheControl} CacheControl
 * @typedef {import('../next/cached-page.cjs').Entry} Entry
 * @typedef {object} Options what Next passes to a cache handler, by names that it does not document (docs/seams.md)
 * @property {string} [serverDistDir] the server's folder of the build; none in middleware, which reads no page
 * @property {boolean} [flushToDisk]
 * @property {number} [maxMemoryCacheSize] bytes
 */

/** Limit of `pageCache.generated`. */
const maxGenerated = 1000;

const policyHeader = 'content-security-policy';

/** A 404, or a redirect: to the 404 page, or to a new address. @param {Cached} value */
const isNotFoundOrRedirect = ({ status = 200 }) => status >= 300 && status < 500;

/** @param {Cached} value @param {string} name @param {string} header */
function setHeader(value, name, header) {
  value.headers = { ...value.headers, [name]: header };
}

/**
 * Makes a page ready to be sent: puts its style sheets into it and its flight data into one script, and sets the policy
 * that allows these and no others. Changes the object itself, because Next sends the object that it stores.
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

/**
 * When a page was generated, epoch ms, for each page object that `get` returned or `set` stored. After a regeneration that
 * failed, `lastModified` of the entry is another time: when that regeneration started.
 *
 * @type {WeakMap<Cached, number>}
 */
const generationTimes = new WeakMap();

/** For the editor's bar above a page; beyond the limit the oldest is removed. @param {string} key @param {number} at */
function noteGenerated(key, at) {
  const address = addressOf(key);
  pageCache.generated.delete(address);
  pageCache.generated.set(address, at);
  if (pageCache.generated.size > maxGenerated)
    pageCache.generated.delete(pageCache.generated.keys().next().value ?? '');
}

/**
 * Counts a read of the page cache, and how old the page was.
 *
 * @param {string} key @param {Entry | null} entry @param {boolean} stale
 */
function countRead(key, entry, stale) {
  if (!entry) return count('site_page_reads', 'state="missing"');
  count('site_page_reads', stale ? 'state="stale"' : 'state="fresh"');
  const generatedAt = generationTimes.get(entry.value) ?? entry.lastModified;
  observe('site_page_age_seconds', Math.max(0, Date.now() - generatedAt) / 1000);
}

/**
 * When the stale page was generated that a webhook has regenerated: `lib/webhooks/refresh-pages.ts` waits for a newer one.
 *
 * @param {string} key @param {Entry} entry
 */
function noteForcedRead(key, entry) {
  const address = addressOf(key);
  if (pageCache.forcedRegenerations.has(address))
    pageCache.forcedRegenerations.set(
      address,
      generationTimes.get(entry.value) ?? entry.lastModified,
    );
}

/** One store for each build: Next constructs the handler for every request. @type {Map<string, PageStore>} */
const stores = new Map();

/** Throws where the server's folder is not passed: without it every page would be a miss. @param {Options} options */
function storeOf({ serverDistDir = '', flushToDisk = false, maxMemoryCacheSize = 0 }) {
  if (!serverDistDir && process.env.NEXT_RUNTIME !== 'edge')
    throw new Error('Next passes no serverDistDir to the cache handler: see docs/seams.md.');
  const known = stores.get(serverDistDir);
  if (known) return known;
  const store = new PageStore({
    folder: serverDistDir,
    writes: flushToDisk,
    memoryBytes: maxMemoryCacheSize,
    prepare: (value) => prepare(value, serverDistDir),
  });
  stores.set(serverDistDir, store);
  // For `lib/webhooks/revalidate.ts`.
  pageCache.addressesWith = (tags) => addressesWith(serverDistDir, tags);
  return store;
}

/**
 * The site's page cache, by Next's documented `cacheHandler`: pages and responses of route handlers, and no data. Every
 * page is sent with its style sheets in it and its policy; on disk it has neither, or each file would repeat the sheets.
 * Stale pages are regenerated eight at a time, within the limits of `regenerations.cjs`. Instances share invalidations, the newest copy
 * of a page, and a lock for its regeneration; while Redis does not answer, each works with the pages on its own disk.
 */
module.exports = class PageCache {
  /** @param {Options} options */
  constructor(options) {
    this.store = storeOf(options);
  }

  /**
   * The entry of a key, `null` where there is none. A fresh one is returned as it is; a stale one as `newestOrStale` decides, or
   * as fresh where no slot is free. Before the site has started (`cycleMs` is `null`) Next decides by its age alone.
   *
   * @param {string} key @param {{ kind?: string }} context @returns {Promise<Entry | null>}
   */
  async get(key, { kind }) {
    if (kind !== 'APP_PAGE' && kind !== 'APP_ROUTE') return null;
    const entry = await this.store.read(key, kind);
    const { cycleMs } = pageCache;
    if (entry) {
      if (!generationTimes.has(entry.value)) generationTimes.set(entry.value, entry.lastModified);
      noteGenerated(key, generationTimes.get(entry.value) ?? entry.lastModified);
    }
    if (cycleMs === null) return entry;
    const stale = entry !== null && isStale(entry, cycleMs);
    countRead(key, entry, stale);
    if (stale) noteForcedRead(key, entry);
    if (!entry) addWaitingVisitor(key);
    else if (!stale) return entry;
    else if (!acquireSlot(key)) return asFresh(entry);
    return this.newestOrStale(key, entry, cycleMs);
  }

  /**
   * The newest copy of all instances; `entry` is the stale one of this instance, `null` where it has none. Where the newest
   * is stale too, the instance with the lock returns it as stale, so that Next regenerates it; the others return it as
   * fresh.
   *
   * @param {string} key @param {Entry | null} entry @param {number} cycleMs
   */
  async newestOrStale(key, entry, cycleMs) {
    const { instances } = pageCache;
    const generatedAt = entry ? (generationTimes.get(entry.value) ?? 0) : 0;
    const copy = instances && (await instances.newest(key, generatedAt));
    const page = copy ? await this.storeCopy(key, copy) : entry;
    if (!page) return null;
    const isFresh = copy !== null && !isStale(page, cycleMs);
    if (!isFresh && (!entry || !instances || (await instances.mayRegenerate(key))))
      return asStale(page, cycleMs);
    releaseSlot(key);
    return isFresh ? page : asFresh(page);
  }

  /**
   * Stores another instance's copy here too, so that a restart does not lose it.
   *
   * @param {string} key @param {Entry} copy @returns {Promise<Entry>}
   */
  async storeCopy(key, copy) {
    const entry = { ...copy, value: { ...copy.value } };
    prepare(entry.value, this.store.folder);
    generationTimes.set(entry.value, copy.lastModified);
    await this.store.write(key, entry, copy.value).catch(() => {}); // a full disk: memory has it
    return entry;
  }

  /**
   * Called by Next after a generation: with a new object where it succeeded, with the object that `get` returned where it
   * failed.
   *
   * @param {string} key @param {unknown} value @param {{ cacheControl?: CacheControl }} context
   */
  async set(key, value, { cacheControl }) {
    if (!isCached(/** @type {{ kind?: string } | null} */ (value))) return;
    const page = /** @type {Cached} */ (value);
    // Where a regeneration failed, Next stores the object that `get` returned, for another 30 s: it is no new page.
    if (generationTimes.has(page))
      return this.store.memory.set(key, {
        value: page,
        lastModified: completeRegeneration(key),
        cacheControl,
      });
    const { [policyHeader]: _, ...headers } = page.headers ?? {};
    const generated = { ...page, headers };
    prepare(page, this.store.folder);
    if (isNotFoundOrRedirect(page)) {
      // Stored only in place of a page, so that ten thousand invented addresses leave no file.
      if (!(await this.store.read(key, page.kind))) return releaseSlot(key);
      const target = redirectTarget(page);
      if (target && !page.headers?.location)
        for (const each of [page, generated]) setHeader(each, 'location', target);
    }
    // Dated by the start of its generation, so that an invalidation during it makes the page stale at once.
    const lastModified = completeRegeneration(key);
    generationTimes.set(page, lastModified);
    noteGenerated(key, lastModified);
    count('site_regenerations');
    // First, because the disk may be full: then `write` throws, memory has the page, and Next logs why the file has not.
    void pageCache.instances?.publish(key, { value: generated, lastModified, cacheControl });
    await this.store.write(key, { value: page, lastModified, cacheControl }, generated);
  }

  /**
   * Marks the pages with these tags as stale. Next's profile (`'max'`, `expire`) is ignored: a page is shown until there is
   * a newer one.
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
