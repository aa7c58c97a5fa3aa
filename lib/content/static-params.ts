import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedAcrossWorkers } from '@/lib/cms/build-share';
import { withoutPreview } from '@/lib/preview/requested-draft';
import { buildFolder, env } from '@/lib/runtime/env';
import { titledList } from '@/lib/runtime/log';
import { sampleFacts } from '@/lib/site/sample-facts';
import { metals, type Metal } from '@/lib/catalog/metals';
import { findMissingContent } from './missing-content';

/** For `generateStaticParams`: a build reads each collection here first, and stops where one cannot be read. */
export const staticParams = <T, P>(
  list: () => Promise<readonly T[]>,
  toParams: (item: T) => P,
): Promise<P[]> =>
  withoutPreview(async () => {
    await writeBuildReport();
    return (await list()).map(toParams);
  });

/** The same for what each metal has. `metalParams(getSpecs, 'spec')` → `{ metal: 'nickel', spec: 'ams-5662' }` */
export const metalParams = (
  list: (metal: Metal) => Promise<readonly { slug: string }[]>,
  name: 'grade' | 'form' | 'spec',
): Promise<{ [name: string]: string }[]> =>
  staticParams(
    async () => {
      const ofMetals = metals.map(async (metal) =>
        (await list(metal)).map(({ slug }) => ({ metal: metal.slug, [name]: slug })),
      );
      return (await Promise.all(ofMetals)).flat();
    },
    (params) => params,
  );

/** What is still the sample's and what WordPress lacks; `next.config.mjs` prints the file at the end of a build. */
async function writeBuildReport(): Promise<void> {
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
