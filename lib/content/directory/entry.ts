import type { Metal } from '@/lib/catalog/metals';

/** A part of the site: a metal, the tools. */
export interface SitePart {
  slug: string;
  title: string;
}

/** What a page is about, in a word that visitors read: "Grade", "Glossary". */
export type PageKind =
  'Page' | 'Metal' | 'Grade' | 'Spec' | 'Form' | 'Service' | 'Process' | 'Term' | 'Tool';

/** A page of the site, for the sitemap, `llms.txt` and search. */
export interface Entry {
  path: string;
  part: SitePart;
  kind: PageKind;
  title: string;
  /** ISO 8601; `null` where it is unknown. */
  modified: string | null;
  noindex: boolean;
  metal: Metal | null;
  /** Other names it is known by: a UNS number, an alias. */
  names: readonly string[];
  /** Names that search finds it by and no page lists: a foreign designation, a condition. */
  searchNames: readonly string[];
  /** The text under its title in search results: "4340 · succeeded by AMS 6415". */
  note: string;
  /** A sentence on the page; made on demand, because some name what a long list has. */
  summary: () => string;
}

type Given = Pick<Entry, 'path' | 'part' | 'kind' | 'title' | 'summary'> & Partial<Entry>;

export const toEntry = (given: Given): Entry => ({
  modified: null,
  noindex: false,
  metal: null,
  names: [],
  searchNames: [],
  note: '',
  ...given,
});

/** The newest of some dates, for a page that shows them all. ISO 8601 in UTC sorts as text. */
export const latest = (posts: readonly { modified: string | null }[]): string | null =>
  posts.reduce<string | null>(
    (newest, { modified }) => (modified && modified > (newest ?? '') ? modified : newest),
    null,
  );

/** The pages that search engines may keep, under the part of the site they belong to. */
export function byPart(entries: readonly Entry[]): readonly { part: SitePart; entries: Entry[] }[] {
  const parts = new Map<string, { part: SitePart; entries: Entry[] }>();
  for (const entry of entries.filter(({ noindex }) => !noindex)) {
    const known = parts.get(entry.part.slug);
    if (known) known.entries.push(entry);
    else parts.set(entry.part.slug, { part: entry.part, entries: [entry] });
  }
  return [...parts.values()];
}
