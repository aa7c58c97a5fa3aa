import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Env } from '@/lib/runtime/env';

/** The settings that are part of every page of a build; with other ones a server would regenerate another site's pages. */
const recordSchema = z.object({
  /** `null`: the embedded sample. */
  WORDPRESS_URL: z.string().nullable(),
  SITE_URL: z.string(),
});
type BuiltWith = z.output<typeof recordSchema>;

const fileIn = (folder: string) => join(folder, '.next/built-with.json');

export const builtWith = (env: Pick<Env, 'WORDPRESS_URL' | 'SITE_URL'>): BuiltWith => ({
  WORDPRESS_URL: env.WORDPRESS_URL ?? null,
  SITE_URL: env.SITE_URL,
});

/** Writes the settings of a build beside it; does nothing for `next typegen`, which generates no pages. */
export function writeBuiltWith(folder: string, record: BuiltWith, startedAt: number): void {
  const made = statSync(join(folder, '.next/prerender-manifest.json'), { throwIfNoEntry: false });
  if (!made || made.mtimeMs < startedAt) return;
  writeFileSync(fileIn(folder), JSON.stringify(record));
}

/** The settings of the build in a folder; `null` where there is no build, or an unfinished one. */
export function readBuiltWith(folder: string): BuiltWith | null {
  const file = fileIn(folder);
  return existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** A sentence for each setting that differs from the build's. */
export function differences(built: BuiltWith, now: BuiltWith): string[] {
  const sentences: string[] = [];
  if (built.WORDPRESS_URL !== now.WORDPRESS_URL)
    sentences.push(
      `WORDPRESS_URL is ${now.WORDPRESS_URL ?? 'not set'}, but the build was made ${built.WORDPRESS_URL ? `from ${built.WORDPRESS_URL}` : 'from the embedded sample'}: start with the settings of the build, or build again.`,
    );
  if (built.SITE_URL !== now.SITE_URL)
    sentences.push(
      `SITE_URL is ${now.SITE_URL}, but the build was made for ${built.SITE_URL}: start with the settings of the build, or build again.`,
    );
  return sentences;
}
