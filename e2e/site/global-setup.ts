import { findFirefox, findWebKit } from '../machine/browsers';
import { builtSite } from './build';
import { startSite } from './start-site';

/** Serves the embedded sample for every journey that needs no WordPress of its own, and stops it after the last. */
export default async function serveSample() {
  for (const [engine, found] of [
    ['Firefox', findFirefox()],
    ['WebKit', findWebKit()],
  ] as const)
    if (!found) console.log(`${engine} is not on this machine: npm test installs it, as root.`);
  const { folder, output, seconds } = await builtSite(process.env.E2E_SAMPLE ?? 'sample');
  console.log(`The sample: ${output.match(/\((\d+)\/\1\)/)?.[1]} pages in ${seconds.toFixed(0)} s`);
  const site = await startSite(folder);
  process.env.E2E_SITE = site.url;
  return () => site.stop();
}
