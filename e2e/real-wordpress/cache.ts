import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The folder, made if it is not there yet. A half-made one is never seen: it is made beside its place and moved. */
export async function cached(folder: string, make: (folder: string) => Promise<void>) {
  if (existsSync(folder)) return folder;
  const draft = `${folder}.making-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(draft);
  try {
    await make(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // another run made it meanwhile
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
