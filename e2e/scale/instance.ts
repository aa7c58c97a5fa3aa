import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../machine/free-port';
import { startSite } from '../site/site';

/**
 * One machine of several: the site on a copy of a build, as a machine of its own has one, and on a port that
 * stays its own when it is started again.
 */
export async function startInstance(build: string, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'instance-'));
  cpSync(build, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.next/cache'),
  });
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
