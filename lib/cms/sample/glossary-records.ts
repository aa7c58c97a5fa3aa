import terms from './data/glossary.json' with { type: 'json' };
import { lines, link, paragraph } from './html';
import type { SeedRecord } from './record';

const termBySlug = new Map(terms.map(({ slug, term }) => [slug, term]));

export const glossaryRecords: readonly SeedRecord[] = terms.map((entry) => ({
  collection: 'glossary',
  slug: entry.slug,
  title: entry.term,
  content: lines(paragraph(entry.definition), seeAlso(entry.related)),
  acf: { category: entry.category },
}));

function seeAlso(slugs: readonly string[]) {
  const links = slugs.map((slug) => link(`/glossary/${slug}/`, termBySlug.get(slug) ?? slug));
  return links.length > 0 ? `<p>See also: ${links.join(', ')}.</p>` : '';
}
