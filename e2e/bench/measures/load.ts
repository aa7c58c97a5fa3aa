import { startCluster } from '../../site/start-site';
import type { Measure } from '../bench';
import { drive } from '../drive';
import { figure, type Figure } from '../figure';
import { watchProcess } from '../process-watch';
import { growth, max, sum } from '../../figures/statistics';
import { templates } from '../templates';

const paths = templates.filter(({ name }) => name !== 'not found').map(({ path }) => path);
/** Seconds of load before memory is looked at: caches and compilers fill. */
const warmSeconds = 15;

/**
 * Every template in turn under a bounded load, asked of one instance and of two that share a Redis, nginx's cache
 * passed by: errors, and what memory does.
 */
export const measureLoad: Measure = async (bench) => {
  const folder = await bench.sample();
  const seconds = bench.small ? 10 : 90;
  return [
    ...(await loaded('one instance', 1, folder, seconds)),
    ...(await loaded('two instances', 2, folder, seconds)),
  ];
};

async function loaded(
  name: string,
  instances: number,
  folder: string,
  seconds: number,
): Promise<Figure[]> {
  const cluster = await startCluster(folder, { instances });
  try {
    const load = (duration: number) =>
      Promise.all(cluster.sites.map(({ url }) => drive(url, { seconds: duration, paths })));
    await load(warmSeconds);
    const watches = cluster.sites.map((site) => watchProcess(site.pid, 1_000));
    const driven = await load(seconds);
    const memory = watches.map((watch) => {
      watch.stop();
      return watch.samples();
    });
    return [
      figure('load', `${name}, errors`, sum(driven.map(({ errors }) => errors)), 'requests', {
        atMost: 0,
      }),
      figure('load', `${name}, memory’s growth`, max(memory.map(growth)), 'ratio', {
        atMost: 1.1,
      }),
      figure('load', `${name}, memory of each`, max(memory.map(max)), 'MiB'),
      figure('load', `${name}, p99`, max(driven.map(({ p99 }) => p99)), 'ms'),
      figure('load', name, sum(driven.map(({ perSecond }) => perSecond)), 'requests/s', {
        moreIsBetter: true,
      }),
    ];
  } finally {
    await cluster.stop();
  }
}
