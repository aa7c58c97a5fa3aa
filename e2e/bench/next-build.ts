import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite, nextBuild, requireBuild, type Build } from '../site/build';
import { writeBareApp } from './bare-app';
import { watchProcess, type ProcessWatch } from './process-watch';

export interface Built {
  folder: string;
  /** Pages and files made. */
  pages: number;
  seconds: number;
  /** The most memory that the build and its workers used at once, and the processor time they took. */
  peakMiB: number;
  cpuSeconds: number;
}

type Watched = { timeoutMs: number; onStart: (pid: number) => void };

/** Makes every page of an already compiled site, and measures it. Throws with what was printed when it fails. */
async function measured(make: (options: Watched) => Promise<Build>): Promise<Built> {
  let watch: ProcessWatch | undefined;
  const onStart = (pid: number) => (watch = watchProcess(pid));
  const { folder, output, seconds } = await make({ timeoutMs: 2_400_000, onStart });
  const pages = Number(output.match(/\((\d+)\/\1\)/)?.[1]);
  if (!watch || !pages)
    throw new Error(`The build in ${folder} does not say how many pages it made:\n${output}`);
  return { folder, pages, seconds, ...watch.stop() };
}

/** The site on a WordPress, in a folder of its own: compiled once, its pages made each time. */
export const buildSitePages = (name: string, env: Record<string, string>): Promise<Built> =>
  measured((options) => builtSite(`bench-${name}`, env, options));

let bare: Promise<Build> | null = null;

/** The bare site, compiled once for a run. */
const compiledBare = (): Promise<Build> =>
  (bare ??= (async () => {
    const folder = writeBareApp();
    rmSync(join(folder, '.next'), { recursive: true, force: true });
    return requireBuild(await nextBuild(folder, 'compile'));
  })());

/** The bare site with so many pages beside its first; its large page has so many letters. */
export async function buildBarePages(
  pages: number,
  filler = 0,
  settings: Record<string, string> = {},
): Promise<Built> {
  const { folder } = await compiledBare();
  const env = { ...settings, PAGES: String(pages), FILLER: String(filler) };
  return measured(async (options) =>
    requireBuild(await nextBuild(folder, 'generate', env, options)),
  );
}
