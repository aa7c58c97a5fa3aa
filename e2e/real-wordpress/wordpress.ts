import { copyFile, cp, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../machine/free-port';
import { run } from './command';
import { prepareCore } from './debian';
import { ensurePhp } from './php';
import { CACHE, SCRIPTS } from './places';
import { prepareSite } from './prepared';
import { editing } from './rest';
import { serve } from './server';
import {
  adminPassword,
  adminUser,
  keepDatabase,
  moveHome,
  readNotes,
  resetDatabase,
  siteEnvironment,
} from './site';
import { prepareSqlite } from './sqlite';

/** What the quote form received, field by field, and when. */
export type Submission = Readonly<Record<string, string>>;

interface Mail {
  subject: string;
  message: string;
  headers: string | readonly string[];
  /** The SHA-256 of each file, by its name. */
  attachments: Readonly<Record<string, string>>;
}

const SITES = join(CACHE, 'sites');

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Removes what runs that were killed have left behind. */
async function removeAbandoned() {
  for (const name of await readdir(SITES).catch(() => []))
    if (!isAlive(Number(/^run-(\d+)-/.exec(name)?.[1] ?? 0)))
      await rm(join(SITES, name), { recursive: true, force: true });
}

/**
 * A real WordPress with the sample in it, and so many generated titanium grades, answering at `url`; gone when stopped.
 * Throws where PHP or WordPress cannot be had.
 */
export async function startWordPress({ grades = 0 }: { grades?: number } = {}) {
  await ensurePhp();
  const core = await prepareCore();
  const prepared = await prepareSite({ core, driver: await prepareSqlite(), grades });
  await removeAbandoned();

  const folder = join(SITES, `run-${process.pid}-${Date.now().toString(36)}`);
  await cp(prepared, folder, { recursive: true, verbatimSymlinks: true });
  const url = `http://127.0.0.1:${await freePort()}`;
  await moveHome(core, folder, url);
  await keepDatabase(folder);
  const stopServer = await serve(core, folder, url);
  const notes = await readNotes(folder);
  const editor = editing(url, { user: adminUser, ...notes });

  return {
    ...editor,
    url,
    /** Its content, uploads and database. */
    folder,
    adminUser,
    adminPassword,
    applicationPassword: notes.applicationPassword,
    version: notes.version,
    /** What the quote form received since the start or the last reset. */
    submissions: () => editor.ask<Submission[]>('GET', 'hm-test/v1/outbox'),
    /** The mails it has sent since the start. */
    mails: async () => {
      const lines = await readFile(join(folder, 'mails.jsonl'), 'utf8').catch(() => '');
      return lines.split('\n').flatMap((line) => (line ? (JSON.parse(line) as Mail) : []));
    },
    /** From now on it loads a script of `php/`, as a must-use plugin. */
    load: (script: string) =>
      copyFile(join(SCRIPTS, script), join(folder, 'wp-content/mu-plugins', script)),
    /** Switches stand-ins for plugins off, as an administrator does with the plugins, and all others on. */
    switchOff: (...standIns: string[]) =>
      editor.ask('POST', 'hm-test/v1/off', { stand_ins: standIns }),
    /** PHP's warnings and notices, the core's own among them. */
    complaints: () => readFile(join(folder, 'debug.log'), 'utf8').catch(() => ''),
    /** Runs a script of `php/` in this WordPress, from the command line. */
    php: (script: string, ...args: string[]) =>
      run('php', [join(SCRIPTS, script), ...args], { env: siteEnvironment(core, folder, url) }),
    /** Everything in the database as it was at the start. */
    reset: () => resetDatabase(folder),
    stop: async () => {
      await stopServer();
      // A worker of PHP may still write into it while it ends.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

export type WordPress = Awaited<ReturnType<typeof startWordPress>>;
