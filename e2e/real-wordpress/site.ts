import { copyFile, cp, mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { media } from '@/lib/cms/sample/media';
import { run } from './command';
import { MEDIA, MUST_USE, PLUGIN, SCRIPTS, THEME } from './places';
import { databaseDropIn } from './sqlite';

/** What is known of a site, kept in its folder as site.json. */
export interface SiteNotes {
  /** The address it was last served at. */
  home: string;
  version: string;
  applicationPassword: string;
}

export const adminUser = 'admin';
export const adminPassword = 'password';

const DATABASE = 'database/.ht.sqlite';
const SEEDED = 'database/seeded.sqlite';

/** What the PHP scripts and wp-config.php read. */
export function siteEnvironment(core: string, folder: string, home: string) {
  return { CMS_CORE: core, CMS_SITE: folder, CMS_HOME: home };
}

export async function readNotes(folder: string): Promise<SiteNotes> {
  return JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'));
}

export async function writeNotes(folder: string, notes: SiteNotes) {
  await writeFile(join(folder, 'site.json'), JSON.stringify(notes, null, 2));
}

/** The folders of a site with plugin, theme, SQLite driver and uploads in their places. */
export async function layOut(folder: string, driver: string) {
  const content = join(folder, 'wp-content');
  const month = join(content, 'uploads/2026/11');
  await mkdir(join(folder, 'database'), { recursive: true });
  for (const name of ['plugins', 'themes']) await mkdir(join(content, name), { recursive: true });
  await symlink(PLUGIN, join(content, 'plugins/hard-metals'));
  await symlink(THEME, join(content, 'themes/hard-metals'));
  await writeFile(join(content, 'db.php'), await databaseDropIn(driver));
  await cp(MUST_USE, join(content, 'mu-plugins'), { recursive: true });
  await mkdir(month, { recursive: true });
  // the originals alone: WordPress makes its sizes itself
  for (const { file } of media) await copyFile(join(MEDIA, file), join(month, file));
}

/** Makes the site answer at another address. */
export async function moveHome(core: string, folder: string, home: string) {
  const notes = await readNotes(folder);
  if (notes.home === home) return;
  const script = join(SCRIPTS, 'move-home.php');
  await run('php', [script, notes.home, home], { env: siteEnvironment(core, folder, home) });
  await writeNotes(folder, { ...notes, home });
}

/** Saves the database as it is now, for resetDatabase. */
export function keepDatabase(folder: string) {
  return copyFile(join(folder, DATABASE), join(folder, SEEDED));
}

/** Restores the saved database; the next request sees it. Uploads stay. */
export async function resetDatabase(folder: string) {
  const draft = join(folder, 'database/reset.sqlite');
  await copyFile(join(folder, SEEDED), draft);
  // in one move, so that no request reads a half-copied file
  await rename(draft, join(folder, DATABASE));
}
