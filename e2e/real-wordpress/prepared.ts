import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { media, menu, records } from '@/lib/cms/sample/records';
import { run } from '../machine/program';
import { cached } from './cache';
import { CACHE, MEDIA, PLUGIN, SCRIPTS, THEME } from './places';
import { databaseDropIn } from './sqlite';

export const adminUser = 'admin';
export const adminPassword = 'password';

/** The address of a site nobody serves: it is installed and seeded once, and copied for every start. */
export const PREPARED_HOME = 'http://cms.hard-metals.test';

/** What the PHP scripts and wp-config.php read. */
export const siteEnvironment = (core: string, folder: string, home: string) => ({
  CMS_CORE: core,
  CMS_SITE: folder,
  CMS_HOME: home,
});

/** Everything a prepared site is made of; when one changes, another is made. */
async function fingerprint(seed: string) {
  const hash = createHash('sha256').update(seed);
  for (const folder of [SCRIPTS, PLUGIN, MEDIA])
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) hash.update(await readFile(join(entry.parentPath, entry.name)));
  return hash.digest('hex').slice(0, 12);
}

/** The folders of a site with plugin, theme, SQLite driver and uploads in their places; all else is links to the core. */
async function layOut(folder: string, core: string, driver: string) {
  for (const name of await readdir(core))
    if (name !== 'wp-content') await symlink(join(core, name), join(folder, name));
  const content = join(folder, 'wp-content');
  const month = join(content, 'uploads/2026/11');
  for (const name of ['database', 'wp-content/plugins', 'wp-content/themes'])
    await mkdir(join(folder, name), { recursive: true });
  await symlink(PLUGIN, join(content, 'plugins/hard-metals'));
  await symlink(THEME, join(content, 'themes/hard-metals'));
  await writeFile(join(content, 'db.php'), await databaseDropIn(driver));
  await cp(join(SCRIPTS, 'must-use'), join(content, 'mu-plugins'), { recursive: true });
  await mkdir(month, { recursive: true });
  // the originals alone: WordPress makes its sizes itself
  for (const { file } of media) await copyFile(join(MEDIA, file), join(month, file));
}

/** The folder of a site with the sample in it, made in seconds the first time; `site.json` has its version and password. */
export async function prepareSite(core: string, driver: string) {
  const seed = JSON.stringify({ records, media, menu });
  return cached(join(CACHE, 'prepared', await fingerprint(core + seed)), async (folder) => {
    const env = siteEnvironment(core, folder, PREPARED_HOME);
    const php = (script: string, ...args: string[]) =>
      run('php', ['-d', 'memory_limit=512M', join(SCRIPTS, script), ...args], { env });
    await layOut(folder, core, driver);
    await php('install.php', adminUser, adminPassword, join(folder, 'site.json'));
    await writeFile(join(folder, 'seed.json'), seed);
    await php('seed.php', join(folder, 'seed.json'));
  });
}
