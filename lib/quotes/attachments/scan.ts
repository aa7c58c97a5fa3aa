import { execFile, type ExecFileException } from 'node:child_process';
import { promisify } from 'node:util';
import { env } from '@/lib/runtime/env';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';

/** Longer than a scanner needs for 10 MB. */
const timeoutMs = 60_000;

const run = promisify(execFile);
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
  const failure = await run(program, [...args, path], {
    timeout: timeoutMs,
    maxBuffer: Infinity,
  }).then(
    () => null,
    (error: ExecFileException) => error,
  );
  // An exit code is a verdict on the file.
  const hasRun = !failure || typeof failure.code === 'number';
  state.fault = hasRun
    ? null
    : `QUOTE_SCAN_COMMAND does not run (${failure.message}): requests with files are not taken.`;
  if (state.fault) throw new Error(state.fault, { cause: failure });
  return !failure;
}
