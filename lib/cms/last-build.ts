import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildFolder, env } from '@/lib/runtime/env';

/** A file for each word, of this WordPress; the embedded sample cannot fail, and leaves nothing. */
const fileOf = (word: string) =>
  env.WORDPRESS_URL
    ? join(env.LAST_BUILD_FOLDER, encodeURIComponent(env.WORDPRESS_URL), encodeURIComponent(word))
    : null;

/** What the last build believed, as text; `null` where there was none, or its folder did not outlive it. */
export async function believedByLastBuild(word: string): Promise<string | null> {
  const file = fileOf(word);
  return file && readFile(file, 'utf8').catch(() => null);
}

/** In a build: leaves for the server and the next build what this one believes. Elsewhere nothing. */
export async function leaveForNext(word: string, text: string): Promise<void> {
  const file = fileOf(word);
  if (!buildFolder || !file) return;
  await mkdir(dirname(file), { recursive: true });
  // Pages that are made at the same time may believe the same.
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, text);
  await rename(part, file);
}
