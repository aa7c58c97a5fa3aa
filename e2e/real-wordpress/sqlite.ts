import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cached } from './cache';
import { run } from './command';
import { CACHE } from './places';
import type { Step } from './steps';
import { WordPressUnavailable } from './unavailable';

/** WordPress's SQLite driver travels inside this package, which itself is never installed (583 MB with all it needs). */
const PACKAGE = '@wp-playground/cli@3.1.56';
const TARBALL = 'wp-playground-cli-3.1.56.tgz';
const INTEGRITY =
  'sha512-JTxl6djPEM2YRYz/w+BUoyoCvhSGHIjqMi4fMV1b8o1UPNvZatLaS7opo57UsrVElXrfdZwvi6IuyS4LswUx9Q==';

async function download(folder: string) {
  try {
    await run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder], { cwd: folder });
  } catch (error) {
    throw new WordPressUnavailable(
      `WordPress's SQLite driver comes out of ${PACKAGE}, and npm could not get it. ${(error as Error).message}`,
    );
  }
  const tarball = await readFile(join(folder, TARBALL));
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  if (integrity !== INTEGRITY) throw new Error(`${PACKAGE} is not the one we know: ${integrity}`);
}

/** WordPress before 6.4 reads this property of the driver from outside. */
async function openToOldCores(driver: string) {
  const file = join(driver, 'wp-includes/sqlite/class-wp-sqlite-db.php');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace('private $allow_unsafe', 'public $allow_unsafe'));
}

/** The folder of the SQLite driver. */
export function prepareSqlite(step: Step) {
  return cached(join(CACHE, 'sqlite-3.1.56'), (folder) =>
    step(`SQLite driver from ${PACKAGE}`, async () => {
      await download(folder);
      await run('tar', ['xzf', TARBALL, 'package/sqlite-database-integration.zip'], {
        cwd: folder,
      });
      await run('unzip', ['-qo', 'package/sqlite-database-integration.zip'], { cwd: folder });
      await rename(join(folder, 'plugin-sqlite-database-integration'), join(folder, 'driver'));
      await openToOldCores(join(folder, 'driver'));
      await rm(join(folder, 'package'), { recursive: true });
      await rm(join(folder, TARBALL));
    }),
  ).then((folder) => join(folder, 'driver'));
}

/** WordPress's drop-in `db.php`, which names the driver's folder. */
export async function databaseDropIn(driver: string) {
  const template = await readFile(join(driver, 'db.copy'), 'utf8');
  return template
    .replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', driver)
    .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php');
}
