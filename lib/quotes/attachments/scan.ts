import { spawn } from 'node:child_process';
import { env } from '@/lib/runtime/env';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';

/** Longer than a scanner needs for 10 MB. */
const timeoutMs = 60_000;

const state = oncePerProcess<{ fault: string | null }>('attachment scanner', () => ({
  fault: null,
}));

/** What keeps the operator's scanner from working since the last file; `null` where nothing does. */
export const scannerFault = () => state.fault;

/**
 * Whether the operator's command keeps a file: exit code 0. It gets the path as its last argument and is run without a
 * shell. True where no command is set. Throws where it cannot run or does not end: then nothing is taken.
 */
export async function passesScan(path: string, command = env.QUOTE_SCAN_COMMAND): Promise<boolean> {
  const [program, ...args] = command.split(/\s+/).filter(Boolean);
  if (!program) return true;
  try {
    const code = await exitCode(program, [...args, path]);
    state.fault = null;
    return code === 0;
  } catch (error) {
    state.fault = `QUOTE_SCAN_COMMAND does not run (${error instanceof Error ? error.message : 'unknown'}): requests with files are not taken.`;
    throw new Error(state.fault, { cause: error });
  }
}

const exitCode = (program: string, args: readonly string[]) =>
  new Promise<number>((resolve, reject) => {
    // `timeout` would go on counting after a program that does not exist.
    const signal = AbortSignal.timeout(timeoutMs);
    const child = spawn(program, args, { shell: false, stdio: 'ignore', signal });
    child.once('error', reject);
    child.once('close', (code, endedBy) =>
      code === null ? reject(new Error(`ended by ${endedBy ?? 'a signal'}`)) : resolve(code),
    );
  });
