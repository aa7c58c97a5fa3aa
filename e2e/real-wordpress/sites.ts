import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE, SCRIPTS } from './places';
import { stopGroup } from './server';

const SITES = join(CACHE, 'sites');

/** The folder of a site: the lasting one of a core, or one that carries the process it belongs to. */
export function siteFolder(core: string, fresh: boolean) {
  return join(SITES, fresh ? `run-${process.pid}-${Date.now().toString(36)}` : `cms-${core}`);
}

function lives(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

interface Server {
  group: number;
  owner: number;
  home: string;
}

/** The site's server if it still runs: named in its folder, and its command line names our router. */
async function runningServer(folder: string) {
  const text = await readFile(join(folder, 'server.json'), 'utf8').catch(() => null);
  if (!text) return null;
  const server: Server = JSON.parse(text);
  const command = await readFile(`/proc/${server.group}/cmdline`, 'utf8').catch(() => '');
  return command.includes(SCRIPTS) ? server : null;
}

/** Makes sure nobody serves the site. Throws when somebody does; a server whose owner was killed is stopped. */
export async function claim(folder: string) {
  const server = await runningServer(folder);
  if (!server) return;
  if (lives(server.owner)) {
    throw new Error(`WordPress runs already at ${server.home} (process ${server.owner}).`);
  }
  await stopGroup(server);
}

/** Stops and removes what runs that were killed have left behind. */
export async function removeAbandoned() {
  for (const name of await readdir(SITES).catch(() => [])) {
    const owner = Number(/^run-(\d+)-/.exec(name)?.[1]);
    if (!owner || lives(owner)) continue;
    await claim(join(SITES, name));
    await rm(join(SITES, name), { recursive: true, force: true });
  }
}
