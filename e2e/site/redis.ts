import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { connectRedis } from '@/lib/quotes/redis';
import { freePort } from '../machine/free-port';
import { apt } from '../machine/packages';

const program = '/usr/bin/redis-server';

/** A real Redis on a free port, every write on disk before it is acknowledged (unless `append` is "no"). */
export async function startRedis(append: 'yes' | 'no' = 'yes') {
  if (!existsSync(program) && !apt('redis-server'))
    throw new Error(`${program} is missing: apt-get install redis-server.`);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const words = ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const begin = () =>
    running(
      spawn(program, [...words.map(String), '--appendonly', append, '--appendfsync', 'always']),
    );
  let server = await begin();
  const url = `redis://127.0.0.1:${port}`;
  return {
    url,
    /** Ends it as a power cut would, and starts it again on the same file. */
    async kill() {
      await end(server, 'SIGKILL');
      server = await begin();
    },
    /** Ends it as a power cut would, until `restore`. */
    cut: () => end(server, 'SIGKILL'),
    async restore() {
      server = await begin();
    },
    /** Runs a command on a connection of its own. */
    async run(command: (client: Redis) => Promise<unknown>) {
      const client = connectRedis(url);
      await command(client);
      client.disconnect();
    },
    /** It keeps its connections and answers nothing, until `thaw`. */
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    async stop() {
      await end(server, 'SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}

/** The server, once it has read its file and takes commands. */
async function running(server: ChildProcess): Promise<ChildProcess> {
  let output = '';
  server.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  for (let tries = 0; !output.includes('Ready to accept connections'); tries += 1) {
    if (tries === 200) throw new Error(`Redis did not start:\n${output}`);
    await pause(50);
  }
  return server;
}

async function end(server: ChildProcess, signal: NodeJS.Signals) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  server.kill('SIGCONT'); // a stopped process gets no other signal
  await ended;
}
