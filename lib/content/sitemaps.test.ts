/** @jest-environment node */
import { toEntry } from './directory/entry';
import { sitemapXml, toShards } from './sitemaps';

const entry = (part: string, i: number, noindex = false) =>
  toEntry({
    path: `/${part}/${i}/`,
    part: { slug: part, title: part },
    kind: 'Page',
    title: `${i}`,
    summary: () => '',
    noindex,
  });

test('a part has a sitemap of its own, a large one several; what engines must leave out is in none', () => {
  const shards = toShards([
    ...Array.from({ length: 10_001 }, (_, i) => entry('nickel', i)),
    entry('tools', 0),
    entry('tools', 1, true),
  ]);
  expect(shards.map(({ name, entries }) => [name, entries.length])).toEqual([
    ['nickel', 10_000],
    ['nickel-2', 1],
    ['tools', 1],
  ]);
});

test('an address is escaped, and a date is said only where it is known', () => {
  const xml = sitemapXml('urlset', [
    { url: "https://x.example/a&b'c/", modified: '2026-11-02T12:08:00Z' },
    { url: 'https://x.example/', modified: null },
  ]);
  expect(xml).toContain(
    '<url><loc>https://x.example/a&amp;b&apos;c/</loc><lastmod>2026-11-02T12:08:00Z</lastmod></url>',
  );
  expect(xml).toContain('<url><loc>https://x.example/</loc></url>');
});
