import { h } from 'hastscript';
import { getDirectory } from '@/lib/content/directory';
import { byPart } from '@/lib/content/directory/by-part';
import { env } from '@/lib/runtime/env';
import { markdownOf } from '@/lib/markdown/markdown';
import { linkList } from '@/lib/markdown/page-text';
import { shortList } from '@/lib/routing/pagination';
import * as routes from '@/lib/routing/routes';
import { blurb, site } from '@/lib/site/company';

export const revalidate = 900;
export const dynamic = 'force-static';

/** The site for language models (llmstxt.org): what it is, and every page as text, part by part. */
export async function GET() {
  const lists = byPart(await getDirectory()).map(({ part, entries }) => {
    const { items, more } = shortList(entries);
    return {
      title: part.title,
      links: [
        ...items.map((entry) => ({
          title: entry.title,
          href: routes.text(entry.path),
          note: entry.details().summary,
        })),
        ...(more > 0 ? [{ title: `${more} more`, href: routes.sitemapShard(part.slug) }] : []),
      ],
    };
  });
  const text = markdownOf([
    h('h1', site.brand),
    h('blockquote', blurb()),
    ...lists.flatMap((list) => linkList(list, env.SITE_URL)),
  ]);
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
