import { metals } from '@/lib/catalog/metals';

/** What WordPress knows of a REST collection: its post type, its addresses, and what its posts carry. */
export interface PostType {
  collection: string;
  type: string;
  /** Before the slug in a permalink; `""` for pages. */
  base: string;
  hierarchical: boolean;
}

/** A type without parents, which is the default of a plugin. */
export const flat = (collection: string): PostType => ({
  collection,
  type: collection,
  base: `/${collection.replaceAll('_', '-')}`,
  hierarchical: false,
});

/** The content types of spec §7, and the pages WordPress is born with. */
export const postTypes: readonly PostType[] = [
  { collection: 'pages', type: 'page', base: '', hierarchical: true },
  ...metals.map(({ apiEndPoint }) => flat(apiEndPoint)),
  ...metals.map(({ specsEndPoint }) => flat(specsEndPoint)),
  ...['forms', 'um_services', 'processes'].map(flat),
  { ...flat('glossary'), hierarchical: true },
];
