// @ts-check
const { readBuildPage } = require('../next/build-pages.cjs');
const { addressOf, tagsOf } = require('../next/cached-page.cjs');
const { PageMemory } = require('./page-memory.cjs');
const { readPage, removeParts, writePage } = require('./page-files.cjs');
const { noteTags } = require('./tags.cjs');

/**
 * @typedef {import('../next/cached-page.cjs').Cached} Cached
 * @typedef {import('../next/cached-page.cjs').Entry} Entry
 */

/**
 * The pages of this instance: the newest of those in memory, on disk and of the build. `prepare` makes a page that was
 * read from a disk ready to be sent.
 */
exports.PageStore = class PageStore {
  /**
   * @param {{ folder: string, writes: boolean, memoryBytes: number, prepare: (value: Cached) => void }} options
   */
  constructor({ folder, writes, memoryBytes, prepare }) {
    this.folder = folder;
    this.writes = writes;
    this.memory = new PageMemory(memoryBytes);
    this.prepare = prepare;
    if (writes) void removeParts(folder);
  }

  /** @param {string} key @param {Cached['kind']} kind @returns {Promise<Entry | null>} */
  async read(key, kind) {
    const known = this.memory.get(key);
    if (known) return known;
    const stored =
      (await readPage(this.folder, key)) ?? (await readBuildPage(this.folder, key, kind));
    // The page was regenerated during the read: the disk had the older one.
    const newer = this.memory.get(key);
    if (newer || !stored) return newer ?? null;
    this.prepare(stored.value);
    this.memory.set(key, stored);
    return stored;
  }

  /**
   * Stores an entry in memory as it is sent, and on disk as it was generated, for the next start. Throws where the disk
   * takes no file.
   *
   * @param {string} key @param {Entry} sent @param {Cached} generated
   */
  async write(key, sent, generated) {
    this.memory.set(key, sent);
    if (!this.writes) return;
    await writePage(this.folder, key, { ...sent, value: generated });
    await noteTags(this.folder, addressOf(key), tagsOf(generated));
  }
};
