import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

export interface Running {
  /** Where it answers, without a trailing slash. */
  url: string;
  pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Nobody reads what it prints from now on. */
  closeOutput(): void;
  /** Its exit code, once it has ended; `null` where a signal ended it. */
  ended: Promise<number | null>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a server that prints its address, in a process group of its own, and waits until it has. Throws
 * with what it printed when it ends or stays silent.
 */
export async function start(
  command: string,
  args: readonly string[],
  {
    env = {},
    cwd = process.cwd(),
    patienceMs = 30_000,
  }: { env?: Record<string, string>; cwd?: string; patienceMs?: number } = {},
): Promise<Running> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const give = (why: string) =>
      reject(new Error(`${command} ${args.join(' ')} ${why}\n${output}`));
    const timer = setTimeout(() => give('printed no address'), patienceMs);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        // A warning may name WordPress's address before: the two streams come in any order.
        const address = output.match(/Local: +http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/);
        if (address) resolve(`http://127.0.0.1:${address[1]}`);
      });
    child.once('error', () => give('could not be started'));
    child.once('exit', (code) => give(`ended with ${code}`));
    child.once('close', () => clearTimeout(timer));
  });
  return {
    url,
    pid: child.pid!,
    output: () => output,
    closeOutput: () => [child.stdout, child.stderr].forEach((stream) => stream.destroy()),
    ended,
    stop: (signal = 'SIGTERM') => stop(child, signal),
  };
}

/**
 * Runs a program to its end: all that it printed, and its exit code, `null` where a signal ended it. Asynchronous, because
 * the WordPress that it asks may be in this very process.
 */
export async function runToEnd(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
  onStart?: (pid: number) => void,
): Promise<{ output: string; status: number | null }> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid) onStart?.(child.pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [status] = (await once(child, 'close')) as [number | null];
  return { output, status };
}

/** Ends the whole group, and waits for it. */
async function stop(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid!, signal);
  const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), 5_000);
  await ended;
  clearTimeout(timer);
}
