import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repositoryFiles } from './repository-files';

/**
 * The files a build is made of: all that git knows or would add, but the journeys, the documents, and the lock file: where
 * Next finds two, it warns that it has to infer the root.
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

/** npm's own list of what is installed: it changes with every package. */
const installed = (packages: string) => readFileSync(join(packages, '.package-lock.json'), 'utf8');

/**
 * Gives a folder the packages that are installed now, as hard links: the bundler follows no symbolic link out of the folder.
 * Throws where they cannot be linked.
 */
export function linkPackages(folder: string, packages = resolve('node_modules')): void {
  const linked = join(folder, 'node_modules');
  // A copy: npm may write its list in place, and then a linked one would change too.
  const list = join(folder, '.packages');
  const now = installed(packages);
  if (existsSync(linked) && existsSync(list) && readFileSync(list, 'utf8') === now) return;
  rmSync(linked, { recursive: true, force: true });
  const { status, stderr } = spawnSync('cp', ['-al', `${packages}/`, linked], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The packages could not be linked to ${linked}: ${stderr}`);
  writeFileSync(list, now);
}

/** Changes whenever a source or a package does. */
export function fingerprint(packages = resolve('node_modules')): string {
  const hash = createHash('sha256').update(installed(packages));
  for (const file of sources()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
