import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Upload } from './attachments/attachment';
import { failedWith, fileAt, syncFolder, unlessGone } from './durable-file';

/** Files are refused where a disk has less room than this: requests without files need it. */
const reservedBytes = 512 * 1024 * 1024;
/** Files of this age that no request names were left by a process that died. */
const orphanMs = 3_600_000;

/**
 * The attachments of a spool (`spool.ts`). `files` has a folder for each request with attachments, moved there whole and
 * synced before the request itself is written: a request that is stored has all of its files. `uploads` has the files
 * that arrive.
 */
export function spoolFiles(folder: string) {
  const [files, uploads] = [join(folder, 'files'), join(folder, 'uploads')];
  const filesOf = (reference: string) => join(files, reference);

  /**
   * Moves files that came with a request to their place, whole. Those of the same request that are there already have the
   * same bytes: its reference is made of them.
   */
  async function keep(reference: string, upload: Upload): Promise<void> {
    try {
      await rename(upload.folder, filesOf(reference));
    } catch (error) {
      if (!isThere(error)) throw error;
    }
    await syncFolder(filesOf(reference));
    await syncFolder(files);
  }

  /** Removes the files of requests that are not stored, and uploads of processes that died. */
  async function removeOrphans(isStored: (reference: string) => Promise<boolean>): Promise<void> {
    const before = Date.now() - orphanMs;
    const isOld = async (path: string) =>
      ((await stat(path).catch(unlessGone))?.ctimeMs ?? Infinity) < before;
    for (const name of await readdir(uploads))
      if (await isOld(join(uploads, name))) await removeFolder(join(uploads, name));
    for (const reference of await readdir(files)) {
      if (!(await isOld(filesOf(reference))) || (await isStored(reference))) continue;
      // Moved aside, then looked up again: the same request may be stored at this moment. If it is, its files are moved
      // back, unless it brought them again.
      const aside = join(uploads, randomUUID());
      await rename(filesOf(reference), aside).catch(unlessGone);
      if (await isStored(reference))
        await rename(aside, filesOf(reference)).catch((error: unknown) => {
          if (!isThere(error)) throw error;
        });
      await removeFolder(aside);
    }
  }

  return {
    folders: [files, uploads],
    keep,
    removeOrphans,

    remove: (reference: string) => removeFolder(filesOf(reference)),

    async openUpload(): Promise<string> {
      const path = join(uploads, randomUUID());
      await mkdir(path, { mode: 0o700 });
      return path;
    },

    /** Whether the disk has room for files beside what requests without files may need. */
    async hasRoom(): Promise<boolean> {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize > reservedBytes;
    },

    /** The path of one file of a request; `null` where there is none. */
    async find(reference: string, number: number) {
      const file = await fileAt(filesOf(reference), String(number));
      return file && { path: file.path, release: async () => {} };
    },
  };
}

const removeFolder = (path: string) => rm(path, { recursive: true, force: true });

/** Whether a folder could not be moved because there is one already. */
const isThere = (error: unknown) => failedWith('ENOTEMPTY', error) || failedWith('EEXIST', error);
