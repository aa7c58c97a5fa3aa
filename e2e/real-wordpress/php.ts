import { apt } from '../machine/packages';
import { has, run } from './command';

const EXTENSIONS = ['pdo_sqlite', 'mbstring', 'dom', 'gd'];
const PACKAGES = ['php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml', 'php-gd', 'unzip'];

async function isComplete() {
  if (!(await has('php')) || !(await has('unzip'))) return false;
  const loaded = (await run('php', ['-m'])).toLowerCase().split('\n');
  return EXTENSIONS.every((name) => loaded.includes(name));
}

/** Makes sure that `php` can run WordPress on SQLite. Throws where it cannot. */
export async function ensurePhp() {
  if (!(await isComplete()) && !(await apt(...PACKAGES)))
    throw new Error(`A real WordPress needs PHP: apt-get install ${PACKAGES.join(' ')}`);
}
