import { manyGrades } from '../../fake-cms/many-grades';
import { startFakeCms } from '../../fake-cms/server';
import { records } from '../../../lib/cms/sample/records';
import type { Measure } from '../bench';
import { figure, type Figure } from '../figure';
import { buildBarePages, buildSitePages, type Built } from '../next-build';

interface SiteBuild extends Built {
  requests: number;
}

/** Grades of the catalogue beside the sample's, by what the table calls that, and how often each is built. */
const sizes = { '1k': 1_000, '5k': 5_000, '20k': 20_000 } as const;
type Size = keyof typeof sizes;
const rounds: Readonly<Record<Size, number>> = { '1k': 3, '5k': 1, '20k': 1 };
const latencyMs = 200;

/**
 * Builds catalogues of growing size, each beside as many pages of a bare route, in turns. `--size=small`
 * builds the smallest only.
 */
export const measureBuild: Measure = async (bench) => {
  const built = new Map<Size, SiteBuild>();
  const figures: Figure[] = [];
  for (const size of bench.small ? (['1k'] as const) : (['1k', '5k', '20k'] as const)) {
    const sites: SiteBuild[] = [];
    const bares: Built[] = [];
    for (let round = 0; round < (bench.small ? 1 : rounds[size]); round += 1) {
      const site = await buildGrades(sizes[size]);
      sites.push(site);
      bares.push(await buildBarePages(site.pages));
    }
    const site = middle(sites);
    built.set(size, site);
    figures.push(...sized(size, site, middle(bares)));
  }
  const slow = await buildGrades(1_000, { latencyMs });
  figures.push(
    figure(
      'build',
      `1k with ${latencyMs} ms of CMS latency, of that without`,
      slow.seconds / built.get('1k')!.seconds,
      'ratio',
      { atMost: 1.15 },
    ),
  );
  if (!bench.small) {
    const settings = { GRADES_BUILT: String(sizes['1k']) };
    const tail = await buildGrades(sizes['20k'], { settings });
    const { peakMiB } = await buildGrades(sizes['20k'], {
      settings: { ...settings, BUILD_WORKERS: '1' },
    });
    const name = '20k of which 1k are built';
    figures.push(
      figure('build', `${name}, of 1k`, tail.seconds / built.get('1k')!.seconds, 'ratio', {
        atMost: 1.25,
      }),
      figure('build', `${name}, memory at its peak`, tail.peakMiB, 'MiB', { atMost: 1024 }),
      figure('build', `${name}, memory at its peak with one worker`, peakMiB, 'MiB', {
        atMost: 1024,
      }),
    );
  }
  return [...figures, ...grown(built, '1k', '5k', 5.2), ...grown(built, '5k', '20k', 4.8)];
};

/** The build of several that took the middling time. */
const middle = <B extends Built>(builds: readonly B[]): B =>
  builds.toSorted((a, b) => a.seconds - b.seconds)[builds.length >> 1]!;

/** Builds the sample and so many grades more, from a WordPress that is there for this build only. */
export async function buildGrades(
  grades: number,
  { settings = {}, latencyMs = 0 }: { settings?: Record<string, string>; latencyMs?: number } = {},
): Promise<SiteBuild> {
  const cms = await startFakeCms({
    records: [...records, ...manyGrades(grades)],
    latencyMs,
  });
  try {
    const built = await buildSitePages('many', {
      WORDPRESS_URL: cms.url,
      SITE_URL: 'https://www.example.com',
      ...settings,
    });
    return { ...built, requests: cms.requests().length };
  } finally {
    await cms.stop();
  }
}

/** Collections of the site are read whole, 100 records a request; all others together take 20. */
const requestsAllowed = (grades: number) => Math.ceil(grades / 100) + 20;

const sized = (size: Size, site: SiteBuild, bare: Built): Figure[] => [
  figure(
    'build',
    `${size}, time of a page against a bare one`,
    site.seconds / site.pages / (bare.seconds / bare.pages),
    'ratio',
    { atMost: 1.5 },
  ),
  figure(
    'build',
    `${size}, processor time of a page against a bare one`,
    site.cpuSeconds / site.pages / (bare.cpuSeconds / bare.pages),
    'ratio',
  ),
  figure('build', `${size}, memory at its peak`, site.peakMiB, 'MiB', { atMost: 1024 }),
  figure('build', `${size}, a bare route’s memory`, bare.peakMiB, 'MiB'),
  figure('build', `${size}, CMS requests`, site.requests, 'requests', {
    atMost: requestsAllowed(sizes[size]),
  }),
  figure('build', `${size}, pages`, site.pages, 'count', { moreIsBetter: true }),
  figure('build', `${size}, speed`, site.pages / site.seconds, 'pages/s', { moreIsBetter: true }),
  figure('build', `${size}, a bare route’s speed`, bare.pages / bare.seconds, 'pages/s', {
    moreIsBetter: true,
  }),
];

function grown(built: ReadonlyMap<Size, Built>, from: Size, to: Size, atMost: number): Figure[] {
  const [small, large] = [built.get(from), built.get(to)];
  if (!small || !large) return [];
  return [
    figure('build', `t(${to})/t(${from})`, large.seconds / small.seconds, 'ratio', { atMost }),
  ];
}
