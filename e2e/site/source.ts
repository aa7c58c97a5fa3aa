import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from './repository-files';

/**
 * The files a build is made of: all that git knows or would add, but the journeys, the documents, and the lock file: where
 * Next finds two, it warns that it has to infer the root.
 */
const sources = () =>
  repositoryFiles().filter((file) => !/^(?:e2e|docs)\/|\.md$|^package-lock\.json$/.test(file));

/** Brings a folder to the state of the sources; what the compiler keeps in it stays. */
export function copySource(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== '.next') rmSync(join(folder, name), { recursive: true });
  for (const file of sources()) cpSync(file, join(folder, file));
}

/** Gives a folder the packages, as hard links: the bundler follows no symbolic link out of the folder. Throws where it cannot. */
export function linkPackages(folder: string): void {
  const linked = join(folder, 'node_modules');
  const { status, stderr } = spawnSync('cp', ['-al', 'node_modules/', linked], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The packages could not be linked to ${linked}: ${stderr}`);
}

/** Changes whenever a source or a package does. */
export function fingerprint(): string {
  // npm's own list of what is installed changes with every package.
  const hash = createHash('sha256').update(readFileSync('node_modules/.package-lock.json'));
  for (const file of sources()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
