import { copyFile, cp, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { run } from './command';
import { prepareCore } from './core';
import { ensurePhp } from './php';
import { SCRIPTS } from './places';
import { prepareSite } from './prepared';
import { editing } from './rest';
import type { Release } from './debian';
import { freePort } from '../machine/free-port';
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
import { claim, removeAbandoned, siteFolder } from './sites';
import { type Step, silentStep } from './steps';

/** What the quote form received, field by field, and when. */
export type Submission = Readonly<Record<string, string>>;

interface Mail {
  subject: string;
  message: string;
  headers: string | readonly string[];
  /** The SHA-256 of each file, by its name. */
  attachments: Readonly<Record<string, string>>;
}

interface Options {
  /** 0 for a free one. */
  port?: number;
  /** A site of one's own, gone when stopped; otherwise the lasting one of `npm run cms`. */
  fresh?: boolean;
  /** Discard what was edited in the lasting site. */
  reset?: boolean;
  /** Generated titanium grades beside the sample. */
  grades?: number;
  core?: Release;
  step?: Step;
}

/**
 * A real WordPress with the sample in it, answering at `url`.
 * Throws WordPressUnavailable, in one sentence, where PHP or a core cannot be had.
 */
export async function startWordPress(options: Options = {}) {
  const { fresh = true, reset = false, grades = 0, step = silentStep } = options;
  await ensurePhp(step);
  const core = await prepareCore(options.core ?? 'trixie', step);
  const driver = await prepareSqlite(step);
  const prepared = await prepareSite({ core, driver, grades }, step);
  await removeAbandoned();

  const folder = siteFolder(basename(dirname(core)), fresh);
  await claim(folder);
  if (reset) await rm(folder, { recursive: true, force: true });
  if (!existsSync(folder)) await cp(prepared, folder, { recursive: true, verbatimSymlinks: true });

  const url = `http://127.0.0.1:${options.port || (await freePort())}`;
  await moveHome(core, folder, url);
  await keepDatabase(folder);
  const stopServer = await step('WordPress answers', () => serve(core, folder, url));
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
    /** Whether the lasting site was made of an older sample, plugin or core than there is now. */
    outdated: notes.made !== basename(prepared),
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
    /** PHP's warnings and notices, the core's own among them, but for a library of WordPress 6.1 that is older than PHP 8.1. */
    complaints: async () => {
      const log = await readFile(join(folder, 'debug.log'), 'utf8').catch(() => '');
      return log.replaceAll(/^.* PHP Deprecated: +Return type of Requests_.*\n?/gm, '');
    },
    /** Runs a script of `php/` in this WordPress, from the command line. */
    php: (script: string, ...args: string[]) =>
      run('php', [join(SCRIPTS, script), ...args], { env: siteEnvironment(core, folder, url) }),
    /** Everything in the database as it was at the start. */
    reset: () => resetDatabase(folder),
    stop: async () => {
      await stopServer();
      // A worker of PHP may still write into it while it ends.
      if (fresh)
        await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

export type WordPress = Awaited<ReturnType<typeof startWordPress>>;
