// @ts-check
/*
 * The one seam with Next (docs/architecture.md, "The seam"): Next's own file-system cache, with what Next has no setting for.
 *
 *  - A page is sent with its Content-Security-Policy (`policy.cjs`).
 *  - At most eight stale pages are regenerated at a time. The others are sent stale, and their next visit tries again.
 *  - A redirect or a 404 is stored only in place of a page, so that invented addresses leave no file.
 *  - Invalidated tags are also logged on disk (`invalidated-tags.cjs`), for other processes of this folder and the next start.
 *  - A page is as old as the start of its generation.
 *  - Files are replaced as a whole, so that no other process reads half a page.
 *
 * Next documents the methods `get`, `set` and `revalidateTag`, and not the two modules that are extended here:
 * `cache-handler.test.ts` fails where they change.
 */
/** Its members are private to TypeScript. @type {any} */
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;
const {
  areTagsStale,
  tagsManifest,
} = require('next/dist/server/lib/incremental-cache/tags-manifest.external');
const { writeWhole } = require('../runtime/write-whole.cjs');
const { logInvalidated, readInvalidated } = require('./invalidated-tags.cjs');
const { policyOf } = require('./policy.cjs');

/** @typedef {import('./entry').CacheEntry} CacheEntry @typedef {import('./entry').CachedPage} CachedPage */

const maxRegenerations = 8;
/** A regeneration that stores nothing, because it failed, gives its slot back after this time, ms. */
const maxSlotMs = 10_000;
/** The regenerations that have a slot, by key: since when, epoch ms. @type {Map<string, number>} */
const regenerating = new Map();
/** When the regeneration of each key started in this process, also where it takes longer than its slot is kept, epoch ms. @type {Map<string, number>} */
const started = new Map();
/**
 * The header of a stored page that says when its generation started, epoch ms. Next dates a page by the end: an edit meanwhile
 * would count as older.
 */
const generatedAt = 'x-generated-at';

module.exports = class PageCache extends FileSystemCache {
  /** @param {any} options */
  constructor(options) {
    super({ ...options, fs: options.fs && { ...options.fs, writeFile: writeWhole } });
  }

  /** @param {string} key @param {any} context @returns {Promise<any>} */
  async get(key, context) {
    if (!isResponse(context.kind)) return null; // the page is the only cache: no answer of WordPress is stored
    if (this.serverDistDir) readInvalidated(this.serverDistDir, tagsManifest);
    const stored = await super.get(key, context);
    if (!stored?.value) return stored;
    addPolicy(stored.value);
    // After a failed regeneration Next stores again what it read: it stays as old as it was.
    const headers = (stored.value.headers ??= {});
    headers[generatedAt] ??= String(stored.lastModified);
    const entry = { ...stored, lastModified: Number(headers[generatedAt]) };
    // Responses of route handlers are few, and of some Next never makes another.
    const isDeferred = context.kind === 'APP_PAGE' && isStale(entry) && !startRegeneration(key);
    return isDeferred ? { ...entry, lastModified: Date.now() } : entry;
  }

  /** @param {string} key @param {any} value @param {any} context */
  async set(key, value, context) {
    if (!isResponse(value?.kind)) return;
    const startedAt = started.get(key);
    started.delete(key);
    regenerating.delete(key);
    addPolicy(value);
    if (isRedirectOrAbsent(value) && !(await this.hasPage(key, value, context))) {
      delete value.headers?.location; // Next has it already, and would send it twice
      return;
    }
    addLocation(value);
    if (startedAt) (value.headers ??= {})[generatedAt] ??= String(startedAt);
    await super.set(key, value, context);
  }

  /** @param {string} key @param {CachedPage} value @param {any} context */
  async hasPage(key, value, context) {
    return Boolean((await super.get(key, { ...context, kind: value.kind }))?.value);
  }

  /** @param {string | string[]} tags @param {any} durations */
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    if (this.serverDistDir) logInvalidated(this.serverDistDir, [tags].flat());
  }
};

/** Whether an entry is a page or the response of a route handler, and not the answer to a `fetch`. */
const isResponse = (/** @type {string | undefined} */ kind) =>
  kind === 'APP_PAGE' || kind === 'APP_ROUTE';

const tagsOf = (/** @type {CachedPage} */ { headers }) =>
  String(headers?.['x-next-cache-tags'] ?? '').split(',');

/** As Next judges it, which then regenerates the page behind the answer. */
const isStale = (/** @type {CacheEntry} */ { value, lastModified, cacheControl }) => {
  const seconds = cacheControl?.revalidate ?? 900;
  const isOld = seconds !== false && lastModified + seconds * 1000 < Date.now();
  return isOld || areTagsStale(tagsOf(value), lastModified);
};

function startRegeneration(/** @type {string} */ key) {
  const now = Date.now();
  for (const [other, startedAt] of regenerating)
    if (startedAt + maxSlotMs < now) regenerating.delete(other);
  if (regenerating.has(key)) return true;
  if (regenerating.size >= maxRegenerations) return false;
  regenerating.set(key, now);
  started.set(key, now);
  return true;
}

const isRedirectOrAbsent = (/** @type {CachedPage} */ { status = 200 }) =>
  status >= 300 && status < 500;

const isRedirect = (/** @type {CachedPage} */ { status = 200 }) => status >= 300 && status < 400;

/** Pages that have their policy: Next keeps them in memory, and sends the very object that it passes to `set`. */
const withPolicy = new WeakSet();
function addPolicy(/** @type {CachedPage} */ value) {
  if (value.kind !== 'APP_PAGE' || isRedirect(value) || withPolicy.has(value)) return;
  withPolicy.add(value);
  value.headers = { ...value.headers, 'content-security-policy': policyOf(value.html) };
}

/** Next 16.4 stores a redirect that was generated in the background without its target, which its flight data has. */
function addLocation(/** @type {CachedPage} */ value) {
  const { headers, rscData } = value;
  if (!isRedirect(value) || headers?.location) return;
  const json = /^[\da-f]+:E(\{"digest":"NEXT_REDIRECT;.*\})$/m.exec(String(rscData))?.[1];
  if (!json) return;
  const target = JSON.parse(json).digest.split(';').slice(2, -2).join(';');
  value.headers = { ...headers, location: target };
}
