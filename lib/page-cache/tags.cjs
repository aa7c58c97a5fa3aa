// @ts-check
/*
 * The cache tags: when each was last invalidated, and which addresses carry it. Both tables are the site's own. Next marks a
 * tag in its own table too ("tags manifest"), which changes nothing (docs/seams.md).
 */

const { listBuildPages } = require('../next/build-pages.cjs');
const { tagsOf } = require('../next/cached-page.cjs');
const { pageCache } = require('../runtime/process-state.cjs');
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
 * @param {number} cycleMs for a page of the build without a `cacheControl`
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

/** The addresses of each tag, and the tags of each address, of one build. */
class TagIndex {
  /** @type {Map<string, Set<string>>} */
  addressesByTag = new Map();
  /** @type {Map<string, readonly string[]>} */
  tagsByAddress = new Map();

  /** @param {string} address @param {readonly string[]} tags */
  set(address, tags) {
    for (const tag of this.tagsByAddress.get(address) ?? [])
      this.addressesByTag.get(tag)?.delete(address);
    this.tagsByAddress.set(address, tags);
    for (const tag of tags) {
      const addresses = this.addressesByTag.get(tag) ?? new Set();
      this.addressesByTag.set(tag, addresses.add(address));
    }
  }
}

/** The index of each build that this process serves: more than one only in tests. @type {Map<string, Promise<TagIndex>>} */
const indexes = new Map();

/** Reads the pages of the build, then those generated since. @param {string} folder */
async function readIndex(folder) {
  const index = new TagIndex();
  for (const [address, tags] of await listBuildPages(folder)) index.set(address, tags);
  for (const [address, tags] of await listPages(folder)) index.set(address, tags);
  return index;
}

/** The index, read when it is first needed. @param {string} folder the server's folder of the build */
const indexOf = (folder) => {
  const known = indexes.get(folder) ?? readIndex(folder);
  indexes.set(folder, known);
  return known;
};

/**
 * Updates the index with the tags of a page that was stored on disk. Before the index was first read there is nothing to
 * update: it will be read from disk.
 *
 * @param {string} folder the server's folder of the build
 * @param {string} address
 * @param {readonly string[]} tags
 */
exports.indexTags = async function indexTags(folder, address, tags) {
  (await indexes.get(folder))?.set(address, tags);
};

/**
 * The addresses of the pages with one of these tags, sorted.
 *
 * @param {string} folder the server's folder of the build
 * @param {readonly string[]} tags
 */
exports.addressesWith = async function addressesWith(folder, tags) {
  const { addressesByTag } = await indexOf(folder);
  return [...new Set(tags.flatMap((tag) => [...(addressesByTag.get(tag) ?? [])]))].toSorted();
};
