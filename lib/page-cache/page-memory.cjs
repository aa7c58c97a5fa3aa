// @ts-check
/** @typedef {import('../next/cached-page.cjs').Entry} Entry */

/** The approximate size of an entry in memory, bytes. @param {Entry} entry */
function sizeOf({ value }) {
  if (value.kind === 'APP_ROUTE') return value.body.byteLength + 1000;
  let size = 2 * value.html.length + (value.rscData?.byteLength ?? 0) + 1000;
  for (const data of value.segmentData?.values() ?? []) size += data.byteLength;
  return size;
}

/** An LRU cache of entries, up to `maxBytes`. */
exports.PageMemory = class PageMemory {
  /** Least recently used first. @type {Map<string, { entry: Entry, size: number }>} */
  entries = new Map();
  size = 0;

  /** @param {number} maxBytes 0 turns it off */
  constructor(maxBytes) {
    this.maxBytes = maxBytes;
  }

  /** @param {string} key @returns {Entry | null} */
  get(key) {
    const known = this.entries.get(key);
    if (!known) return null;
    this.entries.delete(key);
    this.entries.set(key, known);
    return known.entry;
  }

  /** @param {string} key @param {Entry} entry */
  set(key, entry) {
    this.remove(key);
    const size = sizeOf(entry);
    if (size > this.maxBytes) return;
    this.entries.set(key, { entry, size });
    this.size += size;
    for (const [oldest] of this.entries) {
      if (this.size <= this.maxBytes) break;
      this.remove(oldest);
    }
  }

  /** @param {string} key */
  remove(key) {
    this.size -= this.entries.get(key)?.size ?? 0;
    this.entries.delete(key);
  }
};
