import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { runToEnd } from '../machine/program';
import { repositoryFiles } from './repository-files';

type Settings = Readonly<Record<string, string>>;

export interface Build {
  /** The folder that `startSite` serves. */
  folder: string;
  /** What `next build` printed. */
  output: string;
  /** Its exit code; `null` when it had to be ended. */
  status: number | null;
  seconds: number;
}

interface Options {
  timeoutMs?: number;
  /** Called with the process id of `next build`, which can be watched. */
  onStart?: (pid: number) => void;
}

const sites = '.cache/sites';
/** The build of the sample's content, which `global-setup.ts` makes. */
export const sampleBuild = join(sites, 'sample');
/** A folder for what is built under that name. */
const folderOf = (name: string) => resolve(sites, name);

/** What `canonical` links and the sitemap lead to. */
export const siteUrl = 'http://localhost:3000';

/** The framework's command, of the packages in this folder: with two copies of React no page can be rendered. */
export const nextIn = (folder: string) => join(folder, 'node_modules/next/dist/bin/next');

/**
 * The files a build is made of: all that git knows or would add, but the journeys, the documents, and the lock file: where
 * Next finds two, it warns that it has to infer the root.
 */
const sources = () =>
  repositoryFiles().filter((file) => !/^(?:e2e|docs)\/|\.md$|^package-lock\.json$/.test(file));

/** Brings a folder to the state of the sources; what the compiler keeps in it stays. */
function copySource(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== '.next') rmSync(join(folder, name), { recursive: true });
  for (const file of sources()) cpSync(file, join(folder, file));
}

/** Gives a folder the packages, as hard links: the bundler follows no symbolic link out of the folder. Throws where it cannot. */
function linkPackages(folder: string): void {
  const linked = join(folder, 'node_modules');
  const { status, stderr } = spawnSync('cp', ['-al', 'node_modules/', linked], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The packages could not be linked to ${linked}: ${stderr}`);
}

/** Changes whenever a source or a package does. */
function fingerprint(): string {
  // npm's own list of what is installed changes with every package.
  const hash = createHash('sha256').update(readFileSync('node_modules/.package-lock.json'));
  for (const file of sources()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Compiles the sources once for all builds, again only when a source or a package has changed. */
async function compiled(): Promise<string> {
  const folder = folderOf('compiled');
  const stamp = join(folder, '.next', 'made-of');
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return folder;
  copySource(folder);
  linkPackages(folder);
  const { status, output } = await nextBuild(folder, 'compile');
  if (status !== 0 || /Edge Runtime|Ecmascript file had an error/i.test(output))
    throw new Error(`The site does not compile:\n${output}`);
  writeFileSync(stamp, now);
  return folder;
}

/** Makes every page from the given WordPress, in a folder of its own, so that no running site is touched. */
export async function buildSite(name: string, env: Settings, options?: Options): Promise<Build> {
  const source = await compiled();
  const folder = folderOf(name);
  rmSync(folder, { recursive: true, force: true });
  const packages = join(source, 'node_modules');
  cpSync(source, folder, { recursive: true, filter: (path) => path !== packages });
  // What is not bundled, such as the fonts of the drawn pictures, is read from the packages at run time.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return nextBuild(folder, 'generate', { SITE_URL: siteUrl, ...env }, options);
}

/** As `buildSite`, for a build that is expected to succeed. Throws with what it printed. */
export async function builtSite(
  name: string,
  env: Settings = {},
  options?: Options,
): Promise<Build> {
  const build = await buildSite(name, env, options);
  if (build.status !== 0) throw new Error(`The build in ${build.folder} failed:\n${build.output}`);
  return build;
}

/** Runs one half of `next build`: the compiler, or the pages of what is compiled. */
async function nextBuild(
  folder: string,
  mode: 'compile' | 'generate',
  env: Settings = {},
  { timeoutMs = 300_000, onStart }: Options = {},
): Promise<Build> {
  const startedAt = Date.now();
  const ended = await runToEnd(
    process.execPath,
    [nextIn(folder), 'build', '--experimental-build-mode', mode],
    {
      cwd: folder,
      env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    },
    onStart,
  );
  return { folder, ...ended, seconds: (Date.now() - startedAt) / 1000 };
}
