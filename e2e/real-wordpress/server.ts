import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answersSoon, isListening } from '../machine/local-server';
import { SCRIPTS } from './places';
import { siteEnvironment } from './site';

const SETTINGS = [
  'opcache.enable_cli=1',
  'opcache.memory_consumption=128',
  'memory_limit=512M',
  'upload_max_filesize=32M',
  'post_max_size=32M',
  'sendmail_path=/bin/true', // no mail leaves, and none fails for want of sendmail
].flatMap((setting) => ['-d', setting]);

function alive(group: number) {
  try {
    return process.kill(-group, 0);
  } catch {
    return false; // ESRCH: nobody of the group is left
  }
}

/** Ends the server and its workers, which outlive a signal to the server alone and keep the port. */
async function stopGroup({ group, home }: { group: number; home: string }) {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (!alive(group)) return;
    process.kill(-group, signal);
    for (let tries = 0; tries < 60; tries += 1) {
      if (!(await isListening(portOf(home)))) return;
      await pause(50);
    }
  }
}

const portOf = (home: string) => Number(new URL(home).port);

/** Serves the site with PHP's own web server, in a process group of its own. Throws with its log when it does not answer. */
export async function serve(core: string, folder: string, home: string) {
  const log = join(folder, 'server.log');
  const output = await open(log, 'w');
  const router = join(SCRIPTS, 'router.php');
  const server = spawn('php', [...SETTINGS, '-S', new URL(home).host, '-t', core, router], {
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
    env: { ...process.env, ...siteEnvironment(core, folder, home), PHP_CLI_SERVER_WORKERS: '4' },
  });
  await output.close();
  const group = server.pid!;
  const kill = () => alive(group) && process.kill(-group, 'SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    await stopGroup({ group, home });
    process.off('exit', kill);
  };
  const pages = `${home}/wp-json/wp/v2/pages?per_page=1`;
  if (!(await answersSoon(pages, 20, { hasEnded: () => server.exitCode !== null }))) {
    await stop();
    throw new Error(
      `WordPress does not answer at ${home}: ${(await readFile(log, 'utf8')).slice(-800)}`,
    );
  }
  return stop;
}
