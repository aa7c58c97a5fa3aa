import { z } from 'zod';
import { embeddedImage } from './image';
import { salvaged, type Omission } from './salvage';
import { shortcodesIn } from './shortcodes';
import { excerptText, html, isNothing, markup, maybe, plainText, slug } from './wordpress';
import { toSeo, wpYoast, yoastFields } from './yoast';

/** The `_fields` of a list: only what is read. */
export const postFields = `id,slug,type,parent,menu_order,link,modified_gmt,title,content,excerpt,template,acf,${yoastFields},_links.wp:featuredmedia,_embedded`;

/** What every post carries, in WordPress's words. Extend it, then finish with `toPost` and `readPost`. */
export const wpPost = z.object({
  id: z.number().int(),
  slug,
  parent: maybe(z.number().int()),
  menu_order: maybe(z.number()),
  link: maybe(z.string()),
  modified_gmt: maybe(z.string()),
  /** May be empty. Required: a record without this key is not from WordPress. */
  title: z.object({ rendered: markup }).transform(({ rendered }) => plainText(rendered)),
  content: html,
  excerpt: excerptText,
  ...wpYoast,
  _embedded: maybe(z.object({ 'wp:featuredmedia': z.array(z.unknown()).optional() })),
});

export function toPost(wp: z.output<typeof wpPost>) {
  const [media] = wp._embedded?.['wp:featuredmedia'] ?? [];
  return {
    id: wp.id,
    slug: wp.slug,
    parent: wp.parent ?? 0,
    /** An editor's number from 1; `null` without one. */
    order: wp.menu_order || null,
    /** When it was last changed, ISO 8601 in UTC; `null` where WordPress has no date. */
    modified: timeOf(wp.modified_gmt),
    title: wp.title || wp.slug,
    html: wp.content,
    excerpt: wp.excerpt,
    image: embeddedImage.safeParse(media).data ?? null,
    seo: toSeo(wp),
  };
}

/** A time in UTC, `null` for an impossible one: WordPress answers `0000-00-00T00:00:00` for a date that it lacks. */
const timeOf = (gmt: string | undefined) =>
  gmt &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?$/.test(gmt) &&
  !Number.isNaN(Date.parse(`${gmt}Z`))
    ? `${gmt}Z`
    : null;

/** Leaves out and names invalid fields. Of a post with a password visitors see the title alone, search engines nothing. */
export const readPost = <S extends z.ZodType<object>>(schema: S) =>
  salvaged(z.preprocess(withoutSecrets, schema), (record) => shortcodesOf(record, ''));

/** Deeper than fields are nested: the flexible layout, its sections, their rows, a row's fields. */
const maxDepth = 10;

function shortcodesOf(value: unknown, field: string, depth = 0): Omission[] {
  if (typeof value === 'string') {
    const names = shortcodesIn(value).map((name) => `[${name}]`);
    return names.length === 0
      ? []
      : [
          {
            field,
            message: `no plugin of WordPress has replaced the shortcodes ${names.join(', ')}`,
          },
        ];
  }
  if (typeof value !== 'object' || value === null || depth > maxDepth) return [];
  return Object.entries(value)
    .filter(([key]) => key !== 'excerpt') // without one of its own WordPress makes it of the text
    .flatMap(([key, part]) => shortcodesOf(part, field ? `${field}.${key}` : key, depth + 1));
}

const locked = z.looseObject({ content: z.looseObject({ protected: z.literal(true) }) });

/** WordPress answers the fields of a post with a password to everybody, although not its text. */
function withoutSecrets(record: unknown): unknown {
  const { success, data } = locked.safeParse(record);
  if (!success) return record;
  const { id, slug: name, type, parent, link, modified_gmt, title } = data;
  const yoast_head_json = { robots: { index: 'noindex' } };
  return { id, slug: name, type, parent, link, modified_gmt, title, yoast_head_json };
}

/** A post without fields of its own: a spec, a form, a service, a process. */
export const postSchema = readPost(wpPost.transform(toPost));
export type Post = z.output<typeof postSchema>;

/** Fields whose loss in nearly all posts at once is WordPress failing. */
export const postFilled = {
  content: ({ html: content }: Post) => content !== '',
  featured_media: ({ image }: Post) => image !== null,
};

/** A collection of such posts, by its name in the REST API. */
export const postCollection = (name: string) => ({
  name,
  schema: postSchema,
  fields: postFields,
  filled: postFilled,
});

/** Whether a raw record carries custom fields: ACF answers each by its name, filled or not. Without its plugin there is no such key, or nothing in it. */
export const carriesFields = (record: unknown) =>
  typeof record === 'object' && record !== null && 'acf' in record && !isNothing(record.acf);
