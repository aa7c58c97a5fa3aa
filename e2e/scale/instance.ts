import { cpSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../machine/free-port';
import { startSite } from '../site/site';

/** A copy of a build, made an hour ago: its pages have outlived the cycle of 15 minutes. */
export function ageBuild(build: string) {
  const folder = mkdtempSync(join(tmpdir(), 'aged-'));
  copy(build, folder);
  const then = new Date(Date.now() - 3_600_000);
  for (const file of readdirSync(join(folder, pages), { recursive: true, encoding: 'utf8' }))
    utimesSync(join(folder, pages, file), then, then);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

const pages = '.next/server/app';

/** With the age of its files, and without what only the next build needs. */
const copy = (from: string, to: string) =>
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    filter: (path) => !/\.next\/(cache|server\/stored-pages)$/.test(path),
  });

/**
 * One machine of several: the site on a copy of a build, as a machine of its own has one, and on a port that
 * stays its own when it is started again.
 */
export async function startInstance(build: string, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'instance-'));
  copy(build, folder);
  const port = await freePort();
  const begin = () => startSite(folder, { QUOTE_FOLDER: join(folder, '.data'), ...env }, port);
  let running = await begin();
  return {
    url: running.url,
    folder,
    pid: () => running.pid,
    output: () => running.output(),
    end: (signal: NodeJS.Signals) => running.stop(signal),
    async begin() {
      running = await begin();
    },
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export type Instance = Awaited<ReturnType<typeof startInstance>>;
