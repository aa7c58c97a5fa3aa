import type { Measure } from '../bench';
import { drive } from '../drive';
import type { Figure } from '../figure';
import { watchProcess } from '../process-watch';
import { startSite } from '../../site/site';
import type { Running } from '../../site/process';
import { growth, most, sum } from '../statistics';
import { templates } from '../templates';

const paths = templates.filter(({ name }) => name !== 'not found').map(({ path }) => path);
/** Seconds of load before memory is looked at: caches and compilers fill. */
const warmSeconds = 10;

/** Every template in turn under a bounded load, at one instance and at two: errors, and what memory does. */
export const measureLoad: Measure = async (bench) => {
  const folder = await bench.sample();
  const seconds = bench.small ? 10 : 45;
  return [
    ...(await loaded('one instance', 1, folder, seconds)),
    ...(await loaded('two instances', 2, folder, seconds)),
  ];
};

async function loaded(name: string, count: number, folder: string, seconds: number) {
  const instances: Running[] = [];
  for (let i = 0; i < count; i += 1) instances.push(await startSite(folder));
  try {
    const every = <T>(work: (site: Running) => Promise<T>) => Promise.all(instances.map(work));
    await every(({ url }) => drive(url, { seconds: warmSeconds, paths }));
    const watches = instances.map(({ pid }) => watchProcess(pid, 1_000));
    const driven = await every(({ url }) => drive(url, { seconds, paths }));
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
      { row: 'load', name: `${name}, memory of each`, value: most(memory.map(most)), unit: 'MiB' },
      { row: 'load', name: `${name}, p99`, value: most(driven.map(({ p99 }) => p99)), unit: 'ms' },
      {
        row: 'load',
        name,
        value: sum(driven.map(({ perSecond }) => perSecond)),
        unit: 'requests/s',
        moreIsBetter: true,
      },
    ] satisfies Figure[];
  } finally {
    for (const instance of instances) await instance.stop();
  }
}
