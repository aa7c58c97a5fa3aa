import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { databaseFile } from '@/lib/runtime/env';

/** A folder of this age was left by a process that died, ms. */
const abandonedMs = 3_600_000;

/** Beside the database, where there is a disk: the machine's own folder may be in its memory. */
function uploadFolders(): string {
  const file = databaseFile();
  return join(file ? dirname(file) : tmpdir(), 'quote-uploads');
}

/** A new folder on this machine's disk for the files of one request, while they arrive or are posted. */
export async function makeUploadFolder(): Promise<string> {
  await mkdir(uploadFolders(), { recursive: true, mode: 0o700 });
  return mkdtemp(join(uploadFolders(), 'upload-'));
}

/** Removes the folders of processes that died. */
export async function removeAbandonedUploads(): Promise<void> {
  await mkdir(uploadFolders(), { recursive: true, mode: 0o700 });
  for (const name of await readdir(uploadFolders())) {
    const path = join(uploadFolders(), name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - abandonedMs) await rm(path, { recursive: true, force: true });
  }
}
