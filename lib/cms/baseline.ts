import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildFolder, databaseFile, env, isServing } from '@/lib/runtime/env';
import { warnOnce } from '@/lib/runtime/log';
import { writeWhole } from '@/lib/runtime/write-whole.cjs';

/** It outlives a release, as the database of the quote requests does. */
const folder =
  env.LAST_BUILD_FOLDER ?? join(dirname(databaseFile() ?? '.data/quotes.db'), 'last-build');

/** One file for each name, below a folder for this WordPress. The embedded sample cannot fail and has none. */
const fileOf = (name: string) =>
  env.WORDPRESS_URL
    ? join(folder, encodeURIComponent(env.WORDPRESS_URL), encodeURIComponent(name))
    : null;

/** What was last written under a name; `null` where nothing was, or its folder was removed. */
export async function readBaseline(name: string): Promise<string | null> {
  const file = fileOf(name);
  return file && readFile(file, 'utf8').catch(() => null);
}

/** For the next start and build. A server that may not write there logs it and goes on; a build throws. */
export async function writeBaseline(name: string, text: string): Promise<void> {
  const file = fileOf(name);
  if (!file || (!buildFolder && !isServing())) return;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeWhole(file, text);
  } catch (error) {
    if (buildFolder) throw error;
    warnOnce(
      `${file} cannot be written: ${String(error)}. The next start compares with older counts.`,
    );
  }
}
