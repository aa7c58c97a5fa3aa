import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { cached } from './cache';
import { has } from './command';
import { type Release, unpackDebian } from './debian';
import { CACHE, SCRIPTS } from './places';
import type { Step } from './steps';
import { WordPressUnavailable } from './unavailable';

async function fromFolder(source: string, folder: string) {
  if (!existsSync(join(source, 'wp-includes/version.php'))) {
    throw new WordPressUnavailable(`WP_CORE_DIR is no WordPress: ${source} has no wp-includes.`);
  }
  // its own settings and content stay behind
  const left = ['wp-config.php', 'wp-content', '.htaccess'].map((name) => join(source, name));
  await cp(source, folder, { recursive: true, filter: (path) => !left.includes(path) });
}

async function fromDebian(release: Release, folder: string) {
  if (!(await has('apt-get'))) {
    throw new WordPressUnavailable(
      'WordPress comes from Debian packages and this machine has no apt-get: set WP_CORE_DIR to an unpacked WordPress.',
    );
  }
  try {
    await unpackDebian(release, folder);
  } catch (error) {
    if (error instanceof WordPressUnavailable) throw error;
    throw new WordPressUnavailable(
      `WordPress could not be taken from Debian (${release}): set WP_CORE_DIR to an unpacked WordPress. ${(error as Error).message}`,
    );
  }
}

/** WordPress 6.1 looks for the database drop-in here too, whatever WP_CONTENT_DIR is, and never reads this one. */
async function leaveMark(core: string) {
  await mkdir(join(core, 'wp-content'), { recursive: true });
  await writeFile(join(core, 'wp-content/db.php'), '<?php // see the site\n');
}

/**
 * The folder of an unpacked WordPress, shared by all sites and never written to: $WP_CORE_DIR, the cache, or Debian.
 * Our settings lie one folder above, where WordPress looks next.
 */
export async function prepareCore(release: Release, step: Step) {
  const source = process.env.WP_CORE_DIR && resolve(process.env.WP_CORE_DIR);
  const name = source
    ? `dir-${createHash('sha1').update(source).digest('hex').slice(0, 8)}`
    : release;
  const home = await cached(join(CACHE, 'core', name), async (folder) => {
    const core = join(folder, 'wordpress');
    await mkdir(core);
    await step(`WordPress from ${source ?? `Debian (${release})`}`, () =>
      source ? fromFolder(source, core) : fromDebian(release, core),
    );
    await leaveMark(core);
  });
  await copyFile(join(SCRIPTS, 'wp-config.php'), join(home, 'wp-config.php'));
  return join(home, 'wordpress');
}
