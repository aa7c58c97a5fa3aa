import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { execFile, spawnSync } from 'node:child_process';
import { ensureChromium } from '../../machine/browsers';
import type { Measure } from '../bench';
import { figure, type Figure } from '../figure';
import { templates } from '../templates';

/** The newest that runs on Node 20. Not a dependency: it brings hundreds of packages for one figure. */
const version = '12';
const folder = resolve('.cache/lighthouse');
const cli = join(folder, 'node_modules/lighthouse/cli/index.js');

const categories = ['accessibility', 'seo', 'best-practices'] as const;
/** Search engines are kept from these on purpose, which Lighthouse takes for a fault. */
const notIndexed = new Set(['search', 'not found']);

interface Report {
  categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  audits: Readonly<Record<string, { score: number | null; title: string }>>;
}

/** Lighthouse's three judgements of each template, 100 being the best. Installed by npm when first asked for. */
export const measureLighthouse: Measure = async (bench) => {
  install();
  const site = await bench.site();
  const figures: Figure[] = [];
  for (const { name, path } of bench.small ? templates.slice(0, 3) : templates) {
    if (name === 'not found') continue; // Lighthouse judges no page that answers 404
    const report = await judge(site.url + path);
    for (const category of categories) {
      if (category === 'seo' && notIndexed.has(name)) continue;
      const value = 100 * (report.categories[category]?.score ?? 0);
      figures.push(figure('lighthouse', `${name}, ${category}`, value, 'points', { atLeast: 100 }));
      for (const fault of faults(report, category)) console.log(`  ${name}, ${category}: ${fault}`);
    }
  }
  return figures;
};

function install() {
  if (existsSync(cli)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${version}`],
    {
      cwd: folder,
      stdio: 'ignore',
      timeout: 300_000,
    },
  );
  if (status !== 0 || !existsSync(cli))
    throw new Error(
      `Lighthouse ${version} could not be installed by npm, so its points are not told.`,
    );
}

/** Throws with what Lighthouse printed. */
async function judge(address: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      cli,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking --disable-component-update',
    ],
    {
      env: { ...process.env, CHROME_PATH: ensureChromium() },
      timeout: 120_000,
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout) as Report;
}

/** What cost points, in Lighthouse's words. */
const faults = ({ categories: all, audits }: Report, category: string) =>
  (all[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]!.title);
