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

/** Folders that the next release would not find. */
const insideRelease = () =>
  (['QUOTE_FOLDER', 'LAST_BUILD_FOLDER'] as const)
    .filter((setting) => `${resolve(env[setting])}${sep}`.startsWith(process.cwd() + sep))
    .map(
      (setting) =>
        `${setting}: a folder that outlives releases, such as below /var/lib/hard-metals (now ${resolve(env[setting])})`,
    );
