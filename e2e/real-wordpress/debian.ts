import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './command';
import { sourcesFor, sourcesIn, written } from './debian-sources';
import { WordPressUnavailable } from './unavailable';

/** Debian releases whose WordPress we can take: the machine's own, the stable one, the newest. */
export const RELEASES = ['own', 'trixie', 'sid'] as const;
export type Release = (typeof RELEASES)[number];

/** The package, and those its symbolic links point into. */
const COMPANIONS = ['php-getid3', 'libjs-underscore', 'libjs-cropper'];
const PACKAGES: Record<Release, readonly string[]> = {
  own: ['wordpress', ...COMPANIONS],
  trixie: ['wordpress', ...COMPANIONS, 'libjs-lodash'],
  sid: ['wordpress', ...COMPANIONS, 'libjs-lodash', 'libphp-phpmailer', 'libjs-jquery-ui'],
};

async function ownSources() {
  const folder = '/etc/apt/sources.list.d';
  const names = await readdir(folder).catch(() => []);
  const files = ['/etc/apt/sources.list', ...names.map((name) => join(folder, name))];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  return texts.flatMap(sourcesIn);
}

async function ownRelease() {
  const text = await readFile('/etc/os-release', 'utf8');
  return /^VERSION_CODENAME=(\S+)/m.exec(text)?.[1] ?? '';
}

/** apt with lists and caches of its own: nothing of the machine's is changed, no root needed. */
async function privateApt(folder: string, release: Release) {
  const own = await ownRelease();
  const sources = sourcesFor(release === 'own' ? own : release, own, await ownSources());
  if (sources.length === 0) {
    throw new WordPressUnavailable(
      `No apt source for ${own || 'this system'} leads to WordPress: set WP_CORE_DIR to an unpacked WordPress.`,
    );
  }
  await Promise.all(
    ['parts', 'lists/partial', 'cache/archives/partial'].map((name) =>
      mkdir(join(folder, name), { recursive: true }),
    ),
  );
  await writeFile(join(folder, 'parts/core.sources'), written(sources));
  const options = [
    'Dir::Etc::SourceList=/dev/null',
    `Dir::Etc::SourceParts=${folder}/parts`,
    `Dir::State::Lists=${folder}/lists`,
    `Dir::Cache=${folder}/cache`,
    'Acquire::Languages=none',
    'Acquire::Check-Valid-Until=false', // sid on a frozen mirror is past its date
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option]);
  return (...args: string[]) => run('apt-get', ['-q', ...options, ...args], { cwd: folder });
}

/** Downloads a release's WordPress and unpacks it into the folder, with nothing installed. */
export async function unpackDebian(release: Release, folder: string) {
  const work = `${folder}.debian`;
  await mkdir(work, { recursive: true });
  try {
    const apt = await privateApt(work, release);
    await apt('update');
    await apt('download', ...PACKAGES[release]);
    const debs = (await readdir(work)).filter((name) => name.endsWith('.deb'));
    for (const deb of debs) await run('dpkg-deb', ['-x', deb, 'unpacked'], { cwd: work });
    const core = join(work, 'unpacked/usr/share/wordpress');
    // these two are Debian's own and point into /etc
    await rm(join(core, '.htaccess'), { force: true });
    await rm(join(core, 'wp-config.php'), { force: true });
    await run('cp', ['-rL', `${core}/.`, folder]);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
