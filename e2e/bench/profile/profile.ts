import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { paddedRows } from '../../figures/padded-rows';
import { buildGrades } from '../measures/build';
import { buildBarePages, type Built } from '../next-build';
import { owners, timeByOwner, type CpuProfile, type Frame } from './owners';

/*
 * `npm run profile`: builds the sample and 1,000 grades, then as many pages of a bare route, and prints whose code the
 * processor time of a page goes to.
 */

/** What one page takes: milliseconds of each owner's code, and kB of HTML. */
async function profiled(build: (settings: Record<string, string>) => Promise<Built>) {
  const profiles = mkdtempSync(join(tmpdir(), 'build-profile-'));
  try {
    const { folder, pages } = await build({
      NODE_OPTIONS: `--require=${resolve('e2e/bench/profile/worker.cjs')}`,
      PROFILE_FOLDER: profiles,
    });
    const time = timeByOwner(await readProfiles(profiles), sourceOf);
    const ms = owners.map((owner) => time[owner] / pages);
    return { pages, ms, together: ms.reduce((sum, each) => sum + each), kB: kBOfHtml(folder) };
  } finally {
    rmSync(profiles, { recursive: true });
  }
}

/** The profiles in a folder, when all are whole: the build may end before its processes have written them. */
async function readProfiles(folder: string): Promise<readonly CpuProfile[]> {
  for (let tries = 0; tries < 100; tries += 1) {
    const names = readdirSync(folder);
    if (names.length > 0 && names.every((name) => name.endsWith('.cpuprofile')))
      return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    await sleep(100);
  }
  throw new Error('A process of the build wrote no profile: see e2e/bench/profile/worker.cjs.');
}

const maps = new Map<string, SourceMap | null>();

/** The file that a frame was written in: one compiled file holds functions of the site, its packages and Next. */
function sourceOf({ url, lineNumber, columnNumber }: Frame): string {
  if (!url.includes('/.next/')) return url;
  const file = `${decodeURI(url.replace(/^file:\/\//, ''))}.map`;
  if (!maps.has(file))
    maps.set(file, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null);
  const entry = maps.get(file)?.findEntry(lineNumber, columnNumber);
  return (entry && 'originalSource' in entry && entry.originalSource) || url;
}

function kBOfHtml(site: string): number {
  const folder = join(site, '.next/server/app');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sizes = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => statSync(join(folder, name)).size);
  return sizes.reduce((sum, size) => sum + size) / sizes.length / 1000;
}

const site = await profiled((settings) => buildGrades(1_000, { settings }));
const bare = await profiled((settings) => buildBarePages(site.pages, 0, settings));

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`;
const line = (what: string, ours: number, theirs: number) => [
  what,
  ours.toFixed(2),
  share(ours, site.together),
  theirs.toFixed(2),
  share(theirs, bare.together),
  `${(ours / theirs).toFixed(1)} ×`,
];
const rows = [
  ['ms of a page', 'site', '', 'bare', '', 'ratio'],
  ...owners.map((owner, i) => line(owner, site.ms[i]!, bare.ms[i]!)),
  line('together', site.together, bare.together),
  [
    'kB of HTML',
    site.kB.toFixed(1),
    '',
    bare.kB.toFixed(1),
    '',
    `${(site.kB / bare.kB).toFixed(1)} ×`,
  ],
];
console.log(`${site.pages} pages of each:\n\n${paddedRows(rows, { numbers: true }).join('\n')}`);
