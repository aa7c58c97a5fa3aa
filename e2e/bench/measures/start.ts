import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../machine/free-port';
import { isListening } from '../../machine/local-server';
import { startCluster, startSite } from '../../site/start-site';
import { everyPage } from '../../site/every-page';
import { visitAll } from '../../visitor/visits';
import type { Measure } from '../bench';
import { figure, type Figure } from '../figure';
import { median } from '../../figures/statistics';
import { gradePath } from '../templates';

const rounds = 5;

/** The start of a server, the first visit to each page of its build, and a deploy of two instances behind nginx. */
export const measureStart: Measure = async (bench) => {
  const folder = await bench.sample();
  const starts: number[] = [];
  for (let round = 0; round < (bench.small ? 2 : rounds); round += 1)
    starts.push(await firstAnswerMs(folder));
  return [
    figure('start', 'listening to the first answer, median', median(starts), 'ms', { atMost: 400 }),
    figure('start', 'listening to the first answer, slowest', Math.max(...starts), 'ms'),
    ...(await firstVisits(folder)),
    ...(await deploy(folder)),
  ];
};

/** From the first connection that a starting server takes to the end of its first page, ms. */
async function firstAnswerMs(folder: string): Promise<number> {
  const port = await freePort();
  const starting = startSite(folder, {}, port);
  while (!(await isListening(port))) await pause(2);
  const since = performance.now();
  await (await fetch(`http://127.0.0.1:${port}${gradePath}`)).arrayBuffer();
  const took = performance.now() - since;
  await (await starting).stop();
  return took;
}

async function firstVisits(folder: string): Promise<Figure[]> {
  const site = await startSite(folder);
  try {
    const pages = everyPage(folder);
    const { faults } = await visitAll(pages.map((path) => site.url + path));
    return [
      figure('start', 'pages of the build, each visited once', pages.length, 'count'),
      figure('start', 'of them not answered', faults.length, 'requests', { atMost: 0 }),
    ];
  } finally {
    await site.stop();
  }
}

/** Visitors through nginx while one instance after the other is replaced, as docs/operations.md does it. */
async function deploy(folder: string): Promise<Figure[]> {
  const cluster = await startCluster(folder);
  try {
    const pages = everyPage(folder).map((path) => cluster.url + path);
    const deploying = new AbortController();
    let visits = 0;
    const faults: string[] = [];
    async function visitors() {
      while (!deploying.signal.aborted) {
        faults.push(...(await visitAll(pages)).faults);
        visits += pages.length;
      }
    }
    const visiting = visitors();
    for (const site of cluster.sites) {
      await site.end('SIGTERM');
      await site.begin(); // resolves when /api/ready/ would answer 200
    }
    deploying.abort();
    await visiting;
    if (faults.length > 0) console.log(`  Lost: ${faults.join(', ')}`);
    return [
      figure('start', 'requests during a deploy', visits, 'count'),
      figure('start', 'of them lost', faults.length, 'requests', { atMost: 0 }),
    ];
  } finally {
    await cluster.stop();
  }
}
