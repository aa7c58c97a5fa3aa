import { createHash } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../machine/program';
import { cached } from './cache';
import { CACHE } from './places';

/** WordPress's SQLite driver travels inside this package, which itself is never installed (583 MB with all it needs). */
const PACKAGE = '@wp-playground/cli@3.1.56';
const TARBALL = 'wp-playground-cli-3.1.56.tgz';
const INTEGRITY =
  'sha512-JTxl6djPEM2YRYz/w+BUoyoCvhSGHIjqMi4fMV1b8o1UPNvZatLaS7opo57UsrVElXrfdZwvi6IuyS4LswUx9Q==';

async function download(folder: string) {
  await run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder], { cwd: folder });
  const tarball = await readFile(join(folder, TARBALL));
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  if (integrity !== INTEGRITY) throw new Error(`${PACKAGE} is not the one we know: ${integrity}`);
}

/** The folder of the SQLite driver. */
export const prepareSqlite = () =>
  cached(join(CACHE, 'sqlite-3.1.56'), async (folder) => {
    await download(folder);
    const zip = 'package/sqlite-database-integration.zip';
    await run('tar', ['xzf', TARBALL, zip], { cwd: folder });
    await run('unzip', ['-qo', zip], { cwd: folder });
    await rename(join(folder, 'plugin-sqlite-database-integration'), join(folder, 'driver'));
    await rm(join(folder, 'package'), { recursive: true });
    await rm(join(folder, TARBALL));
  }).then((folder) => join(folder, 'driver'));

/** WordPress's drop-in `db.php`, which names the driver's folder. */
export async function databaseDropIn(driver: string) {
  const template = await readFile(join(driver, 'db.copy'), 'utf8');
  return template
    .replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', driver)
    .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php');
}
