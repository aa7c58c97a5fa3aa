import { open, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a new file that survives a loss of power once its folder is synced too. Only the owner may read it. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
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

/** When a file was last changed, epoch milliseconds; `Infinity` where it is gone. */
export const changedAt = async (path: string) =>
  (await stat(path).catch(unlessGone))?.mtimeMs ?? Infinity;

/** Removes the files of a folder that nobody changed for so long. */
export async function removeOld(folder: string, olderThanMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await changedAt(path)) < Date.now() - olderThanMs) await unlink(path).catch(unlessGone);
  }
}

export const failedWith = (code: string, error: unknown) =>
  (error as NodeJS.ErrnoException).code === code;

/** For `catch`: another process may have moved the file meanwhile, which is `null`. */
export function unlessGone(error: unknown): null {
  if (!failedWith('ENOENT', error)) throw error;
  return null;
}
