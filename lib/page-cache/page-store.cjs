// @ts-check
const { readBuildPage } = require('../next/build-pages.cjs');
const { addressOf, tagsOf } = require('../next/cached-page.cjs');
const { PageMemory } = require('./page-memory.cjs');
const { readPage, removeParts, writePage } = require('./page-files.cjs');
const { indexTags } = require('./tags.cjs');

/**
 * @typedef {import('../next/cached-page.cjs').Cached} Cached
 * @typedef {import('../next/cached-page.cjs').Entry} Entry
 */

/**
 * The pages of this instance, looked up in memory, then on disk (generated since the build), then in the build. `prepare`
 * makes a page that was read from a file ready to be sent.
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
    // A page that was regenerated during the read is newer than the file.
    const newer = this.memory.get(key);
    if (newer || !stored) return newer ?? null;
    this.prepare(stored.value);
    this.memory.set(key, stored);
    return stored;
  }

  /**
   * Stores an entry in memory as it is sent, and on disk as it was generated, for the next start. Throws where the file
   * cannot be written.
   *
   * @param {string} key @param {Entry} sent @param {Cached} generated
   */
  async write(key, sent, generated) {
    this.memory.set(key, sent);
    if (!this.writes) return;
    await writePage(this.folder, key, { ...sent, value: generated });
    await indexTags(this.folder, addressOf(key), tagsOf(generated));
  }
};
