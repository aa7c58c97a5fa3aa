import { byPart } from './directory/entry';
import type { Entry } from './directory/entry';
import { escapeHtml } from '@/lib/markup/escape-html';

/** A sitemap of its own for each part of the site, and more than one where a part is large. */
interface Shard {
  name: string;
  entries: readonly Entry[];
}

/** A sitemap may name 50,000 pages (sitemaps.org); shorter ones are read sooner. */
const maxEntries = 10_000;

/** The sitemaps: every page that search engines may keep, each once. `titanium`, `titanium-2`. */
export function toShards(entries: readonly Entry[]): readonly Shard[] {
  return byPart(entries).flatMap(({ part: { slug }, entries: pages }) =>
    Array.from({ length: Math.ceil(pages.length / maxEntries) }, (_, i) => ({
      name: i === 0 ? slug : `${slug}-${i + 1}`,
      entries: pages.slice(i * maxEntries, (i + 1) * maxEntries),
    })),
  );
}

/** A list in the form of sitemaps.org: of pages (`urlset`) or of sitemaps (`sitemapindex`). */
export function sitemapXml(
  list: 'urlset' | 'sitemapindex',
  items: readonly { url: string; modified: string | null }[],
): string {
  const item = list === 'urlset' ? 'url' : 'sitemap';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...items.map(
      ({ url, modified }) =>
        `<${item}><loc>${escapeHtml(url)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</${item}>`,
    ),
    `</${list}>`,
    '',
  ].join('\n');
}
