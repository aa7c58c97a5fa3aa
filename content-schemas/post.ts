import { z } from 'zod';
import { embeddedImage } from './image';
import { html, maybe, maybeText, slug, text } from './wordpress';

/** The fields a list asks for, so that it carries only what is read (`_fields`). */
export const postFields =
  'id,slug,type,parent,link,modified_gmt,title,content,excerpt,template,acf,yoast_head_json.title,yoast_head_json.description,yoast_head_json.robots,yoast_head_json.og_site_name,_links.wp:featuredmedia,_embedded';

const yoast = maybe(
  z.object({
    title: maybeText,
    description: maybeText,
    og_site_name: maybeText,
    robots: maybe(z.object({ index: maybeText })),
  }),
);

/** What every post carries, in WordPress's words. Extend it, then finish with `toPost`. */
export const wpPost = z.object({
  id: z.number().int(),
  slug,
  parent: z.number().int().default(0),
  modified_gmt: z.string().optional(),
  title: text,
  content: html,
  excerpt: text,
  yoast_head_json: yoast,
  _embedded: maybe(z.object({ 'wp:featuredmedia': z.array(z.unknown()).optional() })),
});

/** The same post in our words. */
export function toPost(wp: z.output<typeof wpPost>) {
  const [media] = wp._embedded?.['wp:featuredmedia'] ?? [];
  return {
    id: wp.id,
    slug: wp.slug,
    parent: wp.parent,
    /** When it was last changed, ISO 8601 in UTC; `null` where WordPress does not say. */
    modified: wp.modified_gmt ? `${wp.modified_gmt}Z` : null,
    title: wp.title || wp.slug,
    html: wp.content,
    excerpt: wp.excerpt,
    image: embeddedImage.safeParse(media).data ?? null,
    seo: {
      title: editorsTitle(wp),
      description: wp.yoast_head_json?.description ?? null,
      noindex: wp.yoast_head_json?.robots?.index === 'noindex',
    },
  };
}

/**
 * Without an editor's title Yoast puts the post's and the site's together, which is no title of anyone's. It has the
 * marks as they were typed, while WordPress's own title has a printer's.
 */
function editorsTitle({ title, yoast_head_json: head }: z.output<typeof wpPost>) {
  if (!head?.title) return null;
  const [whole, start, end] = [head.title, `${title} `, ` ${head.og_site_name ?? ''}`].map(
    typed,
  ) as [string, string, string];
  const isMade =
    whole.startsWith(start) &&
    whole.endsWith(end) &&
    whole.length === start.length + 1 + end.length;
  return isMade ? null : head.title;
}

/** Marks that WordPress sets for what is typed (`wptexturize`), and that. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/[“”„″]/g, '"'],
  [/[‘’‚′]/g, "'"],
  [/[–—]|-{2,3}/g, '-'],
  [/…/g, '...'],
  [/×/g, 'x'],
];
const typed = (words: string) => marks.reduce((text, [set, key]) => text.replace(set, key), words);

/** A post without fields of its own: a spec, a form, a service, a process. */
export const postSchema = wpPost.transform(toPost);
export type Post = z.output<typeof postSchema>;
