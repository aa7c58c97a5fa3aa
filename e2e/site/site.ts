import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runToEnd, start, type Running } from './process';
import { copySource, fingerprint, linkPackages } from './source';

const next = resolve('node_modules/next/dist/bin/next');
const folders = resolve('.cache/sites');
/** The build of the sample's content, which `global-setup.ts` makes. */
export const sampleBuild = '.cache/sites/sample';
/** What pages say of where they stand. */
const siteUrl = 'http://localhost:3000';

export interface Build {
  /** The folder that `startSite` serves. */
  folder: string;
  /** What `next build` printed. */
  output: string;
  /** Its exit code; `null` when it had to be ended. */
  status: number | null;
  seconds: number;
}

/** Compiles the sources once for all builds of one test run, again only when they changed. */
export async function compiled(): Promise<string> {
  const folder = join(folders, 'compiled');
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
  const { status, output } = await nextBuild(folder, 'compile', {});
  if (status !== 0) throw new Error(`The site does not compile:\n${output}`);
  if (/Edge Runtime|Ecmascript file had an error/i.test(output))
    throw new Error(`The compiler warns:\n${output}`);
}

/** Makes every page from the given WordPress, in a folder of its own, so that no running site is touched. */
export const buildSite = async (name: string, env: Record<string, string>): Promise<Build> =>
  makePages(await compiled(), name, env);

async function makePages(source: string, name: string, env: Record<string, string>) {
  const folder = join(folders, name);
  rmSync(folder, { recursive: true, force: true });
  const packages = join(source, 'node_modules');
  cpSync(source, folder, { recursive: true, filter: (path) => path !== packages });
  // What is not bundled, such as the fonts of the drawn pictures, is read from the packages at run time.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return { folder, ...(await nextBuild(folder, 'generate', { SITE_URL: siteUrl, ...env })) };
}

/** As `buildSite`, for a build that is expected to succeed. Throws with what it printed. */
export const builtSite = async (name: string, env: Record<string, string> = {}): Promise<Build> =>
  requireBuild(await buildSite(name, env), name);

/** As `builtSite`, from sources with a change made to a copy of them. */
export async function builtWith(
  name: string,
  change: (folder: string) => void,
  env: Record<string, string> = {},
): Promise<Build> {
  const source = join(folders, `${name}-compiled`);
  rmSync(source, { recursive: true, force: true });
  copySource(source);
  change(source);
  await compile(source);
  return requireBuild(await makePages(source, name, env), name);
}

function requireBuild(build: Build, name: string): Build {
  if (build.status !== 0) throw new Error(`The build "${name}" failed:\n${build.output}`);
  return build;
}

/**
 * Serves a build on a free port, or on this one, as `npm start` does. As a trial: sample facts, folders inside the
 * build and another WordPress than the build's are allowed.
 */
export const startSite = (
  folder: string,
  env: Record<string, string> = {},
  port = 0,
): Promise<Running> =>
  start(process.execPath, ['lib/server/start.mjs', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    env: { NODE_ENV: 'production', DEMONSTRATION: '1', ...env },
  });

async function nextBuild(
  folder: string,
  mode: 'compile' | 'generate',
  env: Record<string, string>,
): Promise<Omit<Build, 'folder'>> {
  const startedAt = Date.now();
  const ended = await runToEnd(
    process.execPath,
    [next, 'build', '--experimental-build-mode', mode],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      timeout: 300_000,
      killSignal: 'SIGKILL',
    },
  );
  return { ...ended, seconds: (Date.now() - startedAt) / 1000 };
}
