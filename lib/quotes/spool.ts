import { randomUUID } from 'node:crypto';
import { link, readdir, rename, unlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isSystemError } from '@/lib/runtime/error-code';
import { warn } from '@/lib/runtime/log';
import { makeFolder } from '@/lib/runtime/make-folder';
import { clockToleranceMs, isDue } from './due';
import {
  failedWith,
  fileAt,
  filesIn,
  syncFolder,
  textOf,
  unlessGone,
  writeDurably,
  type FileEntry,
} from './durable-file';
import {
  DamagedRecord,
  maxRecordBytes,
  maxUncertainPosts,
  noNotes,
  notesOfAborted,
  notesText,
  parseNotes,
  places,
  storedSchema,
  storedText,
  type Claim,
  type Place,
  type QuoteNotes,
  type QuoteRecord,
  type QuoteStore,
  type StoredQuote,
} from './quote-record';
import { onceUntilFailure } from './once-until-failure';
import { spoolFiles } from './spool-files';

/** `Q-7F3K-9M2P-4XWT.json`, or with the number of uncertain posts: `Q-7F3K-9M2P-4XWT.2.json`. */
const fileName = /^(Q(?:-[0-9A-HJKMNP-TV-Z]{4}){3})(?:\.([1-9]))?\.json$/;
const draftName = /^(?:Q(?:-[0-9A-Z]{4}){3}\.)?[0-9a-f-]{36}$/;
const referenceIn = (name: string) => name.match(fileName)?.[1] ?? '';
const uncertainPostsIn = (name: string) => Number(name.match(fileName)?.[2] ?? 0);
const nameOf = (reference: string, uncertainPosts = 0) =>
  uncertainPosts > 0 ? `${reference}.${uncertainPosts}.json` : `${reference}.json`;

/** What health tries to write: more than the longest request takes. */
const probe = 'x'.repeat(128 * 1024);
/**
 * Requests on disk, like the spool of a mail server: a folder for each place, a file for each request, written
 * once and then only renamed, which needs no space and happens whole or not at all. Several processes may share
 * the folder. The name counts the uncertain posts. A waiting file's modification time is when it is due; a claimed
 * one's, when it was claimed; a sent one's, when it was delivered.
 *
 * `index` has a hard link to each file: the process that creates it has stored the request, every other one finds it.
 * `notes` has WordPress's answer, where there was space for it. `spool-files.ts` has the attachments.
 */
export function openSpool(folder: string): QuoteStore {
  const [drafts, index] = [join(folder, 'drafts'), join(folder, 'index')];
  const [notes, damaged] = [join(folder, 'notes'), join(folder, 'damaged')];
  const files = spoolFiles(folder);
  const placeFolder = (place: Place) => join(folder, place);

  const opening = onceUntilFailure(makeFolders);

  async function makeFolders() {
    for (const each of [
      drafts,
      index,
      notes,
      damaged,
      ...files.folders,
      ...places.map(placeFolder),
    ])
      makeFolder(each);
    await syncFolder(folder);
    await syncFolder(dirname(folder));
  }

  /** Runs work that needs the folders, and creates them again where they were removed. */
  async function inFolders<T>(work: () => Promise<T>): Promise<T> {
    await opening.done();
    try {
      return await work();
    } catch (error) {
      if (!failedWith('ENOENT', error)) throw error;
      opening.reset();
      await opening.done();
      warn(`Quotes: folders in ${folder} had been removed and are made again, empty.`);
      return work();
    }
  }

  const draftPath = (reference: string) => join(drafts, `${reference}.${randomUUID()}`);

  async function fileIn(place: Place, reference: string): Promise<FileEntry | null> {
    for (let uncertainPosts = 0; uncertainPosts <= maxUncertainPosts; uncertainPosts += 1) {
      const file = await fileAt(placeFolder(place), nameOf(reference, uncertainPosts));
      if (file) return file;
    }
    return null;
  }

  /** Where a request is. Looks again while it moves: it may go back to a folder that was already searched. */
  async function locate(reference: string): Promise<{ place: Place; file: FileEntry } | null> {
    for (let round = 0; round < 3; round += 1) {
      for (const place of places) {
        const file = await fileIn(place, reference);
        if (file) return { place, file };
      }
      if (!(await fileAt(index, nameOf(reference)))) return null;
    }
    return null;
  }

  async function notesOn(reference: string): Promise<QuoteNotes> {
    try {
      const file = await fileAt(notes, nameOf(reference));
      return parseNotes(file && (await textOf(file, maxRecordBytes)));
    } catch {
      return noNotes; // a convenience: the place and the uncertain posts are what counts
    }
  }

  /** The record in a file; `null` where it is gone. What is no record is set aside. */
  async function read(file: FileEntry): Promise<QuoteRecord | null> {
    const reference = referenceIn(file.name);
    try {
      const text = await textOf(file, maxRecordBytes);
      if (text === null) return null;
      const stored = storedSchema.parse(JSON.parse(text));
      if (stored.reference !== reference) throw new RangeError('another reference');
      return {
        ...stored,
        ...(await notesOn(reference)),
        uncertainPosts: uncertainPostsIn(file.name),
      };
    } catch (error) {
      // A file that the disk cannot read may be intact.
      if (isSystemError(error)) throw error;
      await rename(file.path, join(damaged, file.name)).catch(unlessGone);
      await unlink(join(index, nameOf(reference))).catch(unlessGone);
      // The parser's message is left out: it quotes personal data.
      throw new DamagedRecord(
        `${file.path} is damaged and was moved to ${damaged}: repair it and move it back, or delete it.`,
      );
    }
  }

  async function find(reference: string): Promise<StoredQuote | null> {
    const found = await locate(reference);
    const record = found && (await read(found.file));
    return record && { place: found.place, record };
  }

  /** Writes a new request; `false` where the same one came a moment earlier. */
  async function write(record: QuoteRecord): Promise<boolean> {
    const { reference } = record;
    const path = draftPath(reference);
    await writeDurably(path, storedText(record));
    try {
      await link(path, join(index, nameOf(reference)));
    } catch (error) {
      await unlink(path);
      if (failedWith('EEXIST', error)) return false;
      throw error;
    }
    try {
      await rename(path, join(placeFolder('waiting'), nameOf(reference)));
    } catch (error) {
      await unlink(join(index, nameOf(reference))).catch(unlessGone);
      await unlink(path).catch(unlessGone);
      throw error;
    }
    return true;
  }

  /** Whether a request is stored, or set aside to be repaired. */
  const isKept = async (reference: string) =>
    (await locate(reference)) !== null ||
    (await readdir(damaged)).some((name) => referenceIn(name) === reference);

  /** Syncs every folder in which a new request may be: another process may have stored it and be moving it. */
  const syncStored = () =>
    Promise.all([drafts, index, placeFolder('waiting')].map((each) => syncFolder(each)));

  /** What is known of a delivery. On a full disk, or after a loss of power, it is not: the request is safe without. */
  async function note(reference: string, known: QuoteNotes): Promise<void> {
    const path = draftPath(reference);
    try {
      await writeFile(path, notesText(known), { flag: 'wx', mode: 0o600 });
      await rename(path, join(notes, nameOf(reference)));
    } catch {
      await unlink(path).catch(() => {});
    }
  }

  async function moveFile(
    file: FileEntry,
    to: Place,
    name: string,
    changed: number,
  ): Promise<boolean> {
    try {
      await utimes(file.path, new Date(), new Date(changed));
      await rename(file.path, join(placeFolder(to), name));
      return true;
    } catch (error) {
      unlessGone(error);
      return false;
    }
  }

  async function unlinkIndexAndNotes(reference: string) {
    for (const each of [index, notes])
      await unlink(join(each, nameOf(reference))).catch(unlessGone);
  }

  async function unlinkDamaged(reference: string): Promise<boolean> {
    const asides = (await filesIn(damaged, fileName)).filter(
      ({ name }) => referenceIn(name) === reference,
    );
    for (const { path } of asides) await unlink(path).catch(unlessGone);
    return asides.length > 0;
  }

  return {
    find,

    add: (record, upload = null) =>
      inFolders(async () => {
        const known = await find(record.reference).catch((error: unknown) => {
          // The new request replaces the damaged one, which was set aside.
          if (!(error instanceof DamagedRecord)) throw error;
          warn(error.message);
          return null;
        });
        if (known) {
          await syncStored();
          return { ...known, isNew: false };
        }
        if (upload) await files.keep(record.reference, upload);
        const isNew = await write(record);
        // `removeDelivered` may have removed the files of an earlier try between the two lines above.
        if (upload) await files.keep(record.reference, upload).catch(unlessGone);
        await syncStored();
        // A request that was stored a moment ago and is not found is being moved to `waiting`.
        const earlier = isNew ? null : await find(record.reference);
        return { ...(earlier ?? { place: 'waiting', record }), isNew };
      }),

    list: (place, dueBy = Infinity) =>
      inFolders(async () =>
        (await filesIn(placeFolder(place), fileName))
          .filter(({ changed }) => isDue(changed, dueBy))
          .map(({ name }) => referenceIn(name)),
      ),

    async claim(reference, dueBy = Infinity) {
      const file = await fileIn('waiting', reference);
      if (!file || !isDue(file.changed, dueBy)) return null;
      const name = nameOf(reference, Math.min(uncertainPostsIn(file.name) + 1, maxUncertainPosts));
      if (!(await moveFile(file, 'claimed', name, Date.now()))) return null;
      const claimed = await fileAt(placeFolder('claimed'), name);
      return claimed && read(claimed);
    },

    async move(record, from, to, due = Date.now()) {
      const file = await fileIn(from, record.reference);
      const uncertainPosts = to === 'waiting' ? record.uncertainPosts : 0;
      if (!file || !(await moveFile(file, to, nameOf(record.reference, uncertainPosts), due)))
        return false;
      // It is moved. After a loss of power at this moment it may still be claimed, which counts as a post.
      await syncFolder(placeFolder(to)).catch(() => {});
      await note(record.reference, record);
      return true;
    },

    claims: () =>
      inFolders(async () =>
        (await filesIn(placeFolder('claimed'), fileName)).map(({ name, changed }) => ({
          reference: referenceIn(name),
          stamp: `${name} ${changed}`,
        })),
      ),

    async release({ reference, stamp }: Claim, due) {
      const file = await fileIn('claimed', reference);
      if (!file || `${file.name} ${file.changed}` !== stamp) return;
      const uncertainPosts = uncertainPostsIn(file.name);
      if (uncertainPosts < maxUncertainPosts) {
        await moveFile(file, 'waiting', nameOf(reference, uncertainPosts), due);
      } else if (await moveFile(file, 'refused', nameOf(reference), Date.now())) {
        await note(reference, notesOfAborted(uncertainPosts));
      }
    },

    drafts: () => inFolders(async () => (await filesIn(drafts, draftName)).map(({ name }) => name)),

    async finishDraft(name) {
      const draft = await fileAt(drafts, name);
      if (!draft) return;
      const reference = name.slice(0, 'Q-0000-0000-0000'.length);
      // A draft with a second link is stored, and only its move to `waiting` is missing.
      const isStored = draft.links > 1 && name.startsWith('Q-') && !(await locate(reference));
      if (isStored) await moveFile(draft, 'waiting', nameOf(reference), Date.now());
      else await unlink(draft.path).catch(unlessGone);
    },

    removeDelivered: (afterMs) =>
      inFolders(async () => {
        const now = Date.now();
        for (const file of await filesIn(placeFolder('sent'), fileName)) {
          if (file.changed > now + clockToleranceMs)
            await utimes(file.path, now / 1000, now / 1000);
          if (file.changed >= now - afterMs) continue;
          await unlink(file.path).catch(unlessGone);
          await unlinkIndexAndNotes(referenceIn(file.name));
          await files.remove(referenceIn(file.name));
        }
        for (const { name, links } of await filesIn(index, fileName))
          if (links === 1 && !(await locate(referenceIn(name))))
            await unlinkIndexAndNotes(referenceIn(name));
        for (const { name } of await filesIn(notes, fileName))
          if (!(await locate(referenceIn(name)))) await unlinkIndexAndNotes(referenceIn(name));
        await files.removeOrphans(isKept);
      }),

    remove: (reference) =>
      inFolders(async () => {
        const found = await locate(reference);
        if (found) await unlink(found.file.path).catch(unlessGone);
        await unlinkIndexAndNotes(reference);
        const aside = await unlinkDamaged(reference);
        await files.remove(reference);
        return found?.place ?? (aside ? 'damaged' : null);
      }),

    openUpload: () => inFolders(files.openUpload),

    hasRoomForFiles: () => inFolders(files.hasRoom),

    attachment: files.find,

    async rewrite(record) {
      const file = await fileIn('claimed', record.reference);
      if (!file) return false;
      const path = draftPath(record.reference);
      await writeDurably(path, storedText(record));
      await rename(path, file.path);
      await syncFolder(placeFolder('claimed'));
      return true;
    },

    damaged: () => inFolders(async () => (await readdir(damaged)).length),

    probe: () =>
      inFolders(async () => {
        const path = join(drafts, randomUUID());
        await writeDurably(path, probe);
        await unlink(path);
      }),

    async close() {
      // Every file was closed when it was written.
    },
  };
}
