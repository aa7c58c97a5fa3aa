import { existsSync } from 'node:fs';
import { chmod, constants, copyFile, mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { databaseFile } from '@/lib/runtime/env';
import { checkCopy } from './database';
import type { QuoteStore } from './store';

/** Copies that stay in a folder: three days of one each hour. They hold names and telephone numbers. */
const maxCopies = 72;
const copyName = /^quotes-[\dTZ-]+\.db$/;

/** Copies all requests into a new file of a folder, while the site runs. Returns its path and how many it has. */
export async function backUp(store: QuoteStore, folder: string, now = new Date()) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = now.toISOString().replace(/\..*/, 'Z').replaceAll(':', '');
  const path = join(folder, `quotes-${time}.db`);
  await store.copyTo(path);
  await makeDurable(path);
  const count = await checkCopy(path);
  const copies = (await readdir(folder)).filter((name) => copyName.test(name)).toSorted();
  for (const name of copies.slice(0, -maxCopies)) await rm(join(folder, name));
  return { path, count };
}

/**
 * Puts the requests of a copy back, where there is no database: what was delivered since the copy would be delivered again.
 * Returns how many there are. Throws where a database is there, or the copy is none.
 */
export async function restore(path: string, url?: string): Promise<number> {
  const file = databaseFile(url);
  if (!file) throw new Error('Only a file is restored here; a server has its own commands.');
  if ([file, `${file}-wal`].some((each) => existsSync(each)))
    throw new Error(`${file} is there: stop the site and move it and ${file}-wal away first.`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const count = await checkCopy(path);
  await copyFile(path, file, constants.COPYFILE_EXCL);
  await makeDurable(file);
  return count;
}

/** Survives a loss of power, and is readable for its owner alone. */
async function makeDurable(path: string): Promise<void> {
  await chmod(path, 0o600);
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
