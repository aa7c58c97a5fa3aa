// @ts-check
/*
 * The cache tags: when each was last invalidated, and which addresses show it. Both are the site's own data; Next's own
 * table does not get the invalidations.
 */

const { listBuildPages } = require('../next/build-pages.cjs');
const { tagsOf } = require('../next/cached-page.cjs');
const { pageCache } = require('../server/process-state.cjs');
const { listPages } = require('./page-files.cjs');

/** @typedef {import('../next/cached-page.cjs').Entry} Entry */

/** @param {readonly string[]} tags @param {number} [now] epoch ms */
exports.invalidate = function invalidate(tags, now = Date.now()) {
  for (const tag of tags) pageCache.staleTags.set(tag, now);
};

/**
 * Whether a page must be regenerated: its cycle is over, or one of its tags was invalidated since it was generated.
 *
 * @param {Entry} entry
 * @param {number} cycleMs that of a page of the build, which does not say how long it may be shown
 * @param {number} [now] epoch ms
 */
exports.isStale = function isStale(
  { value, lastModified, cacheControl },
  cycleMs,
  now = Date.now(),
) {
  const seconds = cacheControl?.revalidate ?? cycleMs / 1000;
  return (
    (seconds !== false && lastModified + seconds * 1000 < now) ||
    tagsOf(value).some((tag) => (pageCache.staleTags.get(tag) ?? 0) >= lastModified)
  );
};

/** Tag → addresses, and the tags of each address, of one build. */
class TagIndex {
  /** @type {Map<string, Set<string>>} */
  addresses = new Map();
  /** @type {Map<string, readonly string[]>} */
  tags = new Map();

  /** @param {string} address @param {readonly string[]} tags */
  set(address, tags) {
    for (const tag of this.tags.get(address) ?? []) this.addresses.get(tag)?.delete(address);
    this.tags.set(address, tags);
    for (const tag of tags) {
      const all = this.addresses.get(tag) ?? new Set();
      this.addresses.set(tag, all.add(address));
    }
  }
}

/** The index of each build that this process serves: one, but in tests. @type {Map<string, Promise<TagIndex>>} */
const indexes = new Map();

/** Read once, when first needed: the pages of the build, then those generated since. @param {string} folder */
async function readIndex(folder) {
  const index = new TagIndex();
  for (const [address, tags] of await listBuildPages(folder)) index.set(address, tags);
  for (const [address, tags] of await listPages(folder)) index.set(address, tags);
  return index;
}

/** @param {string} folder the server's folder of the build */
const indexOf = (folder) => {
  const known = indexes.get(folder) ?? readIndex(folder);
  indexes.set(folder, known);
  return known;
};

/**
 * Updates the index with the tags of a newly stored page, once the index was read; until then the disk has them.
 *
 * @param {string} folder the server's folder of the build
 * @param {string} address
 * @param {readonly string[]} tags
 */
exports.noteTags = async function noteTags(folder, address, tags) {
  (await indexes.get(folder))?.set(address, tags);
};

/**
 * The addresses of the pages with one of these tags, sorted.
 *
 * @param {string} folder the server's folder of the build
 * @param {readonly string[]} tags
 */
exports.addressesWith = async function addressesWith(folder, tags) {
  const { addresses } = await indexOf(folder);
  return [...new Set(tags.flatMap((tag) => [...(addresses.get(tag) ?? [])]))].toSorted();
};
