const {
  default: FileSystemCache,
} = require('next/dist/server/lib/incremental-cache/file-system-cache');
const { isOld } = require('./age.cjs');
const { cycleMs, leave, mayBegin, stored } = require('./renewals.cjs');
const { wholeFiles } = require('./whole-files.cjs');

/** The other instances, where there are any: `lib/peers/start.ts` puts them here. */
const peers = () => globalThis.pagePeers;

const isPage = (kind) => kind === 'APP_PAGE' || kind === 'APP_ROUTE';

/** When each page in memory was made, epoch ms. What is not in here comes from the disk. */
const made = new WeakMap();

/** An old page as if it were fresh: whoever asks next gets another chance to have it made anew. */
const asFresh = (entry) => ({ ...entry, lastModified: Date.now() });

/**
 * Next's own page cache, of which a few pages are made anew at a time, shared by several instances. The disk of
 * each stays the truth; from the others come the news that a page is old, its newest copy, and who makes it anew.
 * When they cannot be asked it goes on alone.
 */
module.exports = class SharedPages extends FileSystemCache {
  constructor(options) {
    super({ ...options, fs: wholeFiles(options.fs) });
  }

  async get(key, context) {
    const entry = await super.get(key, context);
    if (!isPage(context.kind) || cycleMs() === null) return entry;
    if (entry?.value && !made.has(entry.value)) made.set(entry.value, entry.lastModified);
    if (entry && !isOld(entry, cycleMs())) return entry;
    if (entry && !mayBegin(key)) return asFresh(entry);
    return peers() ? this.newest(key, entry, context) : entry;
  }

  /** The newest copy of all instances. Whoever has the turn gets an old one, and with it Next's order to make a new one. */
  async newest(key, entry, context) {
    const copy = await peers().newest(key, entry ? made.get(entry.value) : 0);
    if (copy) await this.keep(key, copy, context);
    const isFresh = copy && !isOld(copy, cycleMs());
    if (!isFresh && (!entry || (await peers().mayRenew(key)))) return copy ?? entry;
    leave(key);
    return isFresh ? copy : asFresh(entry);
  }

  /** On this disk too, so that it outlives a restart; in memory with its real age, which the disk would not tell. */
  async keep(key, copy, context) {
    made.set(copy.value, copy.lastModified);
    await super.set(key, copy.value, { ...context, cacheControl: copy.cacheControl });
    FileSystemCache.memoryCache?.set(key, copy);
  }

  async set(key, page, context) {
    if (!isPage(page?.kind)) return super.set(key, page, context);
    // As old as what it was made from: what is announced while it is made makes it old at once.
    const copy = { value: page, lastModified: stored(key), cacheControl: context.cacheControl };
    await super.set(key, page, context);
    if (FileSystemCache.memoryCache?.get(key)?.value === page)
      FileSystemCache.memoryCache.set(key, copy);
    // A page that could not be made anew is stored once more as it was: no news for anybody.
    if (!peers() || made.has(page)) return;
    made.set(page, copy.lastModified);
    void peers().publish(key, copy);
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    await peers()?.announce([tags].flat());
  }
};
