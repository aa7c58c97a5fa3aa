import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, unlink, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  changedAt,
  failedWith,
  removeOld,
  syncFolder,
  unlessGone,
  writeDurably,
} from './durable-file';
import { places, recordSchema } from './quote-record';
import type { Held, Place, QuoteRecord, QuoteStore } from './quote-record';

/** Unfinished writes of a process that died are cleared away after an hour. */
const draftLifeMs = 3_600_000;

/**
 * Requests on disk, as a mail server keeps its letters: a folder for each place, a file for each request,
 * moved by renaming, which happens whole or not at all. Several processes may share the folder.
 * A waiting file's modification time is when it is due; a claimed one's, when it was claimed.
 */
export function openSpool(folder: string): QuoteStore {
  const drafts = join(folder, 'drafts');
  const at = (place: Place, reference: string) => join(folder, place, `${reference}.json`);

  let opening: Promise<void> | null = null;
  const ready = () =>
    (opening ??= makeFolders().catch((error: unknown) => {
      opening = null;
      throw error;
    }));

  async function makeFolders() {
    for (const each of [drafts, ...places.map((place) => join(folder, place))])
      await mkdir(each, { recursive: true, mode: 0o700 });
    await syncFolder(folder);
    await syncFolder(dirname(folder));
  }

  async function draft(record: QuoteRecord): Promise<string> {
    const path = join(drafts, randomUUID());
    await writeDurably(path, JSON.stringify(record));
    return path;
  }

  async function find(reference: string): Promise<Held | null> {
    // In the order a request moves, so that one on the move is met further on.
    for (const place of places) {
      const record = await read(at(place, reference));
      if (record) return { place, record };
    }
    return null;
  }

  return {
    find,

    async hold(record) {
      await ready();
      const held = await find(record.reference);
      if (held) return held;
      const path = await draft(record);
      try {
        await link(path, at('waiting', record.reference));
        return null;
      } catch (error) {
        // The same request, a moment earlier.
        if (failedWith('EEXIST', error)) return { place: 'waiting', record };
        throw error;
      } finally {
        await syncFolder(join(folder, 'waiting'));
        await unlink(path);
      }
    },

    async list(place, dueBy = Infinity) {
      await ready();
      const names = await readdir(join(folder, place));
      const due = await Promise.all(names.map((name) => changedAt(join(folder, place, name))));
      return names.filter((_, i) => due[i]! <= dueBy).map(referenceIn);
    },

    async claim(reference) {
      const now = new Date();
      try {
        await utimes(at('waiting', reference), now, now);
        await rename(at('waiting', reference), at('claimed', reference));
      } catch (error) {
        return unlessGone(error);
      }
      return read(at('claimed', reference));
    },

    async file(record, from, to, due = Date.now()) {
      const path = await draft(record);
      await utimes(path, new Date(), new Date(due));
      await rename(path, at(from, record.reference));
      await rename(at(from, record.reference), at(to, record.reference));
    },

    async reclaim(silentMs, spared) {
      await ready();
      for (const reference of (await readdir(join(folder, 'claimed'))).map(referenceIn)) {
        const claimed = at('claimed', reference);
        if (!spared(reference) && (await changedAt(claimed)) < Date.now() - silentMs)
          await rename(claimed, at('waiting', reference)).catch(unlessGone);
      }
      await removeOld(drafts, draftLifeMs);
    },

    async forget(afterMs) {
      await ready();
      await removeOld(join(folder, 'sent'), afterMs);
    },

    async close() {
      // Every file was closed when it was written.
    },
  };
}

const referenceIn = (name: string) => name.replace(/\.json$/, '');

async function read(path: string): Promise<QuoteRecord | null> {
  const text = await readFile(path, 'utf8').catch(unlessGone);
  if (text === null) return null;
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    // Without the parser's own words: they quote what people wrote.
    throw new Error(`${path} is damaged: look at it, repair it or take it away.`);
  }
}
