import { setTimeout as pause } from 'node:timers/promises';
import { startFakeCms } from '../../fake-cms/server';
import { visitAll } from '../../visitor/visits';
import { startSite } from '../../site/start-site';
import type { Measure } from '../bench';
import { figure } from '../figure';
import { buildSitePages } from '../next-build';

/**
 * Seconds of a cycle. A reading lives a tenth of it (as it does in production up to a minute): enough to
 * visit every page of the sample.
 */
const cycle = 300;

/** Lets every page of the sample expire, visits them all, and counts what WordPress is asked. */
export const measureCycle: Measure = async () => {
  const cms = await startFakeCms();
  const env = { WORDPRESS_URL: cms.url, REVALIDATE_SECONDS: String(cycle) };
  try {
    const { folder } = await buildSitePages('cycle', env);
    const build = cms.requests().length;
    const site = await startSite(folder, env);
    try {
      const pages = await addressesOf(site.url);
      await pause((cycle + 2) * 1000);
      cms.clearLog();
      const startedAt = Date.now();
      // A few are regenerated at a time, in the background; the others wait for the next visit.
      while ((await visitPages(pages)) > 0) await pause(200);
      const asked = cms.requests().length;
      console.log(
        `  ${pages.length} pages regenerated in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
      );
      return [
        figure('cycle', 'of the build’s', asked / build, 'ratio', { atMost: 1.1 }),
        figure('cycle', 'of a cycle', asked, 'requests'),
        figure('cycle', 'of the build', build, 'requests'),
        figure('cycle', 'pages visited', pages.length, 'count', { moreIsBetter: true }),
      ];
    } finally {
      await site.stop();
    }
  } finally {
    await cms.stop();
  }
};

/** Every page that the sitemaps name, on the server that runs here. */
async function addressesOf(site: string): Promise<readonly string[]> {
  const locations = async (path: string) =>
    [...(await (await fetch(site + path)).text()).matchAll(/<loc>([^<]+)</g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  const shards = await locations('/sitemap.xml');
  const pages = (await Promise.all(shards.map(locations))).flat();
  return pages.map((path) => site + path);
}

/** How many of them are being regenerated. Throws where one is no page. */
async function visitPages(addresses: readonly string[]): Promise<number> {
  const { faults, stale } = await visitAll(addresses);
  if (faults.length > 0) throw new Error(`Pages failed: ${faults.join(', ')}.`);
  return stale.length;
}
