import { withoutPreview } from '@/lib/preview/requested-draft';
import { metals, type Metal } from '@/lib/catalog/metals';
import { writeBuildReport } from './build-report';

/**
 * The parameters of a route's pages, for its `generateStaticParams`: here a build first reads each collection, and stops
 * where one cannot be read. What WordPress lacks is recorded before and reported at the end: all at once, not one error a
 * build.
 */
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
