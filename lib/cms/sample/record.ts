/** A value of a custom field as the seed writes it; the two references become what ACF answers. */
export type SeedValue =
  | string
  | number
  | boolean
  | null
  | { $post: string }
  | { $image: string }
  | readonly SeedValue[]
  | { readonly [field: string]: SeedValue };

/**
 * One post as an editor typed it. The same records are the embedded sample, what the fault-injecting
 * test server answers, and the seed of the real WordPress.
 */
export interface SeedRecord {
  /** The REST collection, which is also the post type, except `pages` (type `page`). */
  collection: string;
  slug: string;
  /** Plain text, not escaped. */
  title: string;
  /** HTML. */
  content: string;
  excerpt?: string;
  status?: 'publish' | 'draft';
  /** Slug of the parent, in the same collection. */
  parent?: string;
  template?: string;
  /** WordPress's `menu_order`: 0 without. */
  order?: number;
  /** Featured image: a file name of the seed's media. */
  image?: string;
  seo?: { title?: string; description?: string };
  /** `{ $post: "titanium_specs/ams-4911" }` becomes a post object, `{ $image: "bars-drawing.png" }` an image array. */
  acf?: { readonly [field: string]: SeedValue };
}

export interface SeedMedia {
  /** Name under `public/wp-content/uploads/2026/11/`. */
  file: string;
  alt: string;
  width: number;
  height: number;
}

export interface SeedMenuItem {
  title: string;
  /** An address on the site, such as "/inventory/", or "#". */
  url: string;
  children?: readonly SeedMenuItem[];
}
