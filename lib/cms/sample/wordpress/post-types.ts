/** What WordPress knows of a REST collection: its post type, its addresses, and what its posts carry. */
export interface PostType {
  collection: string;
  type: string;
  /** Before the slug in a permalink; `""` for pages. */
  base: string;
  hierarchical: boolean;
}

/** A type without parents, which is what a plugin registers unless it is told otherwise. */
export const flat = (collection: string): PostType => ({
  collection,
  type: collection,
  base: `/${collection.replaceAll('_', '-')}`,
  hierarchical: false,
});

/** The content types of spec §7, and the pages WordPress is born with. */
export const postTypes: readonly PostType[] = [
  { collection: 'pages', type: 'page', base: '', hierarchical: true },
  ...['titanium_grades', 'stainless_grades', 'alloy_steel_grades', 'nickel_grades'].map(flat),
  flat('cobalt_alloy_grades'),
  ...['titanium_specs', 'stainlesssteelspec', 'alloy_steel_specs', 'nickel_specs'].map(flat),
  flat('cobalt_alloy_specs'),
  ...['forms', 'um_services', 'processes'].map(flat),
  { ...flat('glossary'), hierarchical: true },
];
