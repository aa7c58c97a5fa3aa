/** A page carries a tag for each collection that it reads, and one for the menu. */
export type Tag = string & { readonly kind: 'tag' };

export const tags = {
  post: (collection: string, _slug: string) => collection as Tag,
  list: (collection: string) => collection as Tag,
  count: (collection: string) => collection as Tag,
  listedUnder: (collection: string, _under: Tag) => collection as Tag,
  menu: () => 'menu' as Tag,
};
