import type { MetadataRoute } from 'next';
import { getDirectory } from '@/lib/content/directory';
import { env } from '@/lib/runtime/env';

export const revalidate = 900;
export const dynamic = 'force-static';

/** Every page that search engines may keep, with the date it last changed where that is known. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return (await getDirectory())
    .filter(({ noindex }) => !noindex)
    .map(({ path, modified }) => ({
      url: env.SITE_URL + path,
      ...(modified && { lastModified: modified }),
    }));
}
