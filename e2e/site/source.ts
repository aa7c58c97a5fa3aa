import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repositoryFiles } from '../figures/repository-files';

/**
 * The files a build is made of: all that git knows or would add, but the journeys, the documents, and the lock file, which
 * would make the bundler ask whose root this is.
 */
const sources = () =>
  repositoryFiles().filter((file) => !/^(?:e2e|docs)\/|\.md$|^package-lock\.json$/.test(file));

/** Brings a folder to the state of the sources, without what they no longer have. */
export function copySource(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const list = join(folder, '.sources');
  const before = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
  const files = sources();
  const kept = new Set(files);
  for (const gone of before.filter((file) => !kept.has(file)))
    rmSync(join(folder, gone), { force: true });
  for (const file of files) cpSync(file, join(folder, file));
  writeFileSync(list, files.join('\n'));
}

/** Gives a folder the packages, for the bundler follows no symbolic link out of it; hard links it does. */
export function linkPackages(folder: string): void {
  if (!existsSync(join(folder, 'node_modules')))
    spawnSync('cp', ['-al', resolve('node_modules'), join(folder, 'node_modules')]);
}

/** Changes whenever a source does. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of sources()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
