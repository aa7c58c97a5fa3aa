import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { databaseFile, env, SettingsError } from '@/lib/runtime/env';
import { titledList } from '@/lib/runtime/log';
import { sampleFacts } from '@/lib/site/sample-facts';

/** Throws a `SettingsError` for what would lose requests. Returns what an operator should still replace or set. */
export function checkSettings(): string {
  const file = databaseFile();
  // A hosted function has no disk; the list below says so.
  if (file && !env.VERCEL) tryToKeepRequests(dirname(resolve(file)));
  return env.WORDPRESS_URL
    ? titledList("Still the sample's, or to be set", [...sampleFacts(), ...insideRelease()])
    : '';
}

function tryToKeepRequests(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new SettingsError([
      `QUOTES_DATABASE is in ${folder}, where no file can be kept: ${(error as Error).message}.`,
    ]);
  }
}

/** Where the next release would not find the requests and the counts of the last build. */
function insideRelease(): string[] {
  const file = databaseFile();
  if (!file) return [];
  if (env.VERCEL) return ['QUOTES_DATABASE: a libsql:// server, for a function here has no disk'];
  return resolve(file).startsWith(process.cwd() + sep)
    ? [
        `QUOTES_DATABASE: a file that outlives releases, such as file:/var/lib/hard-metals/quotes.db (now ${resolve(file)})`,
      ]
    : [];
}
