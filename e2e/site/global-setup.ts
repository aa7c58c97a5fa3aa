import { cachedBuild, startSite } from './site';

/** Serves the build on the embedded sample for every journey, and stops it after the last. */
export default async function serveSample() {
  const { folder } = cachedBuild('sample', {});
  const site = await startSite(folder);
  process.env.E2E_SITE = site.url;
  return () => site.stop();
}
