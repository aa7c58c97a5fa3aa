/** What the pages of this site can show of WordPress. A page carries a tag for each thing it shows. */
export type Tag = string & { readonly kind: 'tag' };

/** Next takes 256 characters; WordPress cuts slugs at 200, and %-encoding trebles what is not ASCII. */
const maxLength = 200;
const tag = (...parts: string[]) => parts.join('') as Tag;
const encodeSlug = (slug: string) => encodeURIComponent(slug.toWellFormed()).slice(0, maxLength);

/**
 * The one table of cache tags: used by the queries that tag pages, by the webhooks that invalidate tags, and by the tests.
 */
export const tags = {
  /** Pages that show a post: its own, and every page that names it. */
  post: (collection: string, slug: string) => tag(collection, '/', encodeSlug(slug)),
  /** Pages that list a whole collection. */
  list: (collection: string) => tag(collection),
  /** Pages that show only the number of records. */
  count: (collection: string) => tag(collection, ':count'),
  /** Pages that list those of a collection that are listed under a post: a spec's grades, a letter's terms. */
  listedUnder: (collection: string, under: Tag) => tag(collection, '@', under),
  /** The navigation: every page. */
  menu: () => tag('menu'),
};
