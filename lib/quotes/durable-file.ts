import { lstat, open, readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '@/lib/runtime/error-code';

/**
 * Writes a new file that survives a loss of power once its folder is synced too. Only the owner may read it.
 * Leaves nothing behind where it fails.
 */
export async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } catch (error) {
    // The error of the write is thrown, not one of the removal.
    await unlink(path).catch(() => {});
    throw error;
  } finally {
    await file.close();
  }
}

/** Makes a folder's entries survive a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export interface FileEntry {
  name: string;
  path: string;
  /** When it was last changed, whole epoch milliseconds: a file of this moment is not ahead of `Date.now()`. */
  changed: number;
  /** How many names it has. */
  links: number;
  size: number;
}

/** A file under this very name; `null` where there is none, or a link, a folder or a pipe in its place. */
export async function fileAt(folder: string, name: string): Promise<FileEntry | null> {
  const path = join(folder, name);
  const stats = await lstat(path).catch(unlessGone);
  return stats?.isFile()
    ? { name, path, changed: Math.floor(stats.mtimeMs), links: stats.nlink, size: stats.size }
    : null;
}

/** The files of a folder whose names match. */
export async function filesIn(folder: string, ours: RegExp): Promise<FileEntry[]> {
  const names = (await readdir(folder)).filter((name) => ours.test(name));
  const files = await Promise.all(names.map((name) => fileAt(folder, name)));
  return files.filter((file) => file !== null);
}

/** The text of a file, `null` where it is gone. Throws for one larger than `maxBytes`, of which nothing is read. */
export async function textOf(file: FileEntry, maxBytes: number): Promise<string | null> {
  if (file.size > maxBytes) throw new RangeError(`${file.path} is larger than ${maxBytes} bytes.`);
  return readFile(file.path, 'utf8').catch(unlessGone);
}

export const failedWith = (code: string, error: unknown) => codeOf(error) === code;

/** For `catch`: another process may have moved the file meanwhile, which is `null`. */
export function unlessGone(error: unknown): null {
  if (!failedWith('ENOENT', error)) throw error;
  return null;
}
