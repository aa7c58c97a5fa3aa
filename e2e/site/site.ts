import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { start, type Running } from './process';

const next = resolve('node_modules/next/dist/bin/next');

export interface Build {
  /** The folder that `startSite` serves. */
  folder: string;
  /** What `next build` printed. */
  output: string;
  status: number | null;
  seconds: number;
}

/** Builds the site in a folder of its own (`.cache/sites/{name}`), so that no running one is touched. */
export function buildSite(name: string, env: Record<string, string>): Build {
  const folder = resolve('.cache/sites', name);
  copySource(folder);
  const begun = Date.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    encoding: 'utf8',
    timeout: 300_000,
    killSignal: 'SIGKILL',
  });
  return { folder, output: stdout + stderr, status, seconds: (Date.now() - begun) / 1000 };
}

/** The same build as last time where neither the sources nor the settings changed; throws when it fails. */
export function cachedBuild(name: string, env: Record<string, string>): Build {
  const folder = resolve('.cache/sites', name);
  const stamp = join(folder, '.next', 'made-of');
  const now = fingerprint(env);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now)
    return { folder, output: '', status: 0, seconds: 0 };
  const build = buildSite(name, env);
  if (build.status !== 0) throw new Error(`The build "${name}" failed:\n${build.output}`);
  writeFileSync(stamp, now);
  return build;
}

/** Serves a build on a free port. */
export const startSite = (folder: string, env: Record<string, string> = {}): Promise<Running> =>
  start(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', '0'], {
    cwd: folder,
    env: { NODE_ENV: 'production', ...env },
  });

const tracked = () =>
  spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((file) => file && existsSync(file) && !file.startsWith('e2e/'));

function copySource(folder: string) {
  const previous = existsSync(folder) ? listed(folder) : [];
  const files = tracked();
  for (const gone of previous.filter((file) => !files.includes(file)))
    rmSync(join(folder, gone), { force: true });
  for (const file of files) cpSync(file, join(folder, file));
  mkdirSync(join(folder, '.next'), { recursive: true });
  writeFileSync(join(folder, '.files'), files.join('\n'));
  if (!existsSync(join(folder, 'node_modules')))
    spawnSync('cp', ['-al', resolve('node_modules'), join(folder, 'node_modules')]);
}

const listed = (folder: string) => {
  const list = join(folder, '.files');
  return existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
};

function fingerprint(env: Record<string, string>) {
  const hash = createHash('sha256').update(JSON.stringify(env));
  for (const file of tracked()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
