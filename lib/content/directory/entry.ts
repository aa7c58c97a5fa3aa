import type { Metal } from '@/lib/catalog/metals';

/** A part of the site: a metal, the tools. Its slug names its sitemap. */
export interface Part {
  slug: string;
  title: string;
}

/** What a page is about, in a word that visitors read: "Grade", "Glossary". */
export type Kind =
  'Page' | 'Metal' | 'Grade' | 'Spec' | 'Form' | 'Service' | 'Process' | 'Term' | 'Tool';

/** Links of a page under a heading, each with its note. */
export interface LinkList {
  title: string;
  links: readonly { title: string; href: string; note?: string }[];
}

/** A page of the site as data: for the sitemaps, its text version and the search. */
export interface Entry {
  /** Its canonical address. */
  path: string;
  part: Part;
  kind: Kind;
  title: string;
  /** When its content last changed, ISO 8601; `null` where it is unknown. */
  modified: string | null;
  /** Whether editors asked search engines to leave it out. */
  noindex: boolean;
  metal: Metal | null;
  /** Other names it is known by: a UNS number, an alias. */
  names: readonly string[];
  /** Names that search finds it by and no page lists: a foreign designation, a condition. */
  searchNames: readonly string[];
  /** The text under its title in search results: "4340 · succeeded by AMS 6415". */
  note: string;
  /** Its text; computed on demand, because some lists are as long as the catalogue. */
  details: () => Details;
}

interface Details {
  /** A sentence on the page. */
  summary: string;
  facts?: readonly { name: string; value: string }[];
  /** Its words, as HTML. */
  html?: string;
  lists?: readonly LinkList[];
}

type Given = Pick<Entry, 'path' | 'part' | 'kind' | 'title' | 'details'> & Partial<Entry>;

/** An entry with empty defaults for what is not given. */
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
