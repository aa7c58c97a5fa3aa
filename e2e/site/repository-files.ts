import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The paths of all files that git knows or would add, and that exist. */
export const repositoryFiles = (): readonly string[] =>
  spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((file) => file && existsSync(file));
