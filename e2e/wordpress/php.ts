import { getuid } from 'node:process';
import { has, run } from './command';
import type { Step } from './steps';
import { WordPressUnavailable } from './unavailable';

const EXTENSIONS = ['pdo_sqlite', 'mbstring', 'dom', 'gd'];
const PACKAGES = ['php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml', 'php-gd', 'unzip'];
const APT = ['-q', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];

/** What PHP lacks on this machine: PHP itself, unzip for its SQLite driver, or extensions. */
async function missing() {
  const commands = ['php', 'unzip'];
  const there = await Promise.all(commands.map(has));
  const absent = commands.filter((_, n) => !there[n]);
  if (absent.includes('php')) return absent;
  const loaded = (await run('php', ['-m'])).toLowerCase().split('\n');
  return [...absent, ...EXTENSIONS.filter((name) => !loaded.includes(name))];
}

async function install() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', ...APT, ...PACKAGES], { env });
}

/** Makes sure that `php` can run WordPress on SQLite. Throws WordPressUnavailable where it cannot. */
export async function ensurePhp(step: Step) {
  const absent = await missing();
  if (absent.length === 0) return;
  const advice = `A real WordPress needs ${absent.join(', ')}: apt-get install ${PACKAGES.join(' ')}`;
  if (getuid?.() !== 0 || !(await has('apt-get'))) {
    throw new WordPressUnavailable(`${advice} (as root this is done for you).`);
  }
  try {
    await step(`installed ${PACKAGES.join(' ')}`, install);
  } catch (error) {
    throw new WordPressUnavailable(`${advice} did not work. ${(error as Error).message}`);
  }
}
