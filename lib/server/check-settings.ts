import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { env, SettingsError } from '@/lib/runtime/env';
import { makeFolder } from '@/lib/runtime/make-folder';
import { titledList } from '@/lib/runtime/titled-list';
import { sampleFacts } from '@/lib/site/sample-facts';

/**
 * Checks at a start what would lose requests, and throws a `SettingsError`. Answers the list of what an operator with a
 * WordPress should still replace or set; the site works without.
 */
export function checkSettings(): string {
  // A hosted function has no folder that stays; the store of requests has its own sentence there.
  if (!env.VERCEL) tryToKeepRequests(resolve(env.QUOTE_FOLDER));
  return env.WORDPRESS_URL
    ? titledList("Still the sample's, or to be set", [...sampleFacts(), ...insideRelease()])
    : '';
}

function tryToKeepRequests(folder: string): void {
  try {
    makeFolder(folder);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new SettingsError([
      `QUOTE_FOLDER is ${folder}, where no file can be kept: ${(error as Error).message}.`,
    ]);
  }
}

/** Where the next release would not find the requests and the counts of the last build. */
const insideRelease = () => {
  const folder = resolve(env.QUOTE_FOLDER);
  return `${folder}${sep}`.startsWith(process.cwd() + sep)
    ? [
        `QUOTE_FOLDER: a folder that outlives releases, such as /var/lib/hard-metals/quotes (now ${folder})`,
      ]
    : [];
};
