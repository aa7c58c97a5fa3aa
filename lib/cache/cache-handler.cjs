// @ts-check
/*
 * The one seam with Next: `cacheHandler` is Next's own file-system cache, with what Next has no setting for.
 *
 * Relies on: the class FileSystemCache and its table of invalidated tags, which Next documents as behaviour and not as modules;
 *   on Next sending the very object that it passes to `set`; on `set` after each regeneration, failed ones included.
 * Fails: `cache-handler.test.ts` names what Next changed.
 *
 *  - Each page gets its Content-Security-Policy (`policy.cjs`).
 *  - Eight stale pages are regenerated at a time; the others are sent stale, and their next visitor tries again.
 *  - A redirect or a 404 is stored only in place of a page: invented addresses leave no file.
 *  - Invalidated tags are a log on disk too (`tag-log.cjs`): other processes of this folder, and the next start, read it.
 *  - Files are replaced whole, and a page whose parts do not belong together is not used.
 */
/** Its members are private to TypeScript. @type {any} */
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;
const {
  areTagsStale,
  tagsManifest,
} = require('next/dist/server/lib/incremental-cache/tags-manifest.external');
const { flightOf, policyOf } = require('./policy.cjs');
const { addInvalidated, readInvalidated } = require('./tag-log.cjs');

/** @typedef {import('./entry').Entry} Entry @typedef {import('./entry').Page} Page */

const maxRegenerations = 8;
/** A request may take a slot and regenerate nothing, ms. */
const maxSlotMs = 5000;
/** By key: since when a page is regenerated here, epoch ms. @type {Map<string, number>} */
const regenerating = new Map();

const policyHeader = 'content-security-policy';
const tagsOf = (/** @type {Page} */ { headers }) =>
  String(headers?.['x-next-cache-tags'] ?? '').split(',');
const isPage = (/** @type {string | undefined} */ kind) =>
  kind === 'APP_PAGE' || kind === 'APP_ROUTE';

/** A file is there as it was, or whole: a reader in another process, or a full disk, never leaves half of one. */
const atomic = (/** @type {any} */ fs) => ({
  ...fs,
  async writeFile(/** @type {string} */ path, /** @type {any} */ data) {
    const { rename, rm, writeFile } = require('node:fs').promises;
    const part = `${path}.${crypto.randomUUID()}.part`;
    try {
      await writeFile(part, data);
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  },
});

module.exports = class PageCache extends FileSystemCache {
  /** @param {any} options */
  constructor(options) {
    super({ ...options, fs: options.fs && atomic(options.fs) });
  }

  /** @param {string} key @param {any} context @returns {Promise<any>} */
  async get(key, context) {
    if (!isPage(context.kind)) return null; // pages are the only cache: data is not stored
    if (this.serverDistDir) readInvalidated(this.serverDistDir);
    const entry = await this.readWhole(key, context);
    if (!entry?.value) return entry;
    secure(entry.value);
    return this.mayRegenerate(key, entry) ? entry : { ...entry, lastModified: Date.now() };
  }

  /** The entry; a torn one (power cut, two processes) is read once more, then removed in favour of the build's page. */
  async readWhole(/** @type {string} */ key, /** @type {any} */ context) {
    for (let tries = 0; ; tries += 1) {
      const entry = await super.get(key, context);
      if (!entry?.value || context.kind !== 'APP_PAGE' || isWhole(entry.value)) return entry;
      if (tries === 2) return null;
      if (tries === 1)
        await require('node:fs')
          .promises.unlink(this.getFilePath(`${key}.html`, context.kind))
          .catch(() => {});
      FileSystemCache.memoryCache?.remove(key);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Whether Next may judge the entry by its date: it is fresh, or stale with a slot free. */
  mayRegenerate(
    /** @type {string} */ key,
    /** @type {Entry} */ { value, lastModified, cacheControl },
  ) {
    const now = Date.now();
    const seconds = cacheControl?.revalidate ?? 900;
    const isStale =
      (seconds !== false && lastModified + seconds * 1000 < now) ||
      areTagsStale(tagsOf(value), lastModified);
    if (!isStale) return true;
    for (const [other, since] of regenerating)
      if (since + maxSlotMs < now) regenerating.delete(other);
    if (!regenerating.has(key) && regenerating.size >= maxRegenerations) return false;
    if (!regenerating.has(key)) regenerating.set(key, now);
    return true;
  }

  /** @param {string} key @param {any} value @param {any} context */
  async set(key, value, context) {
    if (!isPage(value?.kind)) return;
    const since = regenerating.get(key) ?? 0;
    regenerating.delete(key);
    secure(value);
    const { status = 200 } = value;
    if (status >= 300 && status < 500) {
      const known = await super.get(key, { ...context, kind: value.kind });
      if (!known?.value) {
        // The answer has its target already, and Next would add this one to it.
        delete value.headers?.location;
        return;
      }
      if (status < 400 && !value.headers?.location) addLocation(value);
    }
    await super.set(key, value, context);
    // An edit during the generation: the page may show what was before it.
    const late = tagsOf(value).filter(
      (tag) => since && (tagsManifest.get(tag)?.stale ?? 0) >= since,
    );
    if (late.length > 0) setTimeout(() => void super.revalidateTag(late, { expire: oneYear }), 5);
  }

  /** @param {string | string[]} tags @param {any} durations */
  async revalidateTag(tags, durations) {
    const list = [tags].flat();
    // Whatever the profile: a page stays until there is a newer one.
    await super.revalidateTag(list, { ...durations, expire: oneYear });
    if (this.serverDistDir) addInvalidated(this.serverDistDir, list);
  }
};

const oneYear = 31_536_000;

/** Puts its policy into a page, once for each object. */
const secured = new WeakSet();
function secure(/** @type {Page} */ value) {
  if (value.kind !== 'APP_PAGE' || secured.has(value)) return;
  secured.add(value);
  value.headers = { ...value.headers, [policyHeader]: policyOf(value.html, value.rscData) };
}

/** Whether the document ends, and has the flight data that is stored beside it. */
const checked = new WeakSet();
function isWhole(/** @type {Page} */ value) {
  if (checked.has(value)) return true;
  const flight = flightOf(value.html);
  const whole =
    value.html.endsWith('</body></html>') &&
    (!value.rscData || !flight || Buffer.concat(flight.data).equals(value.rscData));
  if (whole) checked.add(value);
  return whole;
}

/** Next 16.4 stores a redirect that was made in the background without its target, which the flight data has. */
function addLocation(/** @type {Page} */ value) {
  const json = /^[\da-f]+:E(\{"digest":"NEXT_REDIRECT;.*\})$/m.exec(String(value.rscData))?.[1];
  if (!json) return;
  const target = JSON.parse(json).digest.split(';').slice(2, -2).join(';');
  value.headers = { ...value.headers, location: target };
}
