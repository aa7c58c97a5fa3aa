import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../machine/program';
import { cached } from './cache';
import { CACHE, SCRIPTS } from './places';

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
export async function prepareCore() {
  const home = await cached(join(CACHE, 'core', release), async (folder) => {
    await mkdir(join(folder, 'wordpress'));
    await unpack(join(folder, 'wordpress'));
  });
  await copyFile(join(SCRIPTS, 'wp-config.php'), join(home, 'wp-config.php'));
  return join(home, 'wordpress');
}
