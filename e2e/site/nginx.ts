import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../machine/free-port';
import { answersSoon } from '../machine/local-server';
import { ensureNginx } from '../machine/nginx';

export interface Nginx {
  url: string;
  pid: number;
  /** Its cache, its logs and the configuration it runs with. */
  folder: string;
  /** The files of its cached copies. */
  kept(): readonly string[];
  stop(): Promise<void>;
}

interface Settings {
  connections?: number;
  /** Takes the client's address from this header, as behind a CDN. */
  addressHeader?: string;
  /** Leave brotli out, as where its module is missing. */
  withoutBrotli?: boolean;
}

/** Debian's nginx on a free port of 127.0.0.1, in front of the instances of the site at these addresses. */
export async function startNginx(
  instances: readonly string[],
  { connections = 128, addressHeader, withoutBrotli }: Settings = {},
): Promise<Nginx> {
  const { program, brotli } = ensureNginx();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755); // its workers are another user
  const port = await freePort();
  const servers = instances.flatMap((url) => [
    `server ${new URL(url).host} max_fails=3 fail_timeout=2s;`,
    `server ${new URL(url).host} max_fails=0 backup;`,
  ]);
  const behindCdn = addressHeader
    ? `127.0.0.1:${await freePort()}; set_real_ip_from 127.0.0.1; real_ip_header ${addressHeader}; listen `
    : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    configuration({
      folder,
      listen: `${behindCdn}127.0.0.1:${port}`,
      instances: servers.join('\n    '),
      connections: String(connections),
      brotli: withoutBrotli ? null : brotli,
    }),
  );
  const url = `http://127.0.0.1:${port}`;
  const nginx = await runNginx(program, folder, `${url}/api/health/`);
  return {
    url,
    folder,
    ...nginx,
    kept: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) =>
        /[0-9a-f]{32}$/.test(each),
      ),
  };
}

/** Runs nginx with the `nginx.conf` of a folder, and waits until it answers; `stop` removes the folder. */
export async function runNginx(program: string, folder: string, healthUrl: string) {
  const file = join(folder, 'nginx.conf');
  const words = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')];
  const check = spawnSync(program, [...words, '-t'], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(`nginx -t refuses ${file}:\n${check.stderr}`);
  const server = spawn(program, [...words, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const hasEnded = () => server.exitCode !== null;
  if (!(await answersSoon(healthUrl, 10, { hasEnded, isReady: () => true })))
    throw new Error(`nginx did not start with ${file}:\n${errors}`);
  return {
    pid: server.pid!,
    async stop() {
      if (server.exitCode === null) server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** The template with its double braces filled in. Without brotli it loses the lines that say so. */
function configuration(values: Readonly<Record<string, string | null>>): string {
  const lines = readFileSync('ops/nginx.conf', 'utf8').split('\n');
  return lines
    .filter((line) => values.brotli || !line.includes('brotli'))
    .join('\n')
    .replace(/^#.*\n/gm, '')
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (!value) throw new Error(`nginx.conf asks for {{${name}}}.`);
      return value;
    });
}
