import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../machine/local-server';
import { apt } from '../machine/packages';
import { run, startProgram } from '../machine/program';
import { temporaryFolder } from '../machine/temporary-folder';
import {
  adminPassword,
  adminUser,
  prepareSite,
  PREPARED_HOME,
  SCRIPTS,
  siteEnvironment,
} from './prepared';
import { editing } from './rest';

/** What the quote form received, field by field. */
export type Submission = Readonly<Record<string, string>>;

interface Mail {
  message: string;
  /** The SHA-256 of each file, by its name. */
  attachments: Readonly<Record<string, string>>;
}

const EXTENSIONS = ['pdo_sqlite', 'mbstring', 'dom', 'gd'];
const PACKAGES = ['php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml', 'php-gd', 'unzip'];
const SETTINGS = [
  'opcache.enable_cli=1',
  'opcache.memory_consumption=128',
  'memory_limit=512M',
  'upload_max_filesize=32M',
  'post_max_size=32M',
  'sendmail_path=/bin/true', // no mail leaves, and none fails for want of sendmail
].flatMap((setting) => ['-d', setting]);

/** Makes sure that `php` can run WordPress on SQLite. Throws where it cannot. */
async function ensurePhp() {
  const modules = await run('sh', ['-c', 'command -v unzip >/dev/null && php -m']).catch(() => '');
  const isComplete = EXTENSIONS.every((name) => modules.toLowerCase().split('\n').includes(name));
  if (!isComplete && !apt(...PACKAGES))
    throw new Error(`A real WordPress needs PHP: apt-get install ${PACKAGES.join(' ')}`);
}

/**
 * A real WordPress with the sample in it, answering at `url`; gone when stopped. Throws where PHP or WordPress cannot be had.
 */
export async function startWordPress() {
  await ensurePhp();
  const { core, prepared } = await prepareSite();
  const folder = temporaryFolder('wordpress');
  await cp(prepared, folder, { recursive: true, verbatimSymlinks: true });
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = siteEnvironment(core, folder, url);
  const php = (script: string, ...args: string[]) =>
    run('php', [join(SCRIPTS, script), ...args], { env });
  await php('move-home.php', PREPARED_HOME, url);
  const server = await startProgram(
    'php',
    [...SETTINGS, '-S', new URL(url).host, '-t', folder],
    `${url}/wp-json/wp/v2/pages?per_page=1`,
    { env: { ...env, PHP_CLI_SERVER_WORKERS: '4' } },
  );
  const notes = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')) as {
    version: string;
    applicationPassword: string;
  };
  const editor = editing(url, adminUser, notes.applicationPassword);

  return {
    ...editor,
    ...notes,
    url,
    /** Its content, uploads and database. */
    folder,
    adminUser,
    adminPassword,
    /** What the quote form received since the start. */
    submissions: () => editor.ask<Submission[]>('GET', 'hm-test/v1/outbox'),
    /** The mails it has sent since the start. */
    mails: async () => {
      const lines = await readFile(join(folder, 'mails.jsonl'), 'utf8').catch(() => '');
      return lines.split('\n').flatMap((line) => (line ? (JSON.parse(line) as Mail) : []));
    },
    /** Switches stand-ins for plugins off, as an administrator does with the plugins, and all others on. */
    switchOff: (...standIns: string[]) =>
      editor.ask('POST', 'hm-test/v1/off', { stand_ins: standIns }),
    /** Runs a script of `php/` in this WordPress, from the command line. */
    php,
    /** Ends it. Throws where PHP complained about our plugin; the core's own complaints are not ours. */
    stop: async () => {
      await server.stop();
      const complaints = await readFile(join(folder, 'debug.log'), 'utf8').catch(() => '');
      // A worker of PHP may still write into it while it ends.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      const ours = complaints.split('\n').filter((line) => line.includes('hard-metals/'));
      if (ours.length > 0) throw new Error(`PHP complains about the plugin:\n${ours.join('\n')}`);
    },
  };
}

export type WordPress = Awaited<ReturnType<typeof startWordPress>>;
