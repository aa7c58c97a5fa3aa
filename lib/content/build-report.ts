import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedAcrossWorkers } from '@/lib/cms/build-share';
import { buildFolder, env } from '@/lib/runtime/env';
import { titledList } from '@/lib/runtime/titled-list';
import { sampleFacts } from '@/lib/site/sample-facts';
import { findMissingContent } from './missing-content';

/**
 * In a build with a WordPress: writes what is still the sample's, and all that WordPress lacks, found once for all workers.
 * `next.config.mjs` prints the file at the end of the build.
 */
export async function writeBuildReport(): Promise<void> {
  if (!buildFolder || !env.WORDPRESS_URL) return;
  const found = await sharedAcrossWorkers('missing-content', findMissingContent);
  const sentences = found
    .filter(({ severity }) => severity !== 'warning')
    .map(({ message }) => message);
  const report = [
    titledList("Still the sample's", sampleFacts()),
    titledList('This WordPress lacks what the site needs', sentences),
  ];
  await writeFile(join(buildFolder, 'build-report.txt'), report.join(''));
}
