import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runToEnd } from '../machine/program';
import { copySource, fingerprint, linkPackages } from './source';

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

/** Compiles the sources once for all builds, again only when a source or a package has changed. */
async function compiled(): Promise<string> {
  const folder = folderOf('compiled');
  const stamp = join(folder, '.next', 'made-of');
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return folder;
  copySource(folder);
  await compile(folder);
  writeFileSync(stamp, now);
  return folder;
}

async function compile(folder: string): Promise<void> {
  linkPackages(folder);
  const { status, output } = await nextBuild(folder, 'compile');
  if (status !== 0) throw new Error(`The site does not compile:\n${output}`);
  if (/Edge Runtime|Ecmascript file had an error/i.test(output))
    throw new Error(`The compiler warns:\n${output}`);
}

/** Makes every page from the given WordPress, in a folder of its own, so that no running site is touched. */
export const buildSite = async (name: string, env: Settings, options?: Options): Promise<Build> =>
  makePages(await compiled(), name, env, options);

async function makePages(source: string, name: string, env: Settings, options?: Options) {
  const folder = folderOf(name);
  rmSync(folder, { recursive: true, force: true });
  const packages = join(source, 'node_modules');
  cpSync(source, folder, { recursive: true, filter: (path) => path !== packages });
  // What is not bundled, such as the fonts of the drawn pictures, is read from the packages at run time.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return nextBuild(folder, 'generate', { SITE_URL: siteUrl, ...env }, options);
}

/** As `buildSite`, for a build that is expected to succeed. Throws with what it printed. */
export const builtSite = async (
  name: string,
  env: Settings = {},
  options?: Options,
): Promise<Build> => requireBuild(await buildSite(name, env, options));

function requireBuild(build: Build): Build {
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
