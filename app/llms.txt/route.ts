import { h } from 'hastscript';
import { getDirectory } from '@/lib/content/directory';
import { byPart } from '@/lib/content/directory/entry';
import { env } from '@/lib/runtime/env';
import { markdownOf } from '@/lib/markdown/page-text';
import { shortList } from '@/lib/routing/pagination';
import * as routes from '@/lib/routing/routes';
import { blurb, site } from '@/lib/site/company';
import { shortened } from '@/lib/site/metadata';

export const revalidate = 900;
export const dynamic = 'force-static';

/** The site for language models (llmstxt.org): what it is, and every page as text, part by part. */
export async function GET() {
  const parts = byPart(await getDirectory()).flatMap(({ part, entries }) => {
    const { items, more } = shortList(entries);
    const link = (title: string, path: string) => h('a', { href: env.SITE_URL + path }, title);
    return [
      h('h2', part.title),
      h('ul', [
        ...items.map(({ title, path, summary }) =>
          h('li', link(title, routes.text(path)), summary() ? `: ${shortened(summary())}` : ''),
        ),
        ...(more > 0 ? [h('li', link(`${more} more`, routes.sitemapXml()))] : []),
      ]),
    ];
  });
  const text = markdownOf([h('h1', site.brand), h('blockquote', blurb()), ...parts]);
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
