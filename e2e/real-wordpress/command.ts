import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

interface Options {
  cwd?: string;
  env?: Readonly<Record<string, string>>;
}

/** The standard output of a command. Throws an error with the command and the end of its output where it fails. */
export async function run(command: string, args: readonly string[], { cwd, env }: Options = {}) {
  try {
    const { stdout } = await execute(command, args, {
      cwd,
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { message, stdout, stderr } = error as Error & { stdout?: string; stderr?: string };
    const output = `${stdout ?? ''}${stderr ?? ''}`.trim().slice(-800) || message;
    throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed: ${output}`, { cause: error });
  }
}

/** Whether the machine has the command. */
export async function has(command: string) {
  return run('sh', ['-c', `command -v ${command}`]).then(
    () => true,
    () => false,
  );
}
