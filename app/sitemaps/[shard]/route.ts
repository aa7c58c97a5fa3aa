import { getDirectory } from '@/lib/content/directory';
import { env } from '@/lib/runtime/env';
import * as routes from '@/lib/routing/routes';
import { sitemapXml, toShards } from '@/lib/content/sitemaps';

export const revalidate = 900;
export const dynamic = 'force-static';

const getShards = async () => toShards(await getDirectory());
const fileOf = (name: string) => routes.sitemapShard(name).split('/').at(-1) ?? '';

export const generateStaticParams = async () =>
  (await getShards()).map(({ name }) => ({ shard: fileOf(name) }));

/** The pages of one part of the site, each with the date it last changed where that is known. */
export async function GET(_: Request, { params }: RouteContext<'/sitemaps/[shard]'>) {
  const asked = (await params).shard;
  const shard = (await getShards()).find(({ name }) => fileOf(name) === asked);
  if (!shard) return new Response('There is no sitemap of this name.\n', { status: 404 });
  const pages = shard.entries.map(({ path, modified }) => ({ url: env.SITE_URL + path, modified }));
  return new Response(sitemapXml('urlset', pages), {
    headers: { 'content-type': 'application/xml' },
  });
}
