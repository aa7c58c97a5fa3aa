import { plain } from './wordpress';

/** What a field of WordPress shows on a page: its words, or its picture by the end of its address. */
export interface FieldText {
  /** Its path: `title`, `acf.chemistry.0.element`. */
  field: string;
  shows: string;
}

/** What can be clicked in a preview: the texts and pictures of a record, in the order in which a click looks for them. */
export function fieldTexts(record: Readonly<Record<string, unknown>>): FieldText[] {
  const media = at(record._embedded, 'wp:featuredmedia', '0', 'source_url');
  return [
    ...textsIn('title', at(record.title, 'rendered')),
    ...textsIn('acf', record.acf),
    ...textsIn('excerpt', at(record.excerpt, 'rendered')),
    ...textsIn('content', at(record.content, 'rendered')),
    ...textsIn('featured_media', media),
  ].filter(({ shows }) => shows !== '');
}

function textsIn(field: string, value: unknown): FieldText[] {
  if (typeof value === 'number') return [{ field, shows: String(value) }];
  if (typeof value === 'string')
    return [{ field, shows: isPicture.test(value) ? lastOf(value) : spaced(value) }];
  if (typeof value !== 'object' || value === null) return [];
  // A related post shows its title, a picture itself: both are one field to their editor.
  const whole = 'post_title' in value ? value.post_title : 'sizes' in value && at(value, 'url');
  return whole
    ? textsIn(field, whole)
    : Object.entries(value)
        .filter(([name]) => name !== 'acf_fc_layout')
        .flatMap(([name, part]) => textsIn(`${field}.${name}`, part));
}

const isPicture = /^(?:https?:\/)?\/\S+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const lastOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** Words of two paragraphs do not run together. */
const spaced = (html: string) => plain(html.replace(/<(?:\/|br|li|p|t[dh])/g, ' $&'));

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null
        ? new Map(Object.entries(part)).get(name)
        : undefined,
    value,
  );
}
