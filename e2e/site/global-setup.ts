import { missingEngines } from '../machine/browsers';
import { builtSite } from './build';
import { startSite } from './start-site';

/** Serves the embedded sample for every journey that needs no WordPress of its own, and stops it after the last. */
export default async function serveSample() {
  for (const sentence of missingEngines()) console.log(`${sentence} Its journeys do not run.`);
  const { folder, output, seconds } = await builtSite('sample');
  console.log(`The sample: ${output.match(/\((\d+)\/\1\)/)?.[1]} pages in ${seconds.toFixed(0)} s`);
  const site = await startSite(folder);
  process.env.E2E_SITE = site.url;
  return () => site.stop();
}
