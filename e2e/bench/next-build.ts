import { spawn } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compiled } from '../site/site';
import { copySource } from '../site/source';
import { writeBareApp } from './bare-app';
import { watchProcess } from './process-watch';

/** The framework's command, of the packages in this folder. */
export const nextIn = (folder: string) => join(folder, 'node_modules/next/dist/bin/next');

export interface Built {
  folder: string;
  /** Pages and files made. */
  pages: number;
  seconds: number;
  /** The most memory that the build and its workers used at once, and the processor time they took. */
  peakMiB: number;
  cpuSeconds: number;
}

/** Makes every page of an already compiled site, and measures it. Throws with what was printed when it fails. */
async function generate(folder: string, env: Record<string, string>): Promise<Built> {
  const begun = performance.now();
  const { output, ...used } = await nextBuild(folder, 'generate', env);
  const seconds = (performance.now() - begun) / 1000;
  const pages = Number(output.match(/\((\d+)\/\1\)/)?.[1]);
  if (!pages)
    throw new Error(`The build in ${folder} does not say how many pages it made:\n${output}`);
  return { folder, pages, seconds, ...used };
}

/** The site on a WordPress, in a folder of its own: compiled once, its pages made each time. */
export async function buildSitePages(name: string, env: Record<string, string>): Promise<Built> {
  const folder = resolve('.cache/bench', name);
  const source = await compiled();
  rmSync(folder, { recursive: true, force: true });
  copySource(folder);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  cpSync(join(source, '.next'), join(folder, '.next'), { recursive: true });
  return generate(folder, { SITE_URL: 'http://localhost:3000', ...env });
}

let bare: Promise<string> | null = null;

/** The bare site, compiled once for a run. */
const compiledBare = (): Promise<string> =>
  (bare ??= (async () => {
    const folder = writeBareApp();
    rmSync(join(folder, '.next'), { recursive: true, force: true });
    await nextBuild(folder, 'compile', {});
    return folder;
  })());

/** The bare site with so many pages beside its first; its large page has so many letters. */
export const buildBarePages = async (pages: number, filler = 0): Promise<Built> =>
  generate(await compiledBare(), { PAGES: String(pages), FILLER: String(filler) });

async function nextBuild(
  folder: string,
  mode: 'compile' | 'generate',
  env: Record<string, string>,
) {
  const child = spawn(
    process.execPath,
    [nextIn(folder), 'build', '--experimental-build-mode', mode],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
      timeout: 2_400_000,
      killSignal: 'SIGKILL',
    },
  );
  const watch = watchProcess(child.pid!);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const used = watch.stop();
  if (status !== 0) throw new Error(`"next build" in ${folder} ended with ${status}:\n${output}`);
  return { output, ...used };
}
