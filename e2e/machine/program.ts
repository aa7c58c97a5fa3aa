import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export interface Running {
  pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Nobody reads what it prints from now on. */
  closeOutput(): void;
  /** Its exit code, once it has ended; `null` where a signal ended it. */
  ended: Promise<number | null>;
  /** Ends the program and all that it started, and waits for it. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

interface Options extends Omit<SpawnOptions, 'env'> {
  /** Beside the settings of this process. */
  env?: Readonly<Record<string, string>>;
}

/**
 * Starts a server in a process group of its own, and waits until this address of it answers. Throws with what it
 * printed where it ends or stays silent.
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  url: string,
  { env, ...options }: Options = {},
): Promise<Running> {
  const child = spawn(command, args, {
    ...options,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const output = collect(child);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const endGroup = (signal: NodeJS.Signals) => {
    try {
      process.kill(-child.pid!, signal);
    } catch {} // nobody of the group is left
  };
  const killGroup = () => endGroup('SIGKILL');
  process.once('exit', killGroup);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    process.off('exit', killGroup);
    endGroup(signal);
    const timer = setTimeout(killGroup, 5_000);
    if (!hasEnded()) await ended;
    clearTimeout(timer);
    killGroup(); // what it started may outlive it, and keep its port
  };
  if (!(await answersSoon(url, hasEnded))) {
    await stop('SIGKILL');
    throw new Error(`${command} ${args.join(' ')} does not answer at ${url}:\n${output()}`);
  }
  return {
    pid: child.pid!,
    output,
    closeOutput: () => [child.stdout, child.stderr].forEach((stream) => stream?.destroy()),
    ended,
    stop,
  };
}

/**
 * Runs a program to its end: all that it printed, and its exit code, `null` where a signal ended it. Asynchronous, because
 * the WordPress that it asks may be in this very process.
 */
export async function runToEnd(
  command: string,
  args: readonly string[],
  { env, ...options }: Options = {},
  onStart?: (pid: number) => void,
): Promise<{ output: string; status: number | null }> {
  const child = spawn(command, args, {
    ...options,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid) onStart?.(child.pid);
  const output = collect(child);
  const [status] = (await once(child, 'close')) as [number | null];
  return { output: output(), status };
}

/** Runs a program and returns what it printed. Throws with the command and the end of its output where it fails. */
export async function run(command: string, args: readonly string[], options?: Options) {
  const { status, output } = await runToEnd(command, args, options);
  if (status === 0) return output;
  throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed: ${output.trim().slice(-800)}`);
}

/** Whether a program that was just started answers within half a minute; `false` where it has ended. */
async function answersSoon(url: string, hasEnded: () => boolean) {
  const end = Date.now() + 30_000;
  for (; Date.now() < end && !hasEnded(); await pause(50))
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(end - Date.now()) });
      await response.body?.cancel();
      if (response.ok) return true;
    } catch {} // it does not listen yet
  return false;
}

function collect({ stdout, stderr }: ChildProcess): () => string {
  let output = '';
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return () => output;
}
