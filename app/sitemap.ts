import { getDirectory } from '@/lib/content/directory';
import { latest } from '@/lib/content/directory/entry';
import { env } from '@/lib/runtime/env';
import * as routes from '@/lib/routing/routes';
import { sitemapXml, toShards } from '@/lib/content/sitemaps';

export const revalidate = 900;
export const dynamic = 'force-static';

/** The sitemap that names the others, each with the date of its newest page. */
export async function GET() {
  const shards = toShards(await getDirectory());
  return new Response(
    sitemapXml(
      'sitemapindex',
      shards.map(({ name, entries }) => ({
        url: env.SITE_URL + routes.sitemapShard(name),
        modified: latest(entries),
      })),
    ),
    { headers: { 'content-type': 'application/xml' } },
  );
}
