import { apt } from '../machine/packages';
import { has, run } from './command';
import type { Step } from './steps';
import { WordPressUnavailable } from './unavailable';

const EXTENSIONS = ['pdo_sqlite', 'mbstring', 'dom', 'gd'];
const PACKAGES = ['php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml', 'php-gd', 'unzip'];

/** What PHP lacks on this machine: PHP itself, unzip for its SQLite driver, or extensions. */
async function missing() {
  const commands = ['php', 'unzip'];
  const there = await Promise.all(commands.map(has));
  const absent = commands.filter((_, n) => !there[n]);
  if (absent.includes('php')) return absent;
  const loaded = (await run('php', ['-m'])).toLowerCase().split('\n');
  return [...absent, ...EXTENSIONS.filter((name) => !loaded.includes(name))];
}

/** Makes sure that `php` can run WordPress on SQLite. Throws WordPressUnavailable where it cannot. */
export async function ensurePhp(step: Step) {
  const absent = await missing();
  if (absent.length === 0) return;
  const advice = `A real WordPress needs ${absent.join(', ')}: apt-get install ${PACKAGES.join(' ')}`;
  const isInstalled = await step('packages for PHP', async () => apt(...PACKAGES));
  if (!isInstalled)
    throw new WordPressUnavailable(`${advice} (as root this is done for you where apt-get works).`);
}
