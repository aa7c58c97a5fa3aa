import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a command where everyone can see it; whether it succeeded. */
export function run(command: string, args: readonly string[], timeout = 600_000): boolean {
  console.log(`$ ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', timeout }).status === 0;
}

/** Installs Debian packages, as root; `false` where that is not possible. */
export function apt(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
  return (
    run('apt-get', [...options, 'update']) &&
    run('apt-get', [...options, 'install', '-y', '--no-install-recommends', ...packages])
  );
}
