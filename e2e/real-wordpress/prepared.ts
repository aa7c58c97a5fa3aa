import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  copyFile,
  cp,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { media, menu, records } from '@/lib/cms/sample/records';
import { run } from '../machine/program';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Where cores, the SQLite driver and the sites are kept between runs; delete it to start from nothing. */
const CACHE = join(REPOSITORY, '.cache/wordpress');

/** The PHP that installs, seeds and serves. */
export const SCRIPTS = join(import.meta.dirname, 'php');

const PLUGIN = join(REPOSITORY, 'ops/wordpress-plugin/hard-metals');
const THEME = join(import.meta.dirname, 'theme/hard-metals');

/** The uploads of the sample, under the month folder that the seed names (SEED_MONTH in php/seed.php). */
const MEDIA = join(REPOSITORY, 'public/wp-content/uploads/2026/11');

/** The folder, made if it is not there yet. A half-made one is never seen: it is made beside its place and moved. */
async function cached(folder: string, make: (folder: string) => Promise<void>) {
  if (existsSync(folder)) return folder;
  const draft = `${folder}.making-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(draft);
  try {
    await make(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // another run made it meanwhile
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** The WordPress of a Debian release: 6.8 of the stable one, the newest of sid. WORDPRESS_CORE chooses. */
const release = process.env.WORDPRESS_CORE ?? 'trixie';

/** The package, and those its symbolic links point into. */
const companions = ['php-getid3', 'libjs-underscore', 'libjs-cropper', 'libjs-lodash'];
const packages = [
  'wordpress',
  ...companions,
  ...(release === 'sid' ? ['libphp-phpmailer', 'libjs-jquery-ui'] : []),
];

/** The machine's own apt sources, each with this release in place of its own; without its security and updates suites. */
async function sources() {
  const own = /^VERSION_CODENAME=(\S+)/m.exec(await readFile('/etc/os-release', 'utf8'))?.[1] ?? '';
  const folder = '/etc/apt/sources.list.d';
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sources'));
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const suite = new RegExp(`\\b${own}(?![\\w-])`);
  return files
    .flatMap((text) => text.split(/\n\s*\n/))
    .filter((text) => /^URIs:/m.test(text) && suite.test(/^Suites:.*/m.exec(text)?.[0] ?? ''))
    .map((text) => text.replace(/^Suites:.*/m, `Suites: ${release}`))
    .join('\n\n');
}

/** apt with lists and caches of its own: nothing of the machine's is changed, nothing is installed. */
async function unpack(folder: string) {
  const work = `${folder}.debian`;
  for (const name of ['parts', 'lists/partial', 'cache/archives/partial'])
    await mkdir(join(work, name), { recursive: true });
  await writeFile(join(work, 'parts/core.sources'), `${await sources()}\n`);
  const options = [
    'Dir::Etc::SourceList=/dev/null',
    `Dir::Etc::SourceParts=${work}/parts`,
    `Dir::State::Lists=${work}/lists`,
    `Dir::Cache=${work}/cache`,
    'Acquire::Languages=none',
    'Acquire::Check-Valid-Until=false', // sid on a frozen mirror is past its date
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option]);
  const apt = (...args: string[]) => run('apt-get', ['-q', ...options, ...args], { cwd: work });
  try {
    await apt('update');
    await apt('download', ...packages);
    for (const deb of (await readdir(work)).filter((name) => name.endsWith('.deb')))
      await run('dpkg-deb', ['-x', deb, 'unpacked'], { cwd: work });
    const core = join(work, 'unpacked/usr/share/wordpress');
    // these two are Debian's own and point into /etc
    for (const name of ['.htaccess', 'wp-config.php']) await rm(join(core, name), { force: true });
    await run('cp', ['-rL', `${core}/.`, folder]);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * The folder of an unpacked WordPress, shared by all sites and never written to. Our settings lie one folder above, where
 * WordPress looks next. Throws where apt-get cannot download it.
 */
async function prepareCore() {
  const home = await cached(join(CACHE, 'core', release), async (folder) => {
    await mkdir(join(folder, 'wordpress'));
    await unpack(join(folder, 'wordpress'));
  });
  await copyFile(join(SCRIPTS, 'wp-config.php'), join(home, 'wp-config.php'));
  return join(home, 'wordpress');
}

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
const prepareSqlite = () =>
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
async function databaseDropIn(driver: string) {
  const template = await readFile(join(driver, 'db.copy'), 'utf8');
  return template
    .replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', driver)
    .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php');
}

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

/** A core, and a site on it with the sample, made in seconds the first time; `site.json` has its version and password. */
export async function prepareSite() {
  const core = await prepareCore();
  const driver = await prepareSqlite();
  const seed = JSON.stringify({ records, media, menu });
  const prepared = await cached(
    join(CACHE, 'prepared', await fingerprint(core + seed)),
    async (folder) => {
      const env = siteEnvironment(core, folder, PREPARED_HOME);
      const php = (script: string, ...args: string[]) =>
        run('php', ['-d', 'memory_limit=512M', join(SCRIPTS, script), ...args], { env });
      await layOut(folder, core, driver);
      await php('install.php', adminUser, adminPassword, join(folder, 'site.json'));
      await writeFile(join(folder, 'seed.json'), seed);
      await php('seed.php', join(folder, 'seed.json'));
    },
  );
  return { core, prepared };
}
