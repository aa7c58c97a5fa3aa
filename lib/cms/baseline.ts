import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildFolder, databaseFile, env } from '@/lib/runtime/env';
import { writeWhole } from '@/lib/runtime/write-whole.cjs';

/** It outlives a release, as the database of the quote requests does. */
const folder =
  env.LAST_BUILD_FOLDER ?? join(dirname(databaseFile() ?? '.data/quotes.db'), 'last-build');

/** One file for each name, below a folder for this WordPress. The embedded sample cannot fail and has none. */
const fileOf = (name: string) =>
  env.WORDPRESS_URL
    ? join(folder, encodeURIComponent(env.WORDPRESS_URL), encodeURIComponent(name))
    : null;

/** What the last build wrote under a name; `null` where there was no build, or its folder was removed. */
export async function readBaseline(name: string): Promise<string | null> {
  const file = fileOf(name);
  return file && readFile(file, 'utf8').catch(() => null);
}

/** In a build: writes a value for the server and the next build. Elsewhere does nothing. */
export async function writeBaseline(name: string, text: string): Promise<void> {
  const file = fileOf(name);
  if (!buildFolder || !file) return;
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(file, text);
}
