import { startCluster } from '../../scale/cluster';
import type { Measure } from '../bench';
import { drive } from '../drive';
import type { Figure } from '../figure';
import { watchProcess } from '../process-watch';
import { growth, most, sum } from '../statistics';
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
  const seconds = bench.small ? 10 : 45;
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
    const watches = cluster.sites.map((site) => watchProcess(site.pid(), 1_000));
    const driven = await load(seconds);
    const memory = watches.map((watch) => {
      watch.stop();
      return watch.samples();
    });
    return [
      {
        row: 'load',
        name: `${name}, errors`,
        value: sum(driven.map(({ errors }) => errors)),
        unit: 'requests',
        atMost: 0,
      },
      {
        row: 'load',
        name: `${name}, memory’s growth`,
        value: most(memory.map(growth)),
        unit: 'ratio',
        atMost: 1.1,
      },
      {
        row: 'load',
        name: `${name}, memory of each`,
        value: most(memory.map(most)),
        unit: 'MiB',
      },
      {
        row: 'load',
        name: `${name}, p99`,
        value: most(driven.map(({ p99 }) => p99)),
        unit: 'ms',
      },
      {
        row: 'load',
        name,
        value: sum(driven.map(({ perSecond }) => perSecond)),
        unit: 'requests/s',
        moreIsBetter: true,
      },
    ];
  } finally {
    await cluster.stop();
  }
}
